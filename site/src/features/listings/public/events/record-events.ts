import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { RowInsert } from '#site/server/rows.ts';
import type { ListingCard, PublicListingRow } from '../public-listing.ts';
import { rowNumbersOf } from '../public-rows.ts';
import { eventsOf, type PublicState } from './events-of.ts';

/**
 * What visitors see of listings, read before it is written again, by the number of the row: one for sale and for rent
 * has two. `known`: the search pages on which it was new before.
 */
export type StatesBefore = ReadonlyMap<number, { state: PublicState | null; known: ReadonlySet<string> }>;

/** Reads what visitors see of these listings now, and whether each was on the market before. */
export async function readStates(payload: Payload, ids: number[]): Promise<StatesBefore> {
  if (ids.length === 0) return new Map();
  const numbers = ids.flatMap(rowNumbersOf);
  const list = sql.join(numbers, sql`, `);
  const [rows, events] = await Promise.all([
    query<Record<string, unknown>>(
      payload,
      sql`select listing, channel, price_low, price_high, card from public_listings where listing in (${list})`,
    ),
    query<Record<'listing' | 'fingerprint', unknown>>(
      payload,
      sql`select listing, fingerprint from listing_events where listing in (${list}) and kind = 'new'`,
    ),
  ]);
  const states = new Map(rows.map((row) => [Number(row.listing), stateOf(row)]));
  const known = Map.groupBy(events, ({ listing }) => Number(listing));
  return new Map(
    numbers.map((number) => [
      number,
      {
        state: states.get(number) ?? null,
        known: new Set(known.get(number)?.map(({ fingerprint }) => String(fingerprint))),
      },
    ]),
  );
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
  /** The rows of each listing as it will be seen; none when it will not. */
  after: { id: number; rows: readonly PublicListingRow[] }[];
  now: number;
}): RowInsert[] {
  const rows = after.flatMap(({ id, rows }) =>
    rows.flatMap((row) =>
      eventsOf({ ...beforeOf({ before, id, row }), after: row, now }).map((event) => [
        ...[row.listing, event.kind, event.fingerprint, event.detail],
        ...[event.priceLow, event.priceHigh, now, 'due'],
      ]),
    ),
  );
  return rows.length === 0
    ? []
    : [{ insert: 'listing_events', columns: COLUMNS, rows, tail: 'on conflict do nothing' }];
}

/**
 * What a row is compared with: the one on the same search page, else the listing's own. So a rental that is offered for
 * sale as well is new among sales only.
 */
function beforeOf({ before, id, row }: { before: StatesBefore; id: number; row: PublicListingRow }): {
  before: PublicState | null;
  known: boolean;
} {
  const all = rowNumbersOf(id).flatMap((number) => before.get(number) ?? []);
  const isOwn = row.listing === id;
  const same = all.find(({ state }) => state?.channel === row.channel)?.state;
  const known = before.get(row.listing)?.known ?? new Set();
  return {
    before: same ?? (isOwn ? (before.get(id)?.state ?? null) : null),
    known: isOwn ? known.size > 0 : all.some((each) => each.known.has(row.channel)),
  };
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
