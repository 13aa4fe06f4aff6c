import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { subscribersById } from '#site/features/subscribers/subscriber-store.ts';
import { atomically, isPostgres, query } from '#site/server/database.ts';
import type { Frequency } from './alert-types.ts';
import { dueTime } from './due-time.ts';

/** Alerts in one transaction. */
const GROUP = 200;

type Waiting = {
  alert: number;
  subscriber: number;
  first: number;
  frequency: Frequency | null;
  since: number;
};

/**
 * Calculates when new entries are due, from the alert's frequency and its owner's time zone. Entries of inactive alerts,
 * or from before the alert was activated, are dropped. Returns the number of alerts processed.
 */
export async function planEntries({
  payload,
  gatherMs,
}: {
  payload: Payload;
  /** How long an instant alert collects events, in ms. */
  gatherMs?: number;
}): Promise<number> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select entry.alert, entry.subscriber, min(entry.at) as first, alerts.frequency, alerts.active_since
      from alert_entries as entry left join alerts on alerts.id = entry.alert and alerts.state = 'active'
      where entry.state = 'new'
      group by entry.alert, entry.subscriber, alerts.frequency, alerts.active_since limit ${GROUP}`,
  );
  if (rows.length === 0) return 0;
  const waiting = rows.map(waitingOf);
  const people = await subscribersById(payload, [...new Set(waiting.map(({ subscriber }) => subscriber))]);
  const byDue = new Map<number, number[]>();
  const dropped: SQL[] = [];
  for (const { alert, subscriber, first, frequency, since } of waiting) {
    const person = people.get(subscriber);
    if (!frequency || !person?.reachable) {
      dropped.push(dropNew(alert));
      continue;
    }
    if (first < since) dropped.push(dropNew(alert, sql` and at < ${since}`));
    const due = dueTime({ frequency, at: Math.max(first, since), clock: person, gatherMs });
    byDue.set(due, [...(byDue.get(due) ?? []), alert]);
  }
  await atomically(payload, [
    ...dropped,
    ...[...byDue].map(
      ([due, alerts]) => sql`update alert_entries set state = 'waiting', due_at = ${due}
        where state = 'new' and alert in (${sql.join(alerts, sql`, `)})`,
    ),
  ]);
  return rows.length;
}

/**
 * Queues one email with all waiting entries for each alert with a due entry, in one transaction. Returns the number of
 * alerts with due entries. `now` in epoch ms.
 */
export async function gatherDigests({ payload, now }: { payload: Payload; now: number }): Promise<number> {
  const rows = await query<{ alert: unknown }>(
    payload,
    sql`select distinct alert from alert_entries where state = 'waiting' and due_at <= ${now} limit ${GROUP}`,
  );
  if (rows.length === 0) return 0;
  const batch = randomUUID();
  const at = new Date(now).toISOString();
  const alerts = sql.join(
    rows.map(({ alert }) => Number(alert)),
    sql`, `,
  );
  await atomically(payload, [
    // If two instances process the same alerts, the second finds no entries left.
    ...(isPostgres(payload)
      ? [sql`select id from alerts where id in (${alerts}) order by id for update`]
      : []),
    sql`insert into alert_digests
        (batch, alert, subscriber, state, due_at, attempt_count, attempts, created_at, updated_at)
      select ${batch}, alert, min(subscriber), 'due', ${at}, 0, '[]', ${at}, ${at}
      from alert_entries where state = 'waiting' and alert in (${alerts}) group by alert`,
    sql`update alert_entries set state = 'gathered', batch = ${batch}
      where state = 'waiting' and alert in (${alerts})`,
  ]);
  return rows.length;
}

const dropNew = (alert: number, more: SQL = sql``): SQL =>
  sql`update alert_entries set state = 'dropped' where state = 'new' and alert = ${alert}${more}`;

function waitingOf(row: Record<string, unknown>): Waiting {
  return {
    alert: Number(row.alert),
    subscriber: Number(row.subscriber),
    first: Number(row.first),
    frequency: (row.frequency ?? null) as Frequency | null,
    since: row.active_since ? new Date(String(row.active_since)).getTime() : 0,
  };
}
