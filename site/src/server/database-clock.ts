import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from './database.ts';
import { log } from './log.ts';

/** Clocks that differ by more than this do harm, in ms: leases of jobs last minutes, links of staff an hour. */
const TOLERATED_MS = 30_000;

/**
 * How far this machine’s clock is ahead of PostgreSQL’s, in ms, negative where it is behind; undefined where that does no
 * harm, and with SQLite, which has the same clock. Instances compare their clocks with what others wrote.
 */
export async function wrongClock(payload: Payload, now = Date.now): Promise<number | undefined> {
  if (!isPostgres(payload)) return undefined;
  const asked = now();
  const [row] = await query<{ at: unknown }>(
    payload,
    sql`select extract(epoch from clock_timestamp()) * 1000 as at`,
  );
  // What was answered late says little: only the part that the wait cannot explain counts.
  const [ahead, behind] = [asked - Number(row?.at), now() - Number(row?.at)];
  if (ahead > TOLERATED_MS) return ahead;
  return behind < -TOLERATED_MS ? behind : undefined;
}

/** Logs a clock that is wrong. */
export async function sayWrongClock(payload: Payload, now = Date.now): Promise<void> {
  const ahead = await wrongClock(payload, now);
  if (ahead !== undefined)
    log.error(
      { aheadSeconds: Math.round(ahead / 1000) },
      'the clocks of this server and of PostgreSQL differ: messages may be sent twice, and what is scheduled comes at the wrong time. Set both by NTP (timedatectl)',
    );
}
