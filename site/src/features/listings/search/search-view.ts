import { searchTexts } from '#site/messages/search.ts';
import { AROUND_KM } from '../public/around.ts';
import type { Category } from '../public/public-listing.ts';
import { suburbPath } from '../public/suburb-path.ts';
import { CATEGORIES } from '../terms/categories.ts';
import { hasEntrances } from '../terms/entrances.ts';
import { freshText } from '../terms/fresh-text.ts';
import type { Bounds } from './area.ts';
import type { ExcerptPart } from './excerpt.ts';
import { type FilterControl, filterControls } from './filter-controls.ts';
import { suggestSuburbs } from './find-suburbs.ts';
import type { NearSearches } from './near-searches.ts';
import { type OtherSearches, otherSearches } from './other-searches.ts';
import type { ResultFigure } from './result-figures.ts';
import type { SearchResult } from './search.ts';
import type { SearchCounts } from './search-counts.ts';
import { categoryName, NOBODY, type SearchPeople } from './search-filters.ts';
import { type SearchFormProps, searchFormProps } from './search-form-state.ts';
import { emptySearch, type Search, searchPath } from './search-query.ts';
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
  /** The search pages of each kind of property that there is; none where results are of every kind. */
  entrances: { category: Category; label: string; href: string }[];
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
  /** What to loosen where little was found. */
  near: NearSearches | null;
  /** Where keywords stand in the texts of listings, by the listing's id. */
  excerpts: Readonly<Record<number, ExcerptPart[]>>;
  /** The pages of the suburbs that were chosen. */
  suburbPages: Link[];
  /** Medians of what is sold or leased. */
  figures: ResultFigure[];
  /** When a listing was last changed, in words; null where nothing is known of it. */
  fresh: string | null;
  /** What the map is drawn with; null where there are no maps. */
  map: ResultsMapView | null;
};

/** Plain data for the map of the results. */
export type ResultsMapView = {
  /** MapLibre style. */
  styleUrl: string;
  /** All results that are on the map; null where none is, or while the map is not shown. */
  extent: Bounds | null;
};

/** Beyond, a search is about a region. */
const MOST_SUBURB_PAGES = 3;

/** What a search and its result look like. */
export function searchView({
  search: asked,
  result,
  options,
  unknown,
  unused = [],
  people = NOBODY,
  controls = filterControls({ search: asked, options, people }),
  counts = {},
  near,
  excerpts = {},
  map = null,
  figures = [],
}: {
  search: Search;
  result: SearchResult;
  options: SearchOptions;
  unknown: string[];
  unused?: string[];
  people?: SearchPeople;
  /** The filters with their choices, where they are known. */
  controls?: FilterControl[];
  counts?: SearchCounts;
  near?: NearSearches;
  excerpts?: SearchView['excerpts'];
  map?: ResultsMapView | null;
  figures?: ResultFigure[];
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
          label: searchTexts().includeAround(AROUND_KM),
          href: searchPath({ ...search, surrounding: true, page: 1 }),
        },
    form: searchFormProps({
      search,
      options,
      typed: unknown.join(', '),
      controls,
      counts,
      found: result.total === 0 ? countText(result) : searchTexts().show(countText(result)),
    }),
    entrances: entrancesOf({ search, options }),
    result,
    found: countText(result),
    filters: activeFilters({ search, byKey, people }),
    unknown,
    unused,
    meant: meant.map((suburb) => ({
      label: suburbLabel(suburb),
      href: searchPath({ ...search, suburbs: [...search.suburbs, suburb.key].sort(), page: 1 }),
    })),
    instead: result.total === 0 ? otherSearches({ search, options }) : null,
    near: near ?? null,
    excerpts,
    suburbPages: search.suburbs.slice(0, MOST_SUBURB_PAGES).flatMap((key) => {
      const suburb = byKey.get(key);
      const href = suburb && suburbPath(suburb);
      return suburb && href ? [{ label: searchTexts().aboutSuburb(suburb.name), href }] : [];
    }),
    map,
    figures,
    fresh: freshText(options.updatedAt),
  };
}

/** The same place in the entrances for other kinds of property: what else was asked means something else there. */
function entrancesOf({
  search: { channel, category: own, suburbs, surrounding },
  options,
}: {
  search: Search;
  options: Pick<SearchOptions, 'typesByCategory'>;
}): SearchView['entrances'] {
  if (!hasEntrances(channel)) return [];
  const present = new Set(options.typesByCategory[channel].map(({ category }) => category));
  return CATEGORIES.filter((category) => present.has(category) || category === own).map((category) => ({
    category,
    label: categoryName(category),
    href: searchPath({ ...emptySearch(channel), category, suburbs, surrounding }),
  }));
}
