import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, jsonOf, query } from '#site/server/database.ts';
import type { Attempt, DeliveryKind } from './lead-types.ts';

/** A delivery this worker holds, until its lease runs out. */
export type ClaimedDelivery = {
  id: number;
  leadId: number;
  kind: DeliveryKind;
  to: string;
  /** Attempts of the present round, this one included. */
  attemptCount: number;
  attempts: Attempt[];
};

/** What became of a claimed delivery. */
export type Outcome = {
  delivery: ClaimedDelivery;
  attempt: Attempt;
  /** Epoch ms of the next try; undefined when this was the last. */
  retryAt?: number;
};

/** Messages to people, and to other systems: neither waits for the other. */
export type Channel = 'mail' | 'webhook';

/** How long a worker may take over a delivery, in ms. After that it is taken to have died with it. */
export const LEASE_MS = 10 * 60 * 1000;

type Row = {
  id: number;
  lead_id: number;
  kind: DeliveryKind;
  to: string;
  attempt_count: number;
  attempts: unknown;
};

/** The rows of `deliveries` as a queue, safe for several workers on one database. */
export function createDeliveryQueue(payload: Payload) {
  // A row being sent has its lease's end as `due_at`, so one condition finds the due and the abandoned.
  const ripe = (at: string) => sql`state in ('due', 'sending') and due_at <= ${at}`;
  const ofChannel = (channel?: Channel) => {
    if (!channel) return sql``;
    return channel === 'webhook' ? sql` and kind = 'webhook'` : sql` and kind <> 'webhook'`;
  };
  const skipHeld = isPostgres(payload) ? sql` for update skip locked` : sql``;

  return {
    /**
     * Takes up to `count` deliveries that are due (of one channel, or any), soonest first; nobody else gets them while the
     * lease lasts.
     */
    async claim({
      at,
      count,
      channel,
    }: {
      at: number;
      count: number;
      channel?: Channel;
    }): Promise<ClaimedDelivery[]> {
      const now = iso(at);
      const rows = await query<Row>(
        payload,
        sql`update deliveries
          set state = 'sending', attempt_count = attempt_count + 1, due_at = ${iso(at + LEASE_MS)}, updated_at = ${now}
          where id in (select id from deliveries where ${ripe(now)}${ofChannel(channel)} order by due_at limit ${count}${skipHeld})
            and ${ripe(now)}
          returning id, lead_id, kind, "to", attempt_count, attempts`,
      );
      return rows.map((row) => ({
        id: Number(row.id),
        leadId: Number(row.lead_id),
        kind: row.kind,
        to: row.to,
        attemptCount: Number(row.attempt_count),
        attempts: attemptsOf(row.attempts),
      }));
    },

    /** Records what happened, all in one write. A delivery whose lease was lost meanwhile is left to its new holder. */
    async settle({ at, outcomes }: { at: number; outcomes: Outcome[] }): Promise<void> {
      await atomically(
        payload,
        outcomes.map((outcome) => settled(outcome, iso(at))),
      );
    },

    /** Epoch ms when the next delivery is due, or undefined when none is waiting. */
    async nextDue(channel: Channel): Promise<number | undefined> {
      const [row] = await query<{ next: unknown }>(
        payload,
        sql`select min(due_at) as next from deliveries where state in ('due', 'sending')${ofChannel(channel)}`,
      );
      return row?.next ? new Date(String(row.next)).getTime() : undefined;
    },

    /** Puts a delivery back into the queue with a fresh budget. False while it is just being sent. */
    async requeue({ id, at, by }: { id: number; at: number; by: string }): Promise<boolean> {
      const [row] = await query<{ attempts: unknown }>(
        payload,
        sql`select attempts from deliveries where id = ${id}`,
      );
      const now = iso(at);
      const note: Attempt = { at: now, ok: true, result: `Put back into the queue by ${by}.` };
      const updated = await query(
        payload,
        sql`update deliveries set state = 'due', due_at = ${now}, attempt_count = 0, sent_at = null,
            attempts = ${JSON.stringify([...attemptsOf(row?.attempts), note])}, updated_at = ${now}
          where id = ${id} and state <> 'sending' returning id`,
      );
      return updated.length === 1;
    },
  };
}

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

function settled({ delivery, attempt, retryAt }: Outcome, now: string): SQL {
  const state = attempt.ok ? 'sent' : retryAt === undefined ? 'failed' : 'due';
  const attempts = JSON.stringify([...delivery.attempts, attempt]);
  return sql`update deliveries set state = ${state}, attempts = ${attempts}, updated_at = ${now},
      sent_at = ${attempt.ok ? now : null}, due_at = ${retryAt === undefined ? now : iso(retryAt)}
    where id = ${delivery.id} and state = 'sending' and attempt_count = ${delivery.attemptCount}`;
}

function attemptsOf(stored: unknown): Attempt[] {
  const parsed = jsonOf<unknown>(stored);
  return Array.isArray(parsed) ? (parsed as Attempt[]) : [];
}

const iso = (at: number): string => new Date(at).toISOString();
