import type { StoredListing } from './stored-listing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days from listing to sale or lease. A feed that sends a listing only once it is sold says nothing of how long it took. */
export function daysListed({
  listedAt,
  soldDate,
}: Pick<StoredListing, 'listedAt' | 'soldDate'>): number | null {
  if (!listedAt || !soldDate) return null;
  const days = Math.round((Date.parse(soldDate) - Date.parse(listedAt)) / DAY_MS);
  return days >= 1 ? days : null;
}
