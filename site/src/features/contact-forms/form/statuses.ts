/** What a form is doing or has come to, as its class name and `data-status` say. */
export type FormStatus =
  | 'init'
  | 'validating'
  | 'submitting'
  | 'invalid'
  | 'unaccepted'
  | 'spam'
  | 'aborted'
  | 'sent'
  | 'failed'
  | 'resetting'
  | 'payment-required'
  | `custom-${string}`;

/** The DOM events of a form, without their prefix. */
export type FormEventName =
  | 'beforesubmit'
  | 'statuschanged'
  | 'invalid'
  | 'unaccepted'
  | 'spam'
  | 'aborted'
  | 'mailsent'
  | 'mailfailed'
  | 'submit'
  | 'reset';

const answered: Readonly<Record<string, { status: FormStatus; event?: FormEventName }>> = {
  init: { status: 'init' },
  validation_failed: { status: 'invalid', event: 'invalid' },
  acceptance_missing: { status: 'unaccepted', event: 'unaccepted' },
  spam: { status: 'spam', event: 'spam' },
  aborted: { status: 'aborted', event: 'aborted' },
  mail_sent: { status: 'sent', event: 'mailsent' },
  mail_failed: { status: 'failed', event: 'mailfailed' },
  payment_required: { status: 'payment-required' },
};

/** The status that an answer of the API brings, and the event that tells of it beside `submit`. */
export function statusOfAnswer(status: string): { status: FormStatus; event?: FormEventName } {
  if (Object.hasOwn(answered, status)) return answered[status] as { status: FormStatus };
  const name = status
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return { status: `custom-${name}` };
}
