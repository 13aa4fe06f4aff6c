import { type SQL, sql } from 'drizzle-orm';
import { sqlList } from '#site/server/sql-list.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { projectListing } from './project-listing.ts';
import type { Channel, PublicImage, PublicListingRow } from './public-listing.ts';

/**
 * The number under which the read model keeps the rental side of a listing that is for sale and for rent: it is found
 * among rentals with its rent, and a look-up of the listing by its own number finds one row (decision 130).
 */
export const rentSideOf = (id: number): number => -id;

/**
 * The rows of the read model for a listing: none when visitors may see nothing of it, and two when it is for sale and
 * for rent. The first is the listing's own.
 */
export function publicRows({
  listing,
  image,
}: {
  listing: StoredListing;
  /** The picture with this media id, or undefined when it is gone or not ready. */
  image: (id: number) => Omit<PublicImage, 'alt'> | undefined;
}): PublicListingRow[] {
  const own = projectListing({ listing, image });
  if (!own) return [];
  if (own.channel !== 'buy' || !listing.alsoForRent) return [own];
  // The price text and the auction are about the sale.
  const forRent: StoredListing = {
    ...{ ...listing, method: 'rent', alsoForRent: false },
    ...{ priceView: null, auctionAt: null },
  };
  const rental = projectListing({ listing: forRent, image });
  return rental ? [own, { ...rental, listing: rentSideOf(listing.id) }] : [own];
}

/** The condition under which a listing counts once where both of its rows would. */
export const onceEach = (channels: readonly Channel[]): SQL =>
  channels.includes('buy') && channels.includes('rent') ? sql.raw('listing > 0') : sql.raw('1 = 1');

/** The numbers of the rows that this listing may have. */
export const rowNumbersOf = (id: number): number[] => [id, rentSideOf(id)];

/** Whether a row is of one of these listings, on whichever side. */
export const isOfListings = (ids: readonly number[]): SQL =>
  ids.length ? sql`listing in (${sqlList(ids.flatMap(rowNumbersOf))})` : sql`1 = 0`;

/** Whether a row is of a listing with one of these agents, on whichever side. `agents`: `= 7`, `in (…)`. */
export function hasAgent(agents: SQL): SQL {
  const listings = (id: string) =>
    sql`select ${sql.raw(id)} from listings_rels where path = 'agents' and agents_id ${agents}`;
  return sql`listing in (${listings('parent_id')} union all ${listings('-parent_id')})`;
}

/** The numbers of rows that a listing with these has no more, of all it may have had. */
export function goneRows({ id, rows }: { id: number; rows: readonly PublicListingRow[] }): number[] {
  return rowNumbersOf(id).filter((number) => !rows.some(({ listing }) => listing === number));
}
