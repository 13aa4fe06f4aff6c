import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

/** A person's time zone, and the hours of it (0 to 23) in which they want no messages. */
export type Clock = { timeZone: string; quietFrom: number; quietUntil: number };

/** A subscriber as whoever writes to them needs to know them. */
export type Subscriber = Clock & {
  id: number;
  email: string;
  firstName: string;
  /** Whether messages may be sent: the address is confirmed, and they did not end everything. */
  reachable: boolean;
};

type SubscriberRow = Record<
  | 'id'
  | 'email'
  | 'first_name'
  | 'time_zone'
  | 'quiet_from'
  | 'quiet_until'
  | 'confirmed_at'
  | 'unsubscribed_at',
  unknown
>;

/** Subscribers by their ids; those that are gone are not among them. */
export async function subscribersById(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, Subscriber>> {
  if (ids.length === 0) return new Map();
  const rows = await query<SubscriberRow>(
    payload,
    sql`select id, email, first_name, time_zone, quiet_from, quiet_until, confirmed_at, unsubscribed_at
      from subscribers where id in (${sqlList(ids)})`,
  );
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        id: Number(row.id),
        email: String(row.email),
        firstName: String(row.first_name ?? ''),
        timeZone: String(row.time_zone),
        quietFrom: Number(row.quiet_from),
        quietUntil: Number(row.quiet_until),
        reachable: row.confirmed_at !== null && row.unsubscribed_at === null,
      },
    ]),
  );
}

/** The ids of the subscribers with this address, given in lower case. */
export async function subscriberIdsOf(payload: Payload, email: string): Promise<number[]> {
  const rows = await query(payload, sql`select id from subscribers where lower(email) = ${email}`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Notes that the address is its owner's, if that was not known, and that they want messages. `at` is an ISO instant.
 * Somebody else may have set a password before the address was confirmed: it goes.
 */
export const subscriberConfirmed = ({ id, at }: { id: number; at: string }): SQL =>
  sql`update subscribers
    set hash = case when confirmed_at is null then '' else hash end,
      has_password = case when confirmed_at is null then false else has_password end,
      confirmed_at = coalesce(confirmed_at, ${at}), unsubscribed_at = null, updated_at = ${at} where id = ${id}`;

/** Notes that they ended every alert. `at` is an ISO instant. */
export const subscriberUnsubscribed = ({ id, at }: { id: number; at: string }): SQL =>
  sql`update subscribers set unsubscribed_at = ${at}, updated_at = ${at} where id = ${id}`;

/** Changes the clock a subscriber goes by. */
export async function changeClock({
  payload,
  subscriber,
  quietFrom,
  quietUntil,
  timeZone,
}: Clock & { payload: Payload; subscriber: number }): Promise<void> {
  await query(
    payload,
    sql`update subscribers set quiet_from = ${quietFrom}, quiet_until = ${quietUntil},
      time_zone = ${timeZone}, updated_at = ${new Date().toISOString()} where id = ${subscriber}`,
  );
}
