import { type SQL, sql } from 'drizzle-orm';
import type { EventFacts } from '#site/features/listings/public/events/due-events.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { ALERT_EVENTS, type Alert, type AlertEvent, FREQUENCIES } from './alert-types.ts';

/** The open end of a range: more than any price or area. */
const OPEN = 9_000_000_000_000;

/** The bits of these events in an index row. */
const bitsOf = (events: AlertEvent[]): number =>
  events.reduce((bits, event) => bits | (1 << ALERT_EVENTS.indexOf(event)), 0);

const barred = (words: string[]): string =>
  words.length ? `|${words.map((word) => word.toLowerCase()).join('|')}|` : '';

/** An alert as its index rows need it; `since` in epoch ms. */
type Indexed = {
  alert: Pick<Alert, 'id' | 'subscriber' | 'criteria' | 'events' | 'frequency'>;
  since: number;
};

/** The columns of {@link targetRows}, in order. */
export const TARGET_COLUMNS = sql.raw(`alert, subscriber, suburb_key, surrounding, method, category,
  min_price, max_price, events, types, beds, baths, cars, min_land, max_land, min_area, max_area,
  tenure, uses, urgency, since`);

/** The index rows of an alert: one for each suburb, or one for anywhere. */
export function targetRows({
  alert: { id, subscriber, criteria, events, frequency },
  since,
}: Indexed): SQL[] {
  const { suburbs, minPrice, maxPrice, minLand, maxLand, minArea, maxArea } = criteria;
  const rest = sql`${criteria.surrounding ? 1 : 0}, ${criteria.method}, ${criteria.category ?? ''},
    ${minPrice ?? 0}, ${maxPrice ?? OPEN}, ${bitsOf(events)}, ${barred(criteria.types)},
    ${criteria.beds ?? 0}, ${criteria.baths ?? 0}, ${criteria.cars ?? 0},
    ${minLand ?? 0}, ${maxLand ?? OPEN}, ${minArea ?? 0}, ${maxArea ?? OPEN},
    ${criteria.tenure ?? ''}, ${barred(criteria.ruralUses)}, ${FREQUENCIES.indexOf(frequency)}, ${since}`;
  return (suburbs.length ? suburbs : ['']).map((suburb) => sql`${id}, ${subscriber}, ${suburb}, ${rest}`);
}

/** Replaces the index rows of an alert. They are only written if the alert is active. */
export function writeTargets(indexed: Indexed): SQL[] {
  const { id } = indexed.alert;
  return [
    removeTargets([id]),
    ...targetRows(indexed).map(
      (row) => sql`insert into alert_targets (${TARGET_COLUMNS})
        select ${row} from alerts where id = ${id} and state = 'active'`,
    ),
  ];
}

/** Removes alerts from the index, so that nothing matches them any more. */
export function removeTargets(alerts: number[]): SQL {
  return sql`delete from alert_targets where alert in (${sql.join(alerts, sql`, `)})`;
}

/**
 * The SQL condition on index rows (`target`) that match an event of this kind and listing. Ranges match if they overlap;
 * an unknown value of a listing matches no limit, as in searches.
 */
export function targetCondition({
  kind,
  at,
  facts,
}: {
  kind: AlertEvent;
  /** Epoch ms. */
  at: number;
  facts: EventFacts;
}): SQL {
  const { suburbKey, around } = facts;
  const here = suburbKey ? ['', suburbKey] : [''];
  return sql.join(
    [
      sql`target.suburb_key in (${sqlList([...here, ...around])})`,
      ...(around.length ? [sql`(target.surrounding = 1 or target.suburb_key in (${sqlList(here)}))`] : []),
      sql`target.method = ${facts.method}`,
      sql`target.category in (${sqlList(['', facts.category])})`,
      touches({ min: 'min_price', max: 'max_price', low: facts.priceLow, high: facts.priceHigh }),
      sql`(cast(target.events as integer) & ${bitsOf([kind])}) <> 0`,
      sql`target.beds <= ${facts.beds}`,
      sql`target.baths <= ${facts.baths}`,
      sql`target.cars <= ${facts.cars}`,
      touches({ min: 'min_land', max: 'max_land', low: facts.land || null, high: facts.land || null }),
      touches({
        min: 'min_area',
        max: 'max_area',
        low: facts.building || null,
        high: facts.building || null,
      }),
      sql`target.tenure in (${sqlList(facts.tenure ? ['', facts.tenure] : [''])})`,
      holds({ column: 'types', words: facts.propertyType ? [facts.propertyType.toLowerCase()] : [] }),
      holds({ column: 'uses', words: facts.uses }),
      sql`target.since <= ${at}`,
    ],
    sql` and `,
  );
}

function touches({
  min,
  max,
  low,
  high,
}: {
  min: string;
  max: string;
  low: number | null;
  high: number | null;
}): SQL {
  const [from, to] = [sql.raw(`target.${min}`), sql.raw(`target.${max}`)];
  return low === null || high === null
    ? sql`${from} = 0 and ${to} >= ${OPEN}`
    : sql`${from} <= ${high} and ${to} >= ${low}`;
}

function holds({ column, words }: { column: 'types' | 'uses'; words: string[] }): SQL {
  const name = sql.raw(`target.${column}`);
  // `!` escapes `%` and `_` in LIKE.
  const patterns = words.map((word) => `%|${word.replace(/[!%_]/g, '!$&')}|%`);
  return sql`(${sql.join([sql`${name} = ''`, ...patterns.map((pattern) => sql`${name} like ${pattern} escape '!'`)], sql` or `)})`;
}
