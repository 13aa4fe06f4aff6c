import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { staffAddresses } from '#site/server/staff-addresses.ts';
import { NOTICE_KINDS } from './feed-notices.ts';
import type { FeedRun } from './feed-run.ts';
import { loadFeedSettings } from './load-feed-settings.ts';

/** The same cause is told once in this time, in ms. */
const QUIET_MS = 24 * 60 * 60 * 1000;

type Told = Pick<FeedRun, 'id' | 'state' | 'problems' | 'harm'>;

/**
 * Owes an email to whom it concerns when a run was held or did not go in. The same cause is told once a day, however
 * many files it hits. Never throws: the import itself stands.
 */
export async function notifyStaff({
  payload,
  run,
  now = Date.now(),
}: {
  payload: Payload;
  run: Told;
  /** Epoch ms. */
  now?: number;
}): Promise<void> {
  if (!NOTICE_KINDS.some((kind) => kind === run.state)) return;
  try {
    const cause = causeOf(run);
    const since = new Date(now - QUIET_MS).toISOString();
    const told = await query(
      payload,
      sql`select id from feed_notices where cause = ${cause} and created_at > ${since} limit 1`,
    );
    if (told.length > 0) return;
    const at = new Date(now).toISOString();
    const { notify } = await loadFeedSettings(payload);
    for (const to of await staffAddresses({ payload, chosen: notify }))
      await query(
        payload,
        sql`insert into feed_notices
            (run, "to", cause, state, due_at, attempt_count, attempts, created_at, updated_at)
          values (${run.id}, ${to}, ${cause}, 'due', ${at}, 0, '[]', ${at}, ${at})`,
      );
  } catch (error) {
    log.error({ err: error, run: run.id }, 'staff could not be notified about a feed file');
  }
}

/** What one email is enough for: the kind of failure, and for a held file what it would do. */
function causeOf({ state, problems, harm }: Told): string {
  const what = harm
    ? harm.totals.map(({ office, kind }) => `${office} ${kind}`).sort()
    : [problems.find(({ severity }) => severity === 'error')?.code ?? ''];
  return [state, ...what].join('; ').slice(0, 500);
}
