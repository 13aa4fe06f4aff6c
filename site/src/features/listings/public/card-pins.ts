import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { cardOf } from './card-of.ts';
import { type Owner, ownedBy } from './listings-of.ts';
import { positionsOf } from './positions-of.ts';
import type { ListingCard } from './public-listing.ts';

/** A listing on a map: what it is, and its page. */
type CardPin = { latitude: number; longitude: number; label: string; href: string };

/** Pins of these listings, each once, with a text beside the address; none for a hidden address. One query. */
export async function pinsOfCards(
  payload: Payload,
  shown: readonly { listing: ListingCard; text: string }[],
): Promise<CardPin[]> {
  const once = new Map<number, (typeof shown)[number]>();
  for (const one of shown) if (!once.has(one.listing.id)) once.set(one.listing.id, one);
  const positions = await positionsOf(payload, [...once.keys()]);
  return [...once.values()].flatMap(({ listing: { id, address, path: href }, text }) => {
    const position = positions.get(id);
    return position ? [{ ...position, label: `${address.full}, ${text}`, href }] : [];
  });
}

/** A listing with its price, as most pins say it. */
export const withPrice = (listing: ListingCard) => ({ listing, text: listing.priceText });

/** More would be one spot. */
const MOST_SOLD = 60;

/** Pins of what an owner has sold, the latest sales; none for a hidden address. */
export async function soldPins(payload: Payload, owner: Owner): Promise<CardPin[]> {
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where ${ownedBy(owner)} and channel = 'sold'
      and latitude is not null order by sorted_at desc, id desc limit ${MOST_SOLD}`,
  );
  return pinsOfCards(
    payload,
    rows.map(({ card }) => withPrice(cardOf(card))),
  );
}
