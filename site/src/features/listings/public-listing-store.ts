import { type SQL, sql } from 'drizzle-orm';
import type { RowInsert } from '#site/server/rows.ts';
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
const columns = names.map(([, column]) => column);
const UPDATES = columns.map((column) => `${column} = excluded.${column}`).join(', ');

/** Inserts or replaces the public rows of listings. */
export const insertPublicListings = (rows: PublicListingRow[]): RowInsert => ({
  insert: 'public_listings',
  columns,
  rows: rows.map((row) => names.map(([key]) => row[key])),
  tail: `on conflict (listing) do update set ${UPDATES}`,
});

/** Inserts or replaces the public row of a listing. */
export const writePublicListing = (row: PublicListingRow): RowInsert => insertPublicListings([row]);

/** Takes a listing out of sight. */
export const deletePublicListing = (listingId: number): SQL => hidePublicListings([listingId]);

/** Takes listings out of sight. */
export const hidePublicListings = (ids: number[]): SQL =>
  sql`delete from public_listings where listing in (${sql.join(ids, sql`, `)})`;
