import { LRUCache } from 'lru-cache';
import { jsonOf } from '#site/server/database.ts';
import type { ListingCard } from './public-listing.ts';

/** About 8 KB each, with the HTML it becomes. */
const MOST_CARDS = 2000;
const cards = new LRUCache<string, ListingCard>({ max: MOST_CARDS });

/**
 * The card in a row's `card` column. Rows that hold the same text give the same object, which nobody may change, so
 * what is made of a card can be kept beside it. PostgreSQL hands over what it has parsed itself, new each time.
 */
export function cardOf(column: unknown): ListingCard {
  if (typeof column !== 'string') return jsonOf<ListingCard>(column);
  const known = cards.get(column);
  if (known) return known;
  const card = frozen(jsonOf<ListingCard>(column));
  cards.set(column, card);
  return card;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
