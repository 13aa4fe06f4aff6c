import { createHash } from 'node:crypto';
import { readToken, signToken } from '#site/server/signed-token.ts';

/** Where the links in messages about alerts lead. Opening one shows a page; only its button changes anything. */
export const ALERT_PATHS = {
  confirm: '/alerts/confirm',
  manage: '/alerts/manage',
  /** A POST here ends the alert with no page between (RFC 8058). */
  unsubscribe: '/alerts/unsubscribe',
} as const;

export type AlertPurpose = keyof typeof ALERT_PATHS;

type TokenData = { alert: number; address: string };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link works, in ms. Ending messages must work for ever. */
const VALID_MS: Readonly<Record<AlertPurpose, number | undefined>> = {
  confirm: 30 * DAY_MS,
  manage: 90 * DAY_MS,
  unsubscribe: undefined,
};

/** A link to a page about an alert for whoever reads this address's mail. `now` in epoch ms. */
export function alertLink({
  purpose,
  alert,
  email,
  secret,
  siteUrl,
  now,
}: {
  purpose: AlertPurpose;
  alert: number;
  email: string;
  secret: string;
  siteUrl: string;
  now: number;
}): string {
  const valid = VALID_MS[purpose];
  const token = signToken({
    secret,
    purpose: `alert ${purpose}`,
    data: { alert, address: digestOf(email) } satisfies TokenData,
    expiresAt: valid && now + valid,
  });
  return `${siteUrl}${ALERT_PATHS[purpose]}?t=${token}`;
}

/** The alert a token speaks of, and whether it was sent to this address; undefined when it is worth nothing. */
export function readAlertToken({
  purpose,
  token,
  secret,
  now,
}: {
  purpose: AlertPurpose;
  token: string;
  secret: string;
  now: number;
}): { alert: number; sentTo: (email: string) => boolean } | undefined {
  const data = readToken<TokenData>({ secret, purpose: `alert ${purpose}`, token, now });
  return data && { alert: data.alert, sentTo: (email) => digestOf(email) === data.address };
}

/** Addresses stay out of links: they end up in histories and logs. */
const digestOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16);
