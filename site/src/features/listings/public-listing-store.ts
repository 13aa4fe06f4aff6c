import { type SQL, sql } from 'drizzle-orm';
import type { PublicListingRow } from './public-listing.ts';

const COLUMNS = {
  listing: 'listing',
  channel: 'channel',
  category: 'category',
  propertyType: 'property_type',
  suburbKey: 'suburb_key',
  suburbName: 'suburb_name',
  state: 'state',
  priceLow: 'price_low',
  priceHigh: 'price_high',
  priceUp: 'price_up',
  priceDown: 'price_down',
  beds: 'beds',
  baths: 'baths',
  cars: 'cars',
  land: 'land',
  building: 'building',
  tenure: 'tenure',
  uses: 'uses',
  features: 'features',
  latitude: 'latitude',
  longitude: 'longitude',
  sortedAt: 'sorted_at',
  office: 'office',
  card: 'card',
  page: 'page',
} as const satisfies Record<keyof PublicListingRow, string>;

const names = Object.entries(COLUMNS) as [keyof PublicListingRow, string][];
const columnList = sql.raw(names.map(([, column]) => column).join(', '));
const updates = sql.raw(names.map(([, column]) => `${column} = excluded.${column}`).join(', '));

/** Inserts or replaces the public row of a listing. */
export function writePublicListing(row: PublicListingRow): SQL {
  const values = names.map(([key]) => {
    const value = row[key];
    return sql`${value !== null && typeof value === 'object' ? JSON.stringify(value) : value}`;
  });
  return sql`insert into public_listings (${columnList}) values (${sql.join(values, sql`, `)})
    on conflict (listing) do update set ${updates}`;
}

/** Takes a listing out of sight. */
export function deletePublicListing(listingId: number): SQL {
  return sql`delete from public_listings where listing = ${listingId}`;
}
