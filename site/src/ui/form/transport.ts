/** Names sent with every form besides its fields. Names that begin with `_` are never data. */
export const TRANSPORT = {
  /** Proof that the form was opened here, and when. */
  formToken: '_ticket',
  /** Path and query of the page the form was sent from. */
  page: '_page',
  /** The visit's referrer. */
  referrer: '_referrer',
  /** Path of the visit's first page, with its campaign. */
  landing: '_landing',
  /** The captcha's response, in forms that have one. */
  captcha: '_captcha',
  /** Honeypot: people cannot see this field, so only bots fill it in. */
  honeypot: 'your-website',
} as const;

/** A form sent sooner than this after it was opened (ms) counts as filled in by a bot; the form's own script waits. */
export const MIN_FILL_MS = 2000;

/**
 * Whether a form came back sooner than people fill it in. One that was opened in the future was so by a clock that was set
 * back since: it would be refused until then. All in epoch ms.
 */
export const isTooFast = ({ openedAt, now }: { openedAt: number; now: number }): boolean =>
  now >= openedAt && now - openedAt < MIN_FILL_MS;
