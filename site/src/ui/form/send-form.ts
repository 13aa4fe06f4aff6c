import type { FieldError, FormMessages } from '@frontage/forms';

/**
 * What the server says about a form. `ticket` is a new form token where the next try needs one, `next` where a page follows
 * (without thanks before it, if `now`), `download` where the form asked for a file, `reference` where it became a lead, `lead` where it
 * counts as one without.
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
/** Pictures from a phone take a while where its connection is slow. */
const SEND_FILES_MS = 180_000;

/**
 * Sends a form as a script does: the same address and the same fields as without JavaScript, answered as JSON.
 * Undefined when no answer came that can be read.
 */
export async function sendForm({
  action,
  body,
}: {
  action: string;
  body: FormData;
}): Promise<FormAnswer | undefined> {
  // Files need multipart; everything else is shorter without.
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
