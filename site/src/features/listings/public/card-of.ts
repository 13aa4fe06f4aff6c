import { sameJson } from '#site/server/same-json.ts';
import type { ListingCard } from './public-listing.ts';

/** About 8 KB each, with the HTML it becomes. */
export const MOST_CARDS = 2000;
const readCard = sameJson<ListingCard>({ max: MOST_CARDS });

/**
 * The card in a row's `card` column. Rows that hold the same text give the same object, which nobody may change, so
 * what is made of a card can be kept beside it. PostgreSQL hands over what it has parsed itself, new each time, unless
 * the column is cast to text.
 */
export const cardOf = (column: unknown): ListingCard =>
  typeof column === 'string' ? readCard(column) : (column as ListingCard);
