/** Posts to an endpoint of feeds; its answer, or the sentence it refused with. */
export async function postFeedStaff<Body>(
  path: string,
  sent: Record<string, unknown> = {},
): Promise<{ ok: true; body: Body } | { ok: false; message: string }> {
  const fallback = 'The website did not answer. Check the connection and try again.';
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const body = (await response.json()) as Body & { message?: string };
    return response.ok ? { ok: true, body } : { ok: false, message: body.message ?? fallback };
  } catch {
    return { ok: false, message: fallback };
  }
}
