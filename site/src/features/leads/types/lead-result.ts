import type { FieldError } from '@frontage/forms';

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
const notSent = (failed = 'Your message has not been sent.'): string =>
  /[.!?…]$/.test(failed) ? failed : `${failed}.`;

/** The refusals, each with its message, which begins with the form's own text (`failed`) where there is one. */
export const refusal = {
  unknown: (): Refusal => ({
    ok: false,
    reason: 'unknown',
    message: 'This form is not on our website.',
  }),
  foreign: (): Refusal => ({
    ok: false,
    reason: 'foreign',
    message:
      'Your message has not been sent because it came from another website. Open the form here and send it again.',
  }),
  invalid: (errors: readonly FieldError[], failed?: string): Refusal => ({
    ok: false,
    reason: 'invalid',
    message: `${notSent(failed)} Please fix these and send it again:`,
    errors,
  }),
  noBrochure: (failed?: string): Refusal =>
    refusal.invalid(
      [
        {
          field: 'property_id',
          rule: 'required',
          message: 'There is no brochure for this property. Contact the agent for details.',
        },
      ],
      failed,
    ),
  expired: (failed?: string): Refusal => ({
    ok: false,
    reason: 'expired',
    message: `${notSent(failed)} Check it and send it again.`,
  }),
  early: (failed?: string): Refusal => ({
    ok: false,
    reason: 'early',
    message: `${notSent(failed)} The form was submitted too quickly. Wait a few seconds and send it again.`,
  }),
  captcha: (failed?: string): Refusal => ({
    ok: false,
    reason: 'captcha',
    message: `${notSent(failed)} The captcha was not completed. Complete it and send it again.`,
  }),
  limited: (retryAfterSeconds: number, failed?: string): Refusal => ({
    ok: false,
    reason: 'limited',
    message: `${notSent(failed)} Too many messages were sent from your connection. Try again in ${minutesText(retryAfterSeconds)}.`,
    retryAfterSeconds,
  }),
  repeated: (reference: string): Refusal => ({
    ok: false,
    reason: 'repeated',
    message: `You have already sent this form (${reference}). To send your changes as a new message, send it again.`,
  }),
  unavailable: (phone: string | undefined): Refusal => ({
    ok: false,
    reason: 'unavailable',
    message: phone
      ? `Your message could not be sent. Your answers are still here. Try again in a minute, or call us on ${phone}.`
      : 'Your message could not be sent. Your answers are still here. Try again in a minute.',
  }),
};

const minutesText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return 'a minute';
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
