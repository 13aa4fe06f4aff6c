import { emptySearch, type Search } from '../search/search-query.ts';

/** Fields of a search that do not change what it finds. */
export const HOW_SHOWN = ['sort', 'page', 'view'] as const;

/**
 * Whether all other fields of a search, its area apart, ask nothing. A filter that is added to searches is one of those
 * until somebody names it.
 */
export function asksOnly(search: Search, fields: ReadonlySet<string>): boolean {
  const nothing = emptySearch(search.channel);
  return Object.entries(search).every(
    ([name, value]) =>
      name === 'area' ||
      fields.has(name) ||
      JSON.stringify(value) === JSON.stringify(nothing[name as keyof Search]),
  );
}
