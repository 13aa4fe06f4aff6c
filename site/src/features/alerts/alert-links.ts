import { mailLink, readMailToken } from '#site/server/mail-links.ts';

/** The pages of links in alert emails. Opening one changes nothing; its button does. */
export const ALERT_PATHS = {
  confirm: '/alerts/confirm',
  manage: '/alerts/manage',
  /** A POST here ends the alert without a page (RFC 8058). */
  unsubscribe: '/alerts/unsubscribe',
} as const;

export type AlertPurpose = keyof typeof ALERT_PATHS;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link is valid, in ms. Unsubscribe links never expire. */
const VALID_MS: Readonly<Record<AlertPurpose, number | undefined>> = {
  confirm: 30 * DAY_MS,
  manage: 90 * DAY_MS,
  unsubscribe: undefined,
};

/** A signed link to a page about an alert, for the owner of this email address. `now` in epoch ms. */
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

/** The alert of a token, and whether it was sent to a given address; undefined if the token is invalid. */
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
