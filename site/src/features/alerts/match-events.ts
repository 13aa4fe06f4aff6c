import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { DueEvent } from '#site/features/listings/public/events/due-events.ts';
import { markEventsDone, readDueEvents } from '#site/features/listings/public/events/due-events.ts';
import { atomically } from '#site/server/database.ts';
import { targetCondition } from './alert-targets.ts';

/** Events of one write. SQLite does nothing else meanwhile, so not many. */
const GROUP = 5;

/**
 * Works off the events of listings: each becomes an entry for every subscriber it interests, and is done, in one
 * write. A job that died half-way leaves its events as they were; done again, they make no second entry.
 */
export async function matchEvents({ payload }: { payload: Payload }): Promise<number> {
  const events = await readDueEvents({ payload, count: GROUP });
  if (events.length > 0) {
    const ids = events.map(({ id }) => id);
    await atomically(payload, [...events.flatMap(storeEntries), markEventsDone(ids)]);
  }
  return events.length;
}

/** One statement for one event, whatever the number of alerts; nothing when nobody may see the listing. */
function storeEntries({ id, listing, kind, detail, at, facts }: DueEvent): SQL[] {
  if (!facts) return [];
  return [
    sql`insert into alert_entries (alert, subscriber, listing, event, kind, detail, at, state)
      select target.alert, target.subscriber, ${listing}, ${id}, ${kind}, ${JSON.stringify(detail)}, ${at}, 'new'
      from alert_targets as target where ${targetCondition({ kind, at, facts })}
      order by target.urgency, target.alert on conflict do nothing`,
  ];
}
