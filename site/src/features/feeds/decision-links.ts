import type { Payload } from 'payload';
import { env } from '#site/server/env.ts';
import { mailLink, readMailToken } from '#site/server/mail-links.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { Decision } from './feed-runs.ts';

/** Decisions that a link in an email can make; the third choice is in the admin. */
export type MailedDecision = Exclude<Decision, 'apply-without-withdrawals'>;

export const DECISION_PATH = '/feed-decision';

/** A held file waits for 30 days at most. */
const VALID_MS = 30 * 24 * 60 * 60 * 1000;

const bound = (decision: MailedDecision) => ({
  secret: readSecrets(env().dataDir).mailLinks,
  purpose: `feed ${decision}`,
});

/** The address of the page on which a member of staff confirms a decision. Opening it changes nothing. */
export const decisionLink = ({
  siteUrl,
  run,
  email,
  decision,
  now,
}: {
  siteUrl: string;
  /** Id of the report. */
  run: number;
  email: string;
  decision: MailedDecision;
  /** Epoch ms. */
  now: number;
}): string =>
  mailLink({
    ...bound(decision),
    siteUrl,
    path: `${DECISION_PATH}/${decision}`,
    id: run,
    email,
    validMs: VALID_MS,
    now,
  });

/** The report a link speaks of, and who is deciding: only as long as they are an editor or an admin. */
export async function readDecisionLink({
  payload,
  token,
  decision,
  now,
}: {
  payload: Payload;
  token: string;
  decision: MailedDecision;
  /** Epoch ms. */
  now: number;
}): Promise<{ run: number; by: string } | undefined> {
  const read = readMailToken({ ...bound(decision), token, now });
  if (!read) return undefined;
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: ['admin', 'editor'] } },
    depth: 0,
    pagination: false,
  });
  const user = docs.find(({ email }) => read.sentTo(email));
  return user && { run: read.id, by: user.name || user.email };
}
