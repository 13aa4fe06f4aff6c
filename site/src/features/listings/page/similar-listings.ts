import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { keepEachUntilPurged } from '#site/server/keep-until-purged.ts';
import { loadCards } from '../public/load-cards.ts';
import type { Category, Channel, ListingCard } from '../public/public-listing.ts';
import type { Likeness } from './load-listing.ts';
import { positionOf } from './position-of.ts';
import { type Comparable, kindOf, rankSimilar } from './rank-similar.ts';

/** The newest that are compared: more are no more alike. */
const COMPARED = 200;
const SHOWN = 3;
/** A single one looks forgotten. */
const FEWEST = 2;
/** Older sales say little about a price of today, in ms. */
const RECENT_MS = 2 * 365 * 24 * 60 * 60 * 1000;
const SALES_SHOWN = 5;

/**
 * What a visitor may look at next: listings like this one that are to be had, nothing under offer. What is sold is
 * followed by what is for sale, what is leased by what is for rent. None rather than one.
 */
export async function similarListings(
  payload: Payload,
  { likeness }: { likeness: Likeness },
): Promise<ListingCard[]> {
  const channel = { buy: 'buy', rent: 'rent', sold: 'buy', leased: 'rent' } as const;
  return alike(payload, { likeness, channel: channel[likeness.channel], count: SHOWN });
}

/**
 * The agency's own sales near a listing that is for sale, or was sold: of its kind and with a price that may be shown,
 * from the last two years before `now` (epoch ms).
 */
export async function comparableSales(
  payload: Payload,
  { likeness, now }: { likeness: Likeness; now: number },
): Promise<ListingCard[]> {
  if (likeness.channel !== 'buy' && likeness.channel !== 'sold') return [];
  return alike(payload, { likeness, channel: 'sold', since: now - RECENT_MS, count: SALES_SHOWN });
}

/** The listings most like one, of a channel and since then (epoch ms), and their cards. */
async function alike(
  payload: Payload,
  {
    likeness,
    channel,
    since = 0,
    count,
  }: { likeness: Likeness; channel: ComparedChannel; since?: number; count: number },
): Promise<ListingCard[]> {
  const { category, state, kind } = likeness;
  const byKind = await loadCompared(payload, JSON.stringify({ channel, category, state } satisfies Group));
  const others = (byKind.get(kind) ?? []).filter(({ sortedAt }) => sortedAt >= since);
  const best = rankSimilar(likeness, others).slice(0, count);
  if (best.length < FEWEST) return [];
  return loadCards(
    payload,
    best.map(({ row }) => row),
  );
}

type ComparedChannel = Extract<Channel, 'buy' | 'rent' | 'sold'>;
type Group = { channel: ComparedChannel; category: Category; state: string };
/** `row`: its id in `public_listings`. */
type Compared = Comparable & { row: number; sortedAt: number };

const MAY_BE_SHOWN: Record<ComparedChannel, SQL> = {
  buy: sql`under_offer = 0`,
  rent: sql`under_offer = 0`,
  sold: sql`price_low is not null`,
};

/**
 * The newest listings of a group by kind, along the index of a search page. Each page of a listing compares up to 400
 * of them; reading them takes as long as the rest of the page, so they are read when listings change.
 */
const loadCompared = keepEachUntilPurged({ tags: ['listings'], read: readCompared });

type Row = {
  id: number | string;
  listing: number | string;
  property_type: string | null;
  beds: number | string;
  price_low: number | string | null;
  price_high: number | string | null;
  suburb_key: string | null;
  latitude: number | string | null;
  longitude: number | string | null;
  sorted_at: number | string;
};

async function readCompared(payload: Payload, key: string): Promise<Map<string, Compared[]>> {
  const { channel, category, state } = JSON.parse(key) as Group;
  const rows = await query<Row>(
    payload,
    sql`select id, listing, property_type, beds, price_low, price_high, suburb_key, latitude, longitude, sorted_at
      from public_listings
      where channel = ${channel} and category = ${category} and state = ${state} and ${MAY_BE_SHOWN[channel]}
      order by sorted_at desc limit ${COMPARED}`,
  );
  return Map.groupBy(rows.map(comparedOf), ({ kind }) => kind);
}

const number = (value: number | string | null): number | null => (value === null ? null : Number(value));

function comparedOf(row: Row): Compared {
  return {
    id: Number(row.listing),
    row: Number(row.id),
    propertyType: row.property_type,
    kind: kindOf(row.property_type),
    beds: Number(row.beds),
    priceLow: number(row.price_low),
    priceHigh: number(row.price_high),
    position: positionOf({
      latitude: number(row.latitude),
      longitude: number(row.longitude),
      suburbKey: row.suburb_key,
    }),
    sortedAt: Number(row.sorted_at),
  };
}
