import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { RowInsert } from '#site/server/rows.ts';
import type { ListingCard, PublicListingRow } from '../public-listing.ts';
import { eventsOf, type PublicState } from './events-of.ts';

/** What visitors see of listings, read before it is written again. */
export type StatesBefore = ReadonlyMap<number, { state: PublicState | null; known: boolean }>;

/** Reads what visitors see of these listings now, and whether each was on the market before. */
export async function readStates(payload: Payload, ids: number[]): Promise<StatesBefore> {
  if (ids.length === 0) return new Map();
  const list = sql.join(ids, sql`, `);
  const [rows, events] = await Promise.all([
    query<Record<string, unknown>>(
      payload,
      sql`select listing, channel, price_low, price_high, card from public_listings where listing in (${list})`,
    ),
    query<{ listing: unknown }>(
      payload,
      sql`select distinct listing from listing_events where listing in (${list}) and kind = 'new'`,
    ),
  ]);
  const states = new Map(rows.map((row) => [Number(row.listing), stateOf(row)]));
  const known = new Set(events.map(({ listing }) => Number(listing)));
  return new Map(ids.map((id) => [id, { state: states.get(id) ?? null, known: known.has(id) }]));
}

/**
 * The statements that note what happened to these listings; they belong in the write that changes what visitors see.
 * `now` in epoch ms.
 */
export function recordEvents({
  before,
  after,
  now,
}: {
  before: StatesBefore;
  /** Each listing as it will be seen; null when it will not. */
  after: { id: number; row: PublicListingRow | null }[];
  now: number;
}): RowInsert[] {
  const rows = after.flatMap(({ id, row }) => {
    const { state = null, known = false } = before.get(id) ?? {};
    return eventsOf({ before: state, after: row, known, now }).map((event) => [
      ...[id, event.kind, event.fingerprint, event.detail],
      ...[event.priceLow, event.priceHigh, now, 'due'],
    ]);
  });
  return rows.length === 0
    ? []
    : [{ insert: 'listing_events', columns: COLUMNS, rows, tail: 'on conflict do nothing' }];
}

const COLUMNS = ['listing', 'kind', 'fingerprint', 'detail', 'price_low', 'price_high', 'at', 'state'];

function stateOf(row: Record<string, unknown>): PublicState {
  return {
    channel: row.channel as PublicState['channel'],
    priceLow: numberOrNull(row.price_low),
    priceHigh: numberOrNull(row.price_high),
    card: jsonOf<ListingCard>(row.card),
  };
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));
