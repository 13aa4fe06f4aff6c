import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { monthsBefore } from '#site/server/months-before.ts';
import { everyDay } from '#site/server/repeat.ts';

/** Delay of the first run after a start, in ms: visitors come first. */
const FIRST_MS = 90_000;
/** Rows deleted by one statement: others write in between. */
const GROUP = 1000;

/** Deletes expired entries of the audit log once a day, where a limit is set. Returns the function that stops it. */
export function startAuditLogCleaning({
  payload,
  months,
  now = Date.now,
  firstMs = FIRST_MS,
}: {
  payload: Payload;
  /** Undefined: every entry stays. */
  months: number | undefined;
  now?: () => number;
  firstMs?: number;
}): () => Promise<void> {
  if (!months) return async () => undefined;
  return everyDay({
    firstMs,
    work: () => deleteOldEntries({ payload, months, at: now() }),
    failure: 'old entries of the audit log could not be deleted: will retry tomorrow',
  });
}

/**
 * Deletes the entries that are older than this many months, and returns how many. Nothing else may: Payload's own
 * operations refuse everybody, so this writes to the table itself.
 */
export async function deleteOldEntries({
  payload,
  months,
  at,
  group = GROUP,
}: {
  payload: Payload;
  months: number;
  /** Epoch ms. */
  at: number;
  /** Smaller in tests. */
  group?: number;
}): Promise<number> {
  const before = monthsBefore({ at, months });
  let deleted = 0;
  for (;;) {
    const gone = await query(
      payload,
      sql`delete from audit_log where id in
        (select id from audit_log where created_at < ${before} order by created_at limit ${group}) returning id`,
    );
    deleted += gone.length;
    if (gone.length < group) break;
  }
  if (deleted > 0) log.info({ entries: deleted, months }, 'expired entries of the audit log deleted');
  return deleted;
}
