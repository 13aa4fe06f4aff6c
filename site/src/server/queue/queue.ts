import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, jsonOf, query } from '../database.ts';

/** One try at a job, or what staff did to it. Holds no contents of any message. */
export type Attempt = {
  /** ISO instant. */
  at: string;
  ok: boolean;
  /** A sentence: the mail server's answer, or what happened instead. */
  result: string;
  /** SMTP reply or error code. */
  code?: string;
};

/** What a worker knows about a job it has claimed. */
export type Claimed = {
  id: number;
  /** Attempts since the job was last queued, this one included. */
  attemptCount: number;
  attempts: Attempt[];
};

/** What became of a claimed job. */
export type Outcome<Job extends Claimed> = {
  job: Job;
  attempt: Attempt;
  /** Epoch ms of the next try; undefined when this was the last. */
  retryAt?: number;
  /** It was written to the outbox, since there is no mail server: done, and sent to nobody. */
  outbox?: boolean;
  /** There was nothing to send any more: no fault that anybody must see to. */
  skipped?: boolean;
};

/**
 * How long a worker may take for a job, in ms. After that it is assumed to have died. An email has two minutes,
 * a webhook less.
 */
export const LEASE_MS = 3 * 60 * 1000;

/**
 * A table whose rows are jobs: `id, state (due | sending | sent | outbox | failed, where jobs can be skipped also skipped), due_at,
 * sent_at, attempt_count, attempts, updated_at`, with an index over `(state, due_at)`, and columns of its own. One with
 * lanes has a column `kind` and an index over `(state, kind, due_at)` as well.
 */
type QueueTable<Job extends Claimed> = {
  payload: Payload;
  table: string;
  /** The columns that `read` needs beside those of every queue. */
  columns: SQL;
  read: (row: Record<string, unknown>) => Omit<Job, keyof Claimed>;
};

export type Queue<Job extends Claimed> = ReturnType<typeof createQueue<Job>>;

/** Kinds of jobs that have workers of their own. */
export type Lane = readonly string[];

/** A table as a queue, safe for several workers on one database. */
export function createQueue<Job extends Claimed>({ payload, table, columns, read }: QueueTable<Job>) {
  const name = sql.raw(table);
  // A row being sent has its lease's end as `due_at`, so one condition finds the due and the abandoned.
  const ripe = (at: string) => sql`state in ('due', 'sending') and due_at <= ${at}`;
  const skipHeld = isPostgres(payload) ? sql` for update skip locked` : sql``;
  /**
   * The first of those due and the first of those abandoned, of each kind of the lane, each from the index. All in one order
   * would be sorted whole, and a lane would read all that waits in the others.
   */
  const soonest = ({
    at,
    lane,
    count,
    lock = sql``,
  }: {
    at: SQL;
    lane?: Lane;
    count: number;
    lock?: SQL;
  }) => {
    const conditions = ['due', 'sending'].flatMap((state) =>
      lane
        ? lane.map((kind) => sql`state = ${state} and kind = ${kind} and ${at}`)
        : [sql`state = ${state} and ${at}`],
    );
    const firsts = conditions.map(
      (condition, index) =>
        sql`select id, due_at from (select id, due_at from ${name} where ${condition}
          order by due_at limit ${count}${lock}) as ${sql.raw(`first_${index}`)}`,
    );
    return sql`(${sql.join(firsts, sql` union all `)}) as soonest order by due_at limit ${count}`;
  };

  return {
    /** Takes up to `count` jobs that are due, soonest first; nobody else gets them while the lease lasts. */
    async claim({ at, count, lane }: { at: number; count: number; lane?: Lane }): Promise<Job[]> {
      const now = iso(at);
      const rows = await query<Record<string, unknown>>(
        payload,
        sql`update ${name}
          set state = 'sending', attempt_count = attempt_count + 1, due_at = ${iso(at + LEASE_MS)}, updated_at = ${now}
          where id in (select id from ${soonest({ at: sql`due_at <= ${now}`, lane, count, lock: skipHeld })})
            and ${ripe(now)}
          returning id, attempt_count, attempts, ${columns}`,
      );
      return rows.map((row) => {
        const claimed: Claimed = {
          id: Number(row.id),
          attemptCount: Number(row.attempt_count),
          attempts: attemptsOf(row.attempts),
        };
        return { ...claimed, ...read(row) } as Job;
      });
    },

    /** Records what happened, all in one write. A job whose lease was lost meanwhile is left to its new holder. */
    async settle({ at, outcomes }: { at: number; outcomes: Outcome<Job>[] }): Promise<void> {
      const now = iso(at);
      await atomically(
        payload,
        outcomes.map(({ job, attempt, retryAt, outbox, skipped }) => {
          const done = outbox ? 'outbox' : 'sent';
          const given = skipped ? 'skipped' : 'failed';
          const state = attempt.ok ? done : retryAt === undefined ? given : 'due';
          return sql`update ${name} set state = ${state}, updated_at = ${now},
              attempts = ${JSON.stringify([...job.attempts, attempt])},
              sent_at = ${state === 'sent' ? now : null}, due_at = ${retryAt === undefined ? now : iso(retryAt)}
            where id = ${job.id} and state = 'sending' and attempt_count = ${job.attemptCount}`;
        }),
      );
    },

    /** Epoch ms when the next job is due, or undefined when none is waiting. */
    async nextDue(lane?: Lane): Promise<number | undefined> {
      const [row] = await query<{ next: unknown }>(
        payload,
        sql`select due_at as next from ${soonest({ at: sql`1 = 1`, lane, count: 1 })}`,
      );
      return row?.next ? new Date(String(row.next)).getTime() : undefined;
    },

    /** Puts a job back into the queue with a fresh budget. False while it is just being sent. */
    async requeue({ id, at, by }: { id: number; at: number; by: string }): Promise<boolean> {
      const [row] = await query<{ attempts: unknown }>(
        payload,
        sql`select attempts from ${name} where id = ${id}`,
      );
      const now = iso(at);
      const note: Attempt = { at: now, ok: true, result: `Queued again by ${by}.` };
      const updated = await query(
        payload,
        sql`update ${name} set state = 'due', due_at = ${now}, attempt_count = 0, sent_at = null,
            attempts = ${JSON.stringify([...attemptsOf(row?.attempts), note])}, updated_at = ${now}
          where id = ${id} and state <> 'sending' returning id`,
      );
      return updated.length === 1;
    },
  };
}

function attemptsOf(stored: unknown): Attempt[] {
  const parsed = jsonOf<unknown>(stored);
  return Array.isArray(parsed) ? (parsed as Attempt[]) : [];
}

const iso = (at: number): string => new Date(at).toISOString();
