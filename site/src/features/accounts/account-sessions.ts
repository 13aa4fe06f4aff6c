import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { SESSION_SECONDS } from '#site/features/subscribers/session-length.ts';
import type { Account, SignedIn } from '#site/server/current-visitor.ts';
import { query } from '#site/server/database.ts';
import { readToken, signToken } from '#site/server/signed-token.ts';

const PURPOSE = 'session';

type SessionData = { id: number; session: string };

/**
 * The session token in a visitor's cookie. Payload stores the session, but its own token stays on the server: it would
 * also give access to Payload's REST API, which this one does not.
 */
export const sessionToken = ({
  secret,
  now,
  ...data
}: SessionData & { secret: string; now: number }): string =>
  signToken({ secret, purpose: PURPOSE, data, expiresAt: now + SESSION_SECONDS * 1000 });

/** The subscriber of a session token; undefined if it is invalid, expired or ended. */
export async function accountOfToken({
  payload,
  secret,
  token,
  now,
}: {
  payload: Payload;
  secret: string;
  token: string;
  /** Epoch ms. */
  now: number;
}): Promise<SignedIn | undefined> {
  const data = readToken<SessionData>({ secret, purpose: PURPOSE, token, now });
  if (!data) return undefined;
  const { id, session } = data;
  const [held] = await query(
    payload,
    sql`select id from subscribers_sessions
      where id = ${session} and _parent_id = ${id} and expires_at > ${new Date(now).toISOString()}`,
  );
  const found = held && (await payload.findByID({ collection: 'subscribers', id, disableErrors: true }));
  return found ? { ...accountOf(found), session } : undefined;
}

/** Ends one session; the subscriber's other sessions continue. */
export async function endSession({ payload, session }: { payload: Payload; session: string }): Promise<void> {
  await query(payload, sql`delete from subscribers_sessions where id = ${session}`);
}

/** Ends every session of a subscriber. */
export async function endSessions({
  payload,
  subscriber,
}: {
  payload: Payload;
  subscriber: number;
}): Promise<void> {
  await query(payload, sql`delete from subscribers_sessions where _parent_id = ${subscriber}`);
}

/** A stored subscriber as an account. */
export function accountOf(stored: object): Account {
  const of = stored as Record<string, unknown>;
  const text = (value: unknown) => (value ? String(value) : '');
  return {
    id: Number(of.id),
    email: text(of.email),
    firstName: text(of.firstName),
    lastName: text(of.lastName),
    mobile: text(of.mobile),
    hasPassword: Boolean(of.hasPassword),
    confirmedAt: of.confirmedAt ? new Date(text(of.confirmedAt)).toISOString() : null,
    timeZone: text(of.timeZone) || 'Australia/Sydney',
    quietFrom: Number(of.quietFrom ?? 21),
    quietUntil: Number(of.quietUntil ?? 7),
  };
}
