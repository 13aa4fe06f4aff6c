/** The status of a form, as in its class name and `data-status`. */
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

const answered: Readonly<Record<string, readonly [status: FormStatus, event?: FormEventName]>> = {
  init: ['init'],
  validation_failed: ['invalid', 'invalid'],
  acceptance_missing: ['unaccepted', 'unaccepted'],
  spam: ['spam', 'spam'],
  aborted: ['aborted', 'aborted'],
  mail_sent: ['sent', 'mailsent'],
  mail_failed: ['failed', 'mailfailed'],
  payment_required: ['payment-required'],
};

/** The form's status for a status of the API, and the event besides `submit`. */
export function statusOfAnswer(status: string): { status: FormStatus; event?: FormEventName } {
  const known = Object.hasOwn(answered, status) ? answered[status] : undefined;
  if (known) return { status: known[0], event: known[1] };
  const name = status
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return { status: `custom-${name}` };
}
