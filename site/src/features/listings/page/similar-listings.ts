import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { cardsById } from '../public/listings-by-id.ts';
import type { Channel, ListingCard } from '../public/public-listing.ts';
import type { Likeness } from './load-listing.ts';
import { positionOf } from './position-of.ts';
import { type Comparable, rankSimilar } from './rank-similar.ts';

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
  return alike(payload, {
    likeness,
    channel: channel[likeness.channel],
    where: sql`under_offer = 0`,
    count: SHOWN,
  });
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
  return alike(payload, {
    likeness,
    channel: 'sold',
    where: sql`price_low is not null and sorted_at >= ${now - RECENT_MS}`,
    count: SALES_SHOWN,
  });
}

type Row = {
  listing: number | string;
  property_type: string | null;
  beds: number | string;
  price_low: number | string | null;
  price_high: number | string | null;
  suburb_key: string | null;
  latitude: number | string | null;
  longitude: number | string | null;
};

/** Two queries: the newest of a search page along its index, and the cards of the best of them. */
async function alike(
  payload: Payload,
  { likeness, channel, where, count }: { likeness: Likeness; channel: Channel; where: SQL; count: number },
): Promise<ListingCard[]> {
  const { id, category, state } = likeness;
  const rows = await query<Row>(
    payload,
    sql`select listing, property_type, beds, price_low, price_high, suburb_key, latitude, longitude
      from public_listings
      where channel = ${channel} and category = ${category} and state = ${state} and listing <> ${id} and ${where}
      order by sorted_at desc limit ${COMPARED}`,
  );
  const best = rankSimilar(likeness, rows.map(comparableOf)).slice(0, count);
  if (best.length < FEWEST) return [];
  const cards = await cardsById(
    payload,
    best.map((one) => one.id),
  );
  return best.flatMap((one) => cards.get(one.id)?.card ?? []);
}

const number = (value: number | string | null): number | null => (value === null ? null : Number(value));

function comparableOf(row: Row): Comparable {
  return {
    id: Number(row.listing),
    propertyType: row.property_type,
    beds: Number(row.beds),
    priceLow: number(row.price_low),
    priceHigh: number(row.price_high),
    position: positionOf({
      latitude: number(row.latitude),
      longitude: number(row.longitude),
      suburbKey: row.suburb_key,
    }),
  };
}
