import { hasEntrances } from '../terms/entrances.ts';
import { NUMBER_RANGES } from './number-ranges.ts';
import { emptySearch, type Search, searchPath } from './search-query.ts';
import { searchTitle } from './search-summary.ts';
import { type SearchOptions, suburbLabel } from './suburbs.ts';

const SUBURBS_SHOWN = 8;

/** What to try when a search found nothing. Plain data. */
export type OtherSearches = {
  wider: { label: string; href: string }[];
  suburbs: { label: string; href: string; count: number }[];
};

/** The same search with less in it, and suburbs that have listings. */
export function otherSearches({
  search,
  options,
}: {
  search: Search;
  options: Pick<SearchOptions, 'suburbs' | 'byKey'>;
}): OtherSearches {
  const { channel } = search;
  return {
    wider: widerSearches(search).map((other) => ({
      label: searchTitle({ search: other, byKey: options.byKey }),
      href: searchPath(other),
    })),
    suburbs: [...options.suburbs]
      .filter(({ key, counts }) => counts[channel] > 0 && !search.suburbs.includes(key))
      .sort((a, b) => b.counts[channel] - a.counts[channel])
      .slice(0, SUBURBS_SHOWN)
      .map((suburb) => ({
        label: suburbLabel(suburb),
        href: searchPath({
          ...emptySearch(search.channel),
          category: search.category,
          suburbs: [suburb.key],
          surrounding: search.surrounding,
        }),
        count: suburb.counts[channel],
      })),
  };
}

/** The same search with filters taken away, those that narrow most first; each different, at most three. */
export function widerSearches(search: Search): Search[] {
  const start = { ...search, page: 1 };
  const all = { ...emptySearch(search.channel), category: search.category };
  const { features, keywords, underOffer, auction, open, built, availableBy, agent, office } = all;
  const anyWords = {
    ...start,
    ...{ features, keywords, underOffer, auction, open, built, availableBy, agent, office },
  };
  const anyPrice = { ...anyWords, minPrice: null, maxPrice: null };
  const anyRooms: Search = Object.assign(
    { ...anyPrice },
    ...NUMBER_RANGES.map(({ from, to }) => ({ [from]: null, [to]: null })),
  );
  // Other kinds of property have search pages of their own.
  const category = hasEntrances(search.channel) ? search.category : null;
  const anyType = { ...anyRooms, types: [], category };
  const anywhere = { ...start, suburbs: [] };
  const here = searchPath(start);
  const byPath = new Map(
    [anyWords, anyPrice, anyRooms, anyType, anywhere, all].map((other) => [searchPath(other), other]),
  );
  byPath.delete(here);
  return [...byPath.values()].slice(-3);
}
