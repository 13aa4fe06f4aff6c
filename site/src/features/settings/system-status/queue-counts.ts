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
  /** In the last 24 hours. */
  sent: number;
  /** Given up in the last 24 hours. */
  failed: number;
};

/** Counts a queue, in two statements, so that each is answered from an index. `now` in epoch ms. */
export async function countQueue({
  payload,
  table,
  now,
}: {
  payload: Payload;
  table: string;
  now: number;
}): Promise<QueueCounts> {
  const name = sql.raw(table);
  const [[open], [done]] = await Promise.all([
    query<Record<string, unknown>>(
      payload,
      sql`select count(*) as n, min(case when due_at <= ${iso(now)} or attempt_count > 0 then created_at end) as oldest
        from ${name} where state in ('due', 'sending')`,
    ),
    query<Record<string, unknown>>(
      payload,
      sql`select count(case when state = 'sent' then 1 end) as sent, count(case when state = 'failed' then 1 end) as failed
        from ${name} where updated_at > ${iso(now - DAY_MS)}`,
    ),
  ]);
  return {
    waiting: Number(open?.n ?? 0),
    ...(open?.oldest ? { oldestDueAt: new Date(String(open.oldest)).getTime() } : {}),
    sent: Number(done?.sent ?? 0),
    failed: Number(done?.failed ?? 0),
  };
}

const iso = (at: number): string => new Date(at).toISOString();
