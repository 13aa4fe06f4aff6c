type Refusal = { message?: string; data?: { errors?: { message?: string }[] } };

/** Asks one of the staff endpoints; the answer, or sentences that say what went wrong, a line each. */
export async function askStaff<Data>(
  path: string,
  init: RequestInit = {},
): Promise<{ ok: true; data: Data } | { ok: false; message: string }> {
  const message = 'The server did not respond. Try again.';
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init });
    const body = (await response.json()) as Data & { errors?: Refusal[] };
    if (response.ok) return { ok: true, data: body };
    const [refusal] = body.errors ?? [];
    // What is wrong with single fields says more than that some are.
    const fields = (refusal?.data?.errors ?? []).flatMap((field) => field.message ?? []);
    return { ok: false, message: fields.join('\n') || refusal?.message || message };
  } catch {
    return { ok: false, message };
  }
}

/** The settings of a request that sends JSON. */
export const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
