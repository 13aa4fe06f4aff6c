import { AROUND_KM } from '../public/nearby-suburbs.ts';
import { suggestSuburbs } from './find-suburbs.ts';
import { type OtherSearches, otherSearches } from './other-searches.ts';
import type { SearchResult } from './search.ts';
import { type SearchFormProps, searchFormProps } from './search-form-state.ts';
import { type Search, searchPath } from './search-query.ts';
import { activeFilters, countText, searchHeading, searchTitle } from './search-summary.ts';
import { type SearchOptions, suburbLabel } from './suburbs.ts';

type Link = { label: string; href: string };

/** All that a search page shows: plain data, so that the page builder can show a part of it too. */
export type SearchView = {
  /** With the page that is shown, which is the last one for those beyond it. */
  search: Search;
  title: string;
  /** The title, and the surroundings that count too. */
  heading: string;
  /** The same search with the suburbs around the chosen ones, where they are left out. */
  surroundings: Link | null;
  form: SearchFormProps;
  result: SearchResult;
  /** How many, in words. */
  found: string;
  /** Each filter in force; its address is the search without it. */
  filters: Link[];
  /** Places asked for that no suburb with listings is called, and suburbs that may have been meant. */
  unknown: string[];
  meant: Link[];
  /** Parts of a typed sentence that the search cannot use. */
  unused: string[];
  /** What to try where nothing was found. */
  instead: OtherSearches | null;
};

/** What a search and its result look like. */
export function searchView({
  search: asked,
  result,
  options,
  unknown,
  unused = [],
}: {
  search: Search;
  result: SearchResult;
  options: SearchOptions;
  unknown: string[];
  unused?: string[];
}): SearchView {
  const { byKey } = options;
  const search = { ...asked, page: result.page };
  const meant = unknown
    .flatMap((text) => suggestSuburbs({ ...options, text, channel: search.channel }))
    .filter(({ key }) => !search.suburbs.includes(key));
  return {
    search,
    title: searchTitle({ search, byKey }),
    heading: searchHeading({ search, byKey }),
    surroundings: search.surrounding
      ? null
      : {
          label: `Include suburbs within ${AROUND_KM} km`,
          href: searchPath({ ...search, surrounding: true, page: 1 }),
        },
    form: searchFormProps({ search, options, typed: unknown.join(', ') }),
    result,
    found: countText(result),
    filters: activeFilters({ search, byKey }),
    unknown,
    unused,
    meant: meant.map((suburb) => ({
      label: suburbLabel(suburb),
      href: searchPath({ ...search, suburbs: [...search.suburbs, suburb.key].sort(), page: 1 }),
    })),
    instead: result.total === 0 ? otherSearches({ search, options }) : null,
  };
}
