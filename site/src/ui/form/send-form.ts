import type { FieldError, FormMessages } from '@frontage/forms';

/**
 * The server's answer to a form. `ticket` is a new form token if the next try needs one, `next` the page that follows
 * (without a thank-you message if `now`), `download` the requested file, `reference` that of the lead; `lead` if it
 * counts as a lead without a reference.
 */
export type FormAnswer =
  | {
      ok: true;
      reference?: string;
      lead?: boolean;
      next?: string;
      now?: boolean;
      thanks?: FormMessages['thanks'];
      download?: { href: string; label: string };
    }
  | { ok: false; reason: string; message: string; errors?: readonly FieldError[]; ticket?: string };

const SEND_MS = 30_000;
/** Pictures from a phone take a while on a slow connection. */
const SEND_FILES_MS = 180_000;

/**
 * Sends a form by fetch: the same address and fields as without JavaScript, answered as JSON.
 * Undefined when there was no readable answer.
 */
export async function sendForm({
  action,
  body,
}: {
  action: string;
  body: FormData;
}): Promise<FormAnswer | undefined> {
  // Files need multipart; other forms are shorter without it.
  const textsOnly = [...body.values()].every((value) => typeof value === 'string');
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: textsOnly ? new URLSearchParams([...body] as [string, string][]) : body,
      signal: AbortSignal.timeout(textsOnly ? SEND_MS : SEND_FILES_MS),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer && 'ok' in answer ? (answer as FormAnswer) : undefined;
  } catch {
    return undefined;
  }
}
