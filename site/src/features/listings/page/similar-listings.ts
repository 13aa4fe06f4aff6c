import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { cardOf } from '../public/card-of.ts';
import type { ListingCard } from '../public/public-listing.ts';
import type { Likeness } from './load-listing.ts';

/** How far another price may lie from this one's, as factors of it. */
const CHEAPER = 0.75;
const DEARER = 1.35;

/**
 * Listings like this one: same search page and category, a price near it where both are known; those in its suburb
 * first, then the newest in its state. Never the listing itself. One query.
 */
export async function similarListings(
  payload: Payload,
  { likeness, limit = 3 }: { likeness: Likeness; limit?: number },
): Promise<ListingCard[]> {
  const { id, channel, category, state, suburbKey, priceLow, priceHigh } = likeness;
  const price =
    priceLow === null || priceHigh === null
      ? sql``
      : sql` and price_low <= ${Math.round(priceHigh * DEARER)} and price_high >= ${Math.round(priceLow * CHEAPER)}`;
  const alike = sql`channel = ${channel} and category = ${category} and listing <> ${id}${price}`;
  const newest = sql`order by sorted_at desc limit ${limit}`;
  const near = sql`select * from (select id, 0 as far, sorted_at from public_listings
    where ${alike} and suburb_key = ${suburbKey} ${newest}) as near_ones union all`;
  const elsewhere = suburbKey ? sql`(suburb_key is null or suburb_key <> ${suburbKey})` : sql`1 = 1`;
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from (
        ${suburbKey ? near : sql``}
        select * from (select id, 1 as far, sorted_at from public_listings
          where ${alike} and state = ${state} and ${elsewhere} ${newest}) as far_ones
        order by far, sorted_at desc limit ${limit}
      ) as best join public_listings on public_listings.id = best.id
      order by best.far, best.sorted_at desc`,
  );
  return rows.map((row) => cardOf(row.card));
}
