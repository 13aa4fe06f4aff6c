/** Asks one of the staff endpoints; the answer, or a sentence that says what went wrong. */
export async function askStaff<Data>(
  path: string,
  init: RequestInit = {},
): Promise<{ ok: true; data: Data } | { ok: false; message: string }> {
  const message = 'The website did not answer. Try again.';
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init });
    const body = (await response.json()) as Data & { errors?: { message?: string }[] };
    return response.ok
      ? { ok: true, data: body }
      : { ok: false, message: body.errors?.[0]?.message ?? message };
  } catch {
    return { ok: false, message };
  }
}
