/** Posts to a staff endpoint; returns its answer, or an error as a sentence. */
export async function postStaff(
  path: string,
  body?: Record<string, unknown>,
): Promise<{ ok: true; response: Response } | { ok: false; message: string }> {
  const fallback = 'The website did not answer. Check your connection and try again.';
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    if (response.ok) return { ok: true, response };
    const problem = (await response.json()) as { errors?: { message?: string }[] };
    return { ok: false, message: problem.errors?.[0]?.message ?? fallback };
  } catch {
    return { ok: false, message: fallback };
  }
}
