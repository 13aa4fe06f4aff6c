import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How a queue of messages is: a table as `createQueue` reads it. */
export type QueueCounts = {
  /** Messages that wait to be sent or are being sent. */
  waiting: number;
  /** Epoch ms at which the oldest of them was written that is due or was tried. */
  oldestDueAt?: number;
  /**
   * The same for those written after the last message that was sent: since then nothing got through. Absent while others
   * are sent, however long one that its recipient refuses is tried.
   */
  stalledSince?: number;
  /** In the last 24 hours. */
  sent: number;
  /** Given up in the last 24 hours. */
  failed: number;
};

/** A queue: its table, and the kinds that go out by the same way where the table has several. */
export type QueueTable = { table: string; kinds?: readonly string[] };

/** Counts a queue, in two statements, so that each is answered from an index. `now` in epoch ms. */
export async function countQueue({
  payload,
  queue: { table, kinds },
  now,
}: {
  payload: Payload;
  queue: QueueTable;
  now: number;
}): Promise<QueueCounts> {
  const name = sql.raw(table);
  const ofKinds = kinds
    ? sql`and kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`
    : sql``;
  const [done] = await query<Record<string, unknown>>(
    payload,
    sql`select count(case when state = 'sent' then 1 end) as sent, count(case when state = 'failed' then 1 end) as failed,
      max(case when state = 'sent' then sent_at end) as last
      from ${name} where updated_at > ${iso(now - DAY_MS)} ${ofKinds}`,
  );
  // In the last day: what waited for longer has waited long enough.
  const lastSentAt = done?.last ? timeOf(done.last) : 0;
  const [open] = await query<Record<string, unknown>>(
    payload,
    sql`select count(*) as n, min(case when is_late then created_at end) as oldest,
      min(case when is_late and created_at > ${iso(lastSentAt)} then created_at end) as stalled
      from (select created_at, (due_at <= ${iso(now)} or attempt_count > 0) as is_late
        from ${name} where state in ('due', 'sending') ${ofKinds}) as open`,
  );
  return {
    waiting: Number(open?.n ?? 0),
    ...(open?.oldest ? { oldestDueAt: timeOf(open.oldest) } : {}),
    ...(open?.stalled ? { stalledSince: timeOf(open.stalled) } : {}),
    sent: Number(done?.sent ?? 0),
    failed: Number(done?.failed ?? 0),
  };
}

const iso = (at: number): string => new Date(at).toISOString();

/** Epoch ms of a time as either database gives it. */
export const timeOf = (at: unknown): number => (at instanceof Date ? at : new Date(String(at))).getTime();
