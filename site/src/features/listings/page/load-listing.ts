import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { placeKey, publicListing } from '../public/project-listing.ts';
import type {
  Category,
  Channel,
  ListingCard,
  ListingPage,
  PublicListing,
  PublicListingRow,
} from '../public/public-listing.ts';
import { positionOf } from './position-of.ts';
import { type Comparable, kindOf } from './rank-similar.ts';

/** A listing that was on the website and is no longer. `place` is null while its suburb is hidden. */
export type GoneListing = {
  channel: Extract<Channel, 'buy' | 'rent'>;
  category: Category;
  place: { key: string; name: string } | null;
};

/** The search columns by which listings are alike; a hidden price counts as the band it lies in. */
export type Likeness = Comparable & {
  channel: Channel;
  category: Category;
  state: string;
  suburbKey: string | null;
};

export type FoundListing = { listing: PublicListing; likeness: Likeness } | { gone: GoneListing } | null;

/** The id in the fourth segment of a listing's address, or null when it cannot be one. */
export function readListingId(segment: string): number | null {
  return /^\d{1,9}$/.test(segment) && Number(segment) > 0 ? Number(segment) : null;
}

/** A listing by its id: what visitors may see of it, the fact that it is gone, or null when there never was one. */
export async function loadListing(payload: Payload, id: number): Promise<FoundListing> {
  const [row] = await query<PublicRow>(
    payload,
    sql`select card, page, channel, category, state, suburb_key, property_type, beds, price_low, price_high,
        latitude, longitude
      from public_listings where listing = ${id}`,
  );
  if (row) {
    const listing = publicListing({
      card: jsonOf<ListingCard>(row.card),
      page: jsonOf<ListingPage>(row.page),
    });
    return { listing, likeness: likenessOf(searchColumns(id, row)) };
  }
  const gone = await loadGone(payload, id);
  return gone ? { gone } : null;
}

type PublicRow = {
  card: unknown;
  page: unknown;
  channel: Channel;
  category: Category;
  state: string;
  suburb_key: string | null;
  property_type: string | null;
  beds: number | string;
  latitude: number | string | null;
  longitude: number | string | null;
  price_low: number | string | null;
  price_high: number | string | null;
};

type SearchColumns = Pick<
  PublicListingRow,
  | 'listing'
  | 'channel'
  | 'category'
  | 'state'
  | 'suburbKey'
  | 'propertyType'
  | 'beds'
  | 'latitude'
  | 'longitude'
  | 'priceLow'
  | 'priceHigh'
>;

function searchColumns(listing: number, row: PublicRow): SearchColumns {
  const amount = (value: number | string | null) => (value === null ? null : Number(value));
  return {
    listing,
    channel: row.channel,
    category: row.category,
    state: row.state,
    suburbKey: row.suburb_key,
    propertyType: row.property_type,
    beds: Number(row.beds),
    latitude: amount(row.latitude),
    longitude: amount(row.longitude),
    priceLow: amount(row.price_low),
    priceHigh: amount(row.price_high),
  };
}

/** What a row of the read model is compared by. */
export function likenessOf({ listing: id, latitude, longitude, ...row }: SearchColumns): Likeness {
  const { channel, category, state, suburbKey, propertyType, beds, priceLow, priceHigh } = row;
  return {
    ...{ id, channel, category, state, suburbKey, propertyType, beds, priceLow, priceHigh },
    kind: kindOf(propertyType),
    position: positionOf({ latitude, longitude, suburbKey }),
  };
}

type GoneRow = {
  method: string;
  category: Category;
  suburb: string | null;
  state: string | null;
  postcode: string | null;
  suburb_hidden: unknown;
};

/** The listings among these that were on the website and are no longer, by id. */
export async function loadGoneListings(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, GoneListing>> {
  const found = await Promise.all(ids.map(async (id) => [id, await loadGone(payload, id)] as const));
  return new Map(found.flatMap(([id, gone]) => (gone ? [[id, gone] as const] : [])));
}

/** The one look behind the read model: that a listing was here, and its suburb, which may be shown unless hidden. */
async function loadGone(payload: Payload, id: number): Promise<GoneListing | null> {
  const [row] = await query<GoneRow>(
    payload,
    sql`select method, category, suburb, state, postcode, suburb_hidden from listings
      where id = ${id} and _status = 'published' and status in ('withdrawn', 'offmarket', 'deleted')`,
  );
  if (!row) return null;
  const shown = row.suburb && !row.suburb_hidden;
  return {
    channel: row.method === 'rent' ? 'rent' : 'buy',
    category: row.category,
    place: shown ? { key: placeKey([row.suburb, row.state, row.postcode]), name: String(row.suburb) } : null,
  };
}
