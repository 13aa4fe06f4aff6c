import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { DueEvent } from '#site/features/listings/public/events/due-events.ts';
import { markEventsDone, readDueEvents } from '#site/features/listings/public/events/due-events.ts';
import { atomically } from '#site/server/database.ts';
import { targetCondition } from './alert-targets.ts';

/** Events in one transaction: few, because SQLite blocks other writes meanwhile. */
const GROUP = 5;

/**
 * Processes listing events: each becomes an entry for every matching subscriber and is marked as done, in one
 * transaction. After a crash they are processed again without a second entry.
 */
export async function matchEvents({ payload }: { payload: Payload }): Promise<number> {
  const events = await readDueEvents({ payload, count: GROUP });
  if (events.length > 0) {
    const ids = events.map(({ id }) => id);
    await atomically(payload, [...events.flatMap(storeEntries), markEventsDone(ids)]);
  }
  return events.length;
}

/** One statement for one event and all alerts; nothing if the listing is hidden. */
function storeEntries({ id, listing, kind, detail, at, facts }: DueEvent): SQL[] {
  if (!facts) return [];
  return [
    sql`insert into alert_entries (alert, subscriber, listing, event, kind, detail, at, state)
      select target.alert, target.subscriber, ${listing}, ${id}, ${kind}, ${JSON.stringify(detail)}, ${at}, 'new'
      from alert_targets as target where ${targetCondition({ kind, at, facts })}
      order by target.urgency, target.alert on conflict do nothing`,
  ];
}
