import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { cardOf } from './card-of.ts';
import type { ListingCard } from './public-listing.ts';

/** One page of what is for sale and for rent, the newest first, and how many there are in all. */
export async function currentListings(
  payload: Payload,
  { page, size }: { page: number; size: number },
): Promise<{ cards: ListingCard[]; total: number }> {
  const [[counted], rows] = await Promise.all([
    query<{ n: number | string }>(
      payload,
      sql`select count(*) as n from public_listings where channel in ('buy', 'rent')`,
    ),
    query<{ card: unknown }>(
      payload,
      sql`select cast(card as text) as card from public_listings where channel in ('buy', 'rent')
        order by sorted_at desc, id desc limit ${size} offset ${(page - 1) * size}`,
    ),
  ]);
  return { cards: rows.map(({ card }) => cardOf(card)), total: Number(counted?.n ?? 0) };
}
