import type { Position } from '@frontage/gazetteer';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { DueEvent } from '#site/features/listings/public/events/due-events.ts';
import { markEventsDone, readDueEvents } from '#site/features/listings/public/events/due-events.ts';
import { isInArea } from '#site/features/listings/search/area-geometry.ts';
import {
  areaOfCriteria,
  type ListingCriteria,
  meetsOtherFilters,
} from '#site/features/listings/search/criteria-search.ts';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
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
    const entries = await Promise.all(events.map((event) => storeEntries(payload, event)));
    await atomically(payload, [...entries.flat(), markEventsDone(ids)]);
  }
  return events.length;
}

/** One statement for one event and all alerts; nothing if the listing is hidden. */
async function storeEntries(
  payload: Payload,
  { id, listing, kind, detail, at, facts }: DueEvent,
): Promise<SQL[]> {
  if (!facts) return [];
  const condition = targetCondition({ kind, at, facts });
  const others = await alertsForOthers(payload, { condition, listing, position: facts.position });
  const fitting = others.length ? sql`${condition} and target.alert not in (${sqlList(others)})` : condition;
  return [
    sql`insert into alert_entries (alert, subscriber, listing, event, kind, detail, at, state)
      select target.alert, target.subscriber, ${listing}, ${id}, ${kind}, ${JSON.stringify(detail)}, ${at}, 'new'
      from alert_targets as target where ${fitting}
      order by target.urgency, target.alert on conflict do nothing`,
  ];
}

/**
 * Of the alerts that a condition on index rows finds, those that this listing does not fit: they look in a part of the map
 * where it is not, or have filters that it does not meet.
 */
async function alertsForOthers(
  payload: Payload,
  { condition, listing, position }: { condition: SQL; listing: number; position: Position | null },
): Promise<number[]> {
  const rows = await query<Record<'id' | 'criteria', unknown>>(
    payload,
    sql`select id, criteria from alerts
      where (cast(criteria as text) like '%"area":%' or cast(criteria as text) like '%"filters":%')
      and id in (select target.alert from alert_targets as target where ${condition})`,
  );
  // Many alerts have the same filters, such as pets: each is compared once.
  const met = new Map<string, Promise<boolean>>();
  const meets = ({ filters, method }: ListingCriteria) => {
    if (!filters) return true;
    const key = `${method} ${filters}`;
    const known = met.get(key) ?? meetsOtherFilters({ payload, criteria: { filters, method }, listing });
    met.set(key, known);
    return known;
  };
  const others: number[] = [];
  for (const { id, criteria: stored } of rows) {
    const criteria = jsonOf<ListingCriteria>(stored);
    const area = areaOfCriteria(criteria);
    const isThere = area === null || (position !== null && isInArea(position, area));
    if (!isThere || !(await meets(criteria))) others.push(Number(id));
  }
  return others;
}
