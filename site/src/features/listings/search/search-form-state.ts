import type { Channel } from '../public/public-listing.ts';
import type { FilterControl } from './filter-controls.ts';
import type { SearchCounts } from './search-counts.ts';
import { filtersInForce, nameOfKey } from './search-filters.ts';
import type { Search } from './search-query.ts';
import { type SearchOptions, suburbLabel } from './suburbs.ts';

/** A chosen suburb in the form. */
export type Chip = { key: string; label: string };

/** What the search page's form shows. Plain data. */
export type SearchFormProps = {
  search: Search;
  chips: Chip[];
  /** What was typed and means no suburb here. */
  typed: string;
  controls: FilterControl[];
  counts: SearchCounts;
  /** How many filters are in force, places apart. */
  set: number;
  /** What the button of the filters says: `Show 24 properties`. */
  found: string;
};

/** What the front page's form shows. */
export type HeroSearchProps = {
  /** The types to choose from; the compact look asks for none. */
  saleTypes?: string[];
  rentTypes?: string[];
  /** One line: what, where, go. */
  look?: 'compact';
  /** Searches this alone and offers no other; left out: the visitor chooses. */
  only?: 'buy' | 'rent';
  /** What is chosen at first; left out: buying. */
  first?: 'buy' | 'rent';
};

export function searchFormProps({
  search,
  options,
  typed,
  controls,
  counts,
  found,
}: {
  search: Search;
  options: SearchOptions;
  typed: string;
  controls: FilterControl[];
  counts: SearchCounts;
  found: string;
}): SearchFormProps {
  const chips = search.suburbs.map((key) => {
    const suburb = options.byKey.get(key);
    return { key, label: suburb ? suburbLabel(suburb) : nameOfKey(key) };
  });
  const elsewhere = { ...search, suburbs: [], surrounding: true };
  const set = filtersInForce({ search: elsewhere, byKey: options.byKey }).length;
  return { search: { ...search, page: 1 }, chips, typed, controls, counts, set, found };
}

/** Types of homes: the others have search pages of their own. */
export function heroSearchProps({
  typesByCategory,
}: Pick<SearchOptions, 'typesByCategory'>): HeroSearchProps {
  const homes = (channel: Channel) =>
    typesByCategory[channel].find(({ category }) => category === 'residential')?.types ?? [];
  const merged = (...channels: Channel[]) => [...new Set(channels.flatMap(homes))].sort();
  return { saleTypes: merged('buy', 'sold'), rentTypes: merged('rent') };
}
