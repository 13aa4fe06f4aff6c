import type { Payload } from 'payload';
import type { ListingCard } from '../public/public-listing.ts';
import { type SearchResult, searchListings } from './search.ts';
import { filtersInForce } from './search-filters.ts';
import { type Search, searchPath } from './search-query.ts';
import { countText } from './search-summary.ts';

/** What to loosen where little was found, and the nearest listings beyond it. Plain data. */
export type NearSearches = {
  loosen: { label: string; href: string; found: string }[];
  cards: ListingCard[];
};

/** Up to this many results are few. */
const FEW = 3;
const MOST_FILTERS = 8;
const LOOSEN_SHOWN = 4;
const CARDS_SHOWN = 6;

/** What taking off one filter would add to a search that found little; undefined where it found enough. */
export async function loadNearSearches(
  payload: Payload,
  {
    search,
    result,
    now,
    ...named
  }: Parameters<typeof filtersInForce>[0] & { search: Search; result: SearchResult; now: number },
): Promise<NearSearches | undefined> {
  if (result.total > FEW) return undefined;
  const filters = filtersInForce({ search, ...named }).slice(0, MOST_FILTERS);
  const wider = [];
  for (const { label, without } of filters) {
    const found = await searchListings(payload, without, { size: CARDS_SHOWN + FEW, now });
    if (found.total > result.total) wider.push({ label, without, found });
  }
  // The filter that adds least changes the search least.
  wider.sort((a, b) => a.found.total - b.found.total);
  const shown = new Set(result.cards.map(({ id }) => id));
  const cards = (wider[0]?.found.cards ?? []).filter(({ id }) => !shown.has(id)).slice(0, CARDS_SHOWN);
  return {
    loosen: wider.slice(0, LOOSEN_SHOWN).map(({ label, without, found }) => ({
      label,
      href: searchPath(without),
      found: countText(found),
    })),
    cards,
  };
}
