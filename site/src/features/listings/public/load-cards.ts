import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { keepManyUntilPurged } from '#site/server/keep-until-purged.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf, MOST_CARDS } from './card-of.ts';
import type { ListingCard } from './public-listing.ts';

const readCards = keepManyUntilPurged({ tags: ['listings'], max: MOST_CARDS, read: cardsOfRows });

/** The cards of these rows of `public_listings`, in this order; rows that are gone meanwhile have none. */
export async function loadCards(payload: Payload, rows: readonly number[]): Promise<ListingCard[]> {
  const cards = await readCards(payload, rows);
  return rows.flatMap((row) => cards.get(row) ?? []);
}

async function cardsOfRows(payload: Payload, ids: number[]): Promise<Map<number, ListingCard>> {
  const rows = await query<{ id: number | string; card: unknown }>(
    payload,
    sql`select id, cast(card as text) as card from public_listings where id in (${sqlList(ids)})`,
  );
  return new Map(rows.map(({ id, card }) => [Number(id), cardOf(card)]));
}
