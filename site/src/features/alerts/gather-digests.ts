import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { subscribersById } from '#site/features/subscribers/subscriber-store.ts';
import { atomically, isPostgres, query } from '#site/server/database.ts';
import type { Frequency } from './alert-types.ts';
import { dueTime } from './due-time.ts';

/** Alerts of one write. */
const GROUP = 200;

type Waiting = {
  alert: number;
  subscriber: number;
  first: number;
  frequency: Frequency | null;
  since: number;
};

/**
 * Works out when new entries are to be sent: by the alert's frequency and its owner's clock. Entries of alerts that
 * send nothing (any more), or from before the alert was active, are dropped. How many alerts were looked at.
 */
export async function planEntries({
  payload,
  gatherMs,
}: {
  payload: Payload;
  /** How long an instant alert gathers, in ms. */
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
 * Makes a message of everything that waits for an alert, for each alert with something due: entries and message in
 * one write. How many alerts had something due. `now` in epoch ms.
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
    // Two instances that gather for the same alerts, one after the other: the second finds nothing left.
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
