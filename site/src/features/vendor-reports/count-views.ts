import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, query } from '#site/server/database.ts';
import { isProgram } from '#site/server/is-program.ts';
import { log } from '#site/server/log.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { repeat } from '#site/server/repeat.ts';
import { dayInSydney, daysBefore } from '#site/server/sydney-day.ts';

/** How often counts in memory are written, in ms: a server that dies loses no more. */
const WRITE_MS = 10_000;
/** Somebody who looks again within this time (ms) is one view. */
const SAME_VIEW_MS = 30 * 60 * 1000;
/** How long counts are stored: just over two years, as for popups. */
const KEEP_DAYS = 750;

export type ViewCounter = ReturnType<typeof createViewCounter>;

/**
 * Counts views of listings in memory and writes them together, so that a view costs the database nothing. Who looked is
 * remembered in memory for half an hour and stored nowhere.
 */
export function createViewCounter({
  payload,
  limits = true,
  now = Date.now,
}: {
  payload: Payload;
  /** False: every view counts, for load tests. */
  limits?: boolean;
  /** Epoch ms. */
  now?: () => number;
}) {
  const recent = createRateLimit({ burst: 1, everyMs: SAME_VIEW_MS, maxKeys: 50_000, now });
  let counts = new Map<string, number>();
  let cleaned = '';

  async function write(): Promise<void> {
    await forgetOld();
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await atomically(payload, [...taken].map(addViews));
    } catch (error) {
      // They are tried again with what has come since.
      for (const [key, views] of taken) counts.set(key, (counts.get(key) ?? 0) + views);
      throw error;
    }
  }

  async function forgetOld(): Promise<void> {
    const today = dayInSydney(now());
    if (cleaned === today) return;
    cleaned = today;
    await query(payload, sql`delete from listing_views where day < ${daysBefore(today, KEEP_DAYS)}`);
  }

  return {
    /** Counts one look at a listing. `who` tells visitors apart for half an hour; `agent` is what their program says it is. */
    count({ listing, who, agent }: { listing: number; who: string; agent: string }): void {
      if (isProgram(agent)) return;
      if (limits && !recent.take(`${listing} ${who} ${agent}`).ok) return;
      const key = `${listing} ${dayInSydney(now())}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    write,
    /** Writes every ten seconds; the returned function writes the rest and stops. */
    start(): () => Promise<void> {
      const stop = repeat({
        work: write,
        everyMs: WRITE_MS,
        failure: 'views of listings could not be written: will retry',
      });
      return async () => {
        await stop();
        await write().catch((error) => log.error({ err: error }, 'the last views of listings were lost'));
      };
    },
  };
}

/** Nothing is counted for a listing that visitors cannot see. */
function addViews([key, views]: [string, number]) {
  const [listing, day] = key.split(' ');
  return sql`insert into listing_views (listing, day, views)
    select ${Number(listing)}, ${day}, ${views}
      where exists (select 1 from public_listings where listing = ${Number(listing)})
    on conflict (listing, day) do update set views = listing_views.views + ${views}`;
}
