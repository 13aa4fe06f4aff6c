import { mailLink, readMailToken } from '#site/server/mail-links.ts';

/** Where the links in messages about alerts lead. Opening one shows a page; only its button changes anything. */
export const ALERT_PATHS = {
  confirm: '/alerts/confirm',
  manage: '/alerts/manage',
  /** A POST here ends the alert with no page between (RFC 8058). */
  unsubscribe: '/alerts/unsubscribe',
} as const;

export type AlertPurpose = keyof typeof ALERT_PATHS;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link works, in ms. Ending messages must work for ever. */
const VALID_MS: Readonly<Record<AlertPurpose, number | undefined>> = {
  confirm: 30 * DAY_MS,
  manage: 90 * DAY_MS,
  unsubscribe: undefined,
};

/** A link to a page about an alert for whoever reads this address's mail. `now` in epoch ms. */
export const alertLink = ({
  purpose,
  alert,
  ...link
}: {
  purpose: AlertPurpose;
  alert: number;
  email: string;
  secret: string;
  siteUrl: string;
  now: number;
}): string =>
  mailLink({
    ...link,
    id: alert,
    purpose: `alert ${purpose}`,
    path: ALERT_PATHS[purpose],
    validMs: VALID_MS[purpose],
  });

/** The alert a token speaks of, and whether it was sent to this address; undefined when it is worth nothing. */
export function readAlertToken({
  purpose,
  ...link
}: {
  purpose: AlertPurpose;
  token: string;
  secret: string;
  now: number;
}): { alert: number; sentTo: (email: string) => boolean } | undefined {
  const read = readMailToken({ ...link, purpose: `alert ${purpose}` });
  return read && { alert: read.id, sentTo: read.sentTo };
}
