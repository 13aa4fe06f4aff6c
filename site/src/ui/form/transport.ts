/** Names that travel with every form beside its fields. Names that begin with `_` are never data. */
export const TRANSPORT = {
  /** Proof that the form was opened here, and when. */
  formToken: '_ticket',
  /** Path and query of the page the form was sent from. */
  page: '_page',
  /** Where the visitor had come from. */
  referrer: '_referrer',
  /** Path of the visit's first page, with its campaign. */
  landing: '_landing',
  /** What the captcha answered, in forms that have one. */
  captcha: '_captcha',
  /** People cannot see this field: what fills it in is a program. */
  honeypot: 'your-website',
} as const;

/** A form sent sooner than this after it was opened (ms) was filled in by a machine; the form's own script waits. */
export const MIN_FILL_MS = 2000;
