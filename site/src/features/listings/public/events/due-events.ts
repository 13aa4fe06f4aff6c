import type { Position } from '@frontage/gazetteer';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { loadSuburbCentres, type SuburbCentres, suburbsAround } from '../nearby-suburbs.ts';
import type { Category, Channel, Method, Tenure } from '../public-listing.ts';
import { suburbPosition } from '../suburb-position.ts';
import type { EventDetail, EventKind } from './events-of.ts';

/** An event that is not processed yet, and what criteria are compared with. */
export type DueEvent = {
  id: number;
  listing: number;
  kind: EventKind;
  detail: EventDetail;
  /** Epoch ms. */
  at: number;
  /** Null when visitors may not see the listing any more. */
  facts: EventFacts | null;
};

export type EventFacts = {
  method: Method;
  category: Category;
  propertyType: string | null;
  /** Lower case. */
  uses: string[];
  tenure: Tenure | null;
  /** Null while the suburb is hidden. */
  suburbKey: string | null;
  /** The suburbs around it. */
  around: string[];
  /** Dollars; the band of a hidden price. Null when unknown. */
  priceLow: number | null;
  priceHigh: number | null;
  beds: number;
  baths: number;
  cars: number;
  /** m², 0 when unknown. */
  land: number;
  building: number;
  /** Where a map shows it: its own position, else its suburb's. */
  position: Position | null;
};

/** The oldest events that are due, up to `count`. */
export async function readDueEvents({
  payload,
  count,
}: {
  payload: Payload;
  count: number;
}): Promise<DueEvent[]> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select event.id as event_id, event.listing as event_listing, event.kind, event.detail, event.at,
        event.price_low as then_low, event.price_high as then_high,
        shown.channel, shown.category, shown.property_type, shown.uses, shown.tenure, shown.suburb_key,
        shown.price_low, shown.price_high, shown.beds, shown.baths, shown.cars, shown.land, shown.building,
        shown.latitude, shown.longitude
      from (select * from listing_events where state = 'due' order by id limit ${count}) as event
      left join public_listings as shown on shown.listing = event.listing order by event.id`,
  );
  if (rows.length === 0) return [];
  const centres = await loadSuburbCentres(payload);
  return rows.map((row) => ({
    id: Number(row.event_id),
    listing: Number(row.event_listing),
    kind: row.kind as EventKind,
    detail: jsonOf<EventDetail>(row.detail),
    at: Number(row.at),
    facts: row.channel ? factsOf({ row, centres }) : null,
  }));
}

/** Marks events as dealt with. It belongs in the write that deals with them. */
export function markEventsDone(ids: number[]): SQL {
  return sql`update listing_events set state = 'done' where id in (${sql.join(ids, sql`, `)})`;
}

/** Forgets events that were dealt with and happened before `before` (epoch ms). */
export function forgetEvents(before: number): SQL {
  return sql`delete from listing_events where state = 'done' and kind <> 'new' and at < ${before}`;
}

function factsOf({ row, centres }: { row: Record<string, unknown>; centres: SuburbCentres }): EventFacts {
  const suburbKey = row.suburb_key === null ? null : String(row.suburb_key);
  const channel = row.channel as Channel;
  // What something sold for may be secret: then it is compared by what was asked for it.
  const sold = row.kind === 'sold';
  const price = (then: unknown, now: unknown) => numberOrNull(sold ? then : now);
  return {
    method: channel === 'rent' || channel === 'leased' ? 'rent' : 'buy',
    category: row.category as Category,
    propertyType: row.property_type === null ? null : String(row.property_type),
    uses: String(row.uses).split('|').filter(Boolean),
    tenure: row.tenure as Tenure | null,
    suburbKey,
    around: suburbKey ? suburbsAround({ centres, key: suburbKey }) : [],
    priceLow: price(row.then_low, row.price_low),
    priceHigh: price(row.then_high, row.price_high),
    beds: Number(row.beds),
    baths: Number(row.baths),
    cars: Number(row.cars),
    land: Number(row.land),
    building: Number(row.building),
    position: positionOf({ row, suburbKey, centres }),
  };
}

function positionOf({
  row,
  suburbKey,
  centres,
}: {
  row: Record<string, unknown>;
  suburbKey: string | null;
  centres: SuburbCentres;
}): Position | null {
  if (row.latitude !== null && row.longitude !== null)
    return { latitude: Number(row.latitude), longitude: Number(row.longitude) };
  return (suburbKey && (suburbPosition(suburbKey) ?? centres.get(suburbKey))) || null;
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));
