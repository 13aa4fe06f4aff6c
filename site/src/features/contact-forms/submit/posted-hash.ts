import { keyedHash } from '#site/server/signed-token.ts';

/** How long one hash holds for the same answers, in ms. */
const WINDOW_MS = 30 * 60 * 1000;

/** What a form's client sends back with its next submission: a keyed hash of what was sent, by whom and when. */
export function postedHash({
  secret,
  form,
  unitTag,
  addressKey,
  values,
  now,
}: {
  secret: string;
  form: number;
  unitTag: string;
  addressKey: string;
  /** Without files. */
  values: unknown;
  /** Epoch ms. */
  now: number;
}): string {
  const text = JSON.stringify([Math.floor(now / WINDOW_MS), form, addressKey, unitTag, values]);
  return keyedHash({ secret, purpose: 'posted data', text });
}
