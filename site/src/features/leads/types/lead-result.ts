import type { FieldError } from '@frontage/forms';
import { formTexts } from '#site/messages/forms.ts';
import { knownFormText } from '#site/messages/known-texts.ts';

export type RefusalReason =
  | 'unknown'
  | 'foreign'
  | 'invalid'
  | 'expired'
  | 'early'
  | 'captcha'
  | 'limited'
  | 'repeated'
  | 'unavailable';

/** Why a submission was refused. `message` tells the visitor what to do. */
export type Refusal = {
  ok: false;
  reason: RefusalReason;
  message: string;
  errors?: readonly FieldError[];
  /** With 'limited' only. */
  retryAfterSeconds?: number;
};

/** Where the visitor fetches the file they asked for, and the text of that link. */
export type Download = { href: string; label: string };

/** Either stored under this reference, or not stored at all. */
export type LeadResult =
  | {
      ok: true;
      reference: string;
      download?: Download;
      /** Whether the visitor goes on to the form's thank-you page; lead forms only. */
      redirects?: boolean;
    }
  | Refusal;

/** The form's own text for when it could not be sent, as a whole sentence. */
function notSent(failed?: string): string {
  const text = (failed && knownFormText(failed)) || failed || formTexts().refusals.notSent;
  return /[.!?…。！？]$/.test(text) ? text : `${text}.`;
}

/**
 * The refusals, each with its message in the language of the visitor, which begins with the form's own text (`failed`)
 * where there is one.
 */
export const refusal = {
  unknown: (): Refusal => ({ ok: false, reason: 'unknown', message: formTexts().refusals.unknown }),
  foreign: (): Refusal => ({ ok: false, reason: 'foreign', message: formTexts().refusals.foreign }),
  invalid: (errors: readonly FieldError[], failed?: string): Refusal => ({
    ok: false,
    reason: 'invalid',
    message: `${notSent(failed)} ${formTexts().refusals.invalid}`,
    errors,
  }),
  noBrochure: (failed?: string): Refusal =>
    refusal.invalid(
      [{ field: 'property_id', rule: 'required', message: formTexts().refusals.noBrochure }],
      failed,
    ),
  expired: (failed?: string): Refusal => ({
    ok: false,
    reason: 'expired',
    message: `${notSent(failed)} ${formTexts().refusals.expired}`,
  }),
  early: (failed?: string): Refusal => ({
    ok: false,
    reason: 'early',
    message: `${notSent(failed)} ${formTexts().refusals.early}`,
  }),
  captcha: (failed?: string): Refusal => ({
    ok: false,
    reason: 'captcha',
    message: `${notSent(failed)} ${formTexts().refusals.captcha}`,
  }),
  limited: (retryAfterSeconds: number, failed?: string): Refusal => ({
    ok: false,
    reason: 'limited',
    message: `${notSent(failed)} ${formTexts().refusals.limited(Math.ceil(retryAfterSeconds / 60) || 1)}`,
    retryAfterSeconds,
  }),
  repeated: (reference: string): Refusal => ({
    ok: false,
    reason: 'repeated',
    message: formTexts().refusals.repeated(reference),
  }),
  unavailable(phone: string | undefined): Refusal {
    const { unavailable, unavailableCall } = formTexts().refusals;
    return { ok: false, reason: 'unavailable', message: phone ? unavailableCall(phone) : unavailable };
  },
};
