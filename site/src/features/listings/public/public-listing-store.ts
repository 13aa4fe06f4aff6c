import { type SQL, sql } from 'drizzle-orm';
import type { RowInsert } from '#site/server/rows.ts';
import type { PublicListingRow } from './public-listing.ts';
import { READ_MODEL } from './public-listings.ts';
import { rentSideOf } from './public-rows.ts';

const names = (Object.keys(READ_MODEL) as (keyof PublicListingRow)[]).map(
  // Payload's own names: `suburbKey` → `suburb_key`.
  (key) => [key, key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
);
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
export const deletePublicListing = (listingId: number): SQL =>
  hidePublicListings([listingId, rentSideOf(listingId)]);

/** Takes rows out of sight, by their numbers. */
export const hidePublicListings = (ids: number[]): SQL =>
  sql`delete from public_listings where listing in (${sql.join(ids, sql`, `)})`;
