import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { cardOf } from './card-of.ts';
import { isComingSoon } from './coming-soon.ts';
import type { ListingCard } from './public-listing.ts';

/** More than an agency prepares at a time. */
const MOST = 60;

/** What goes on the market next, the first day first. `now`: epoch ms. */
export async function comingSoonListings(payload: Payload, { now }: { now: number }): Promise<ListingCard[]> {
  // The order of a listing on the market is the day it is listed on.
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where channel in ('buy', 'rent') and listing > 0
      and sorted_at > ${now} order by sorted_at, id limit ${MOST}`,
  );
  return rows.map(({ card }) => cardOf(card)).filter((card) => isComingSoon(card, now));
}
