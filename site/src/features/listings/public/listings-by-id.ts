import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from './card-of.ts';
import { publicListing } from './project-listing.ts';
import type { ListingCard, ListingPage, PublicListing } from './public-listing.ts';

/** A card with the keys that price orders go by: a hidden price comes last both ways. */
export type SortableCard = { card: ListingCard; priceUp: number; priceDown: number };

/** The cards of these listings by id; those that visitors may not see are not among them. */
export async function cardsById(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, SortableCard>> {
  if (ids.length === 0) return new Map();
  const rows = await query(
    payload,
    sql`select listing, card, price_up, price_down from public_listings where listing in (${sqlList(ids)})`,
  );
  return new Map(
    rows.map((row) => [
      Number(row.listing),
      { card: cardOf(row.card), priceUp: Number(row.price_up), priceDown: Number(row.price_down) },
    ]),
  );
}

/** All that visitors may see of these listings, by id. */
export async function listingsById(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, PublicListing>> {
  if (ids.length === 0) return new Map();
  const rows = await query(
    payload,
    sql`select listing, card, page from public_listings where listing in (${sqlList(ids)})`,
  );
  return new Map(
    rows.map((row) => [
      Number(row.listing),
      publicListing({ card: jsonOf<ListingCard>(row.card), page: jsonOf<ListingPage>(row.page) }),
    ]),
  );
}
