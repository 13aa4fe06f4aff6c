import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

/** A subscriber's time zone and quiet hours (0 to 23). */
export type Clock = { timeZone: string; quietFrom: number; quietUntil: number };

/** A subscriber with what is needed to send them an email. */
export type Subscriber = Clock & {
  id: number;
  email: string;
  firstName: string;
  /** Whether emails may be sent: the address is confirmed and they have not unsubscribed. */
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

/** Subscribers by id, without deleted ones. */
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

/** The ids of the subscribers with this email address, in lowercase. */
export async function subscriberIdsOf(payload: Payload, email: string): Promise<number[]> {
  const rows = await query(payload, sql`select id from subscribers where lower(email) = ${email}`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Marks the email address as confirmed and the subscriber as subscribed. `at` is an ISO instant. A password that was set
 * before is removed: someone else may have set it.
 */
export const subscriberConfirmed = ({ id, at }: { id: number; at: string }): SQL =>
  sql`update subscribers
    set hash = case when confirmed_at is null then '' else hash end,
      has_password = case when confirmed_at is null then false else has_password end,
      confirmed_at = coalesce(confirmed_at, ${at}), unsubscribed_at = null, updated_at = ${at} where id = ${id}`;

/** Marks them as unsubscribed from everything. `at` is an ISO instant. */
export const subscriberUnsubscribed = ({ id, at }: { id: number; at: string }): SQL =>
  sql`update subscribers set unsubscribed_at = ${at}, updated_at = ${at} where id = ${id}`;

/** Changes a subscriber's time zone and quiet hours. */
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
