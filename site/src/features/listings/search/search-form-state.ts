import type { Channel } from '../public/public-listing.ts';
import { lesserFilters, type Search } from './search-query.ts';
import { nameOfKey } from './search-summary.ts';
import { type SearchOptions, suburbLabel } from './suburbs.ts';

/** A chosen suburb in the form. */
export type Chip = { key: string; label: string };

/** What the search page's form shows: plain data, since it travels to the browser. */
export type SearchFormProps = {
  search: Search;
  chips: Chip[];
  /** What was typed and means no suburb here. */
  typed: string;
  /** Property types with listings on this page, and those chosen. */
  types: string[];
  /** Filters without a control here, sent again as they are: name and value. */
  others: [string, string | number][];
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
};

export function searchFormProps({
  search,
  options,
  typed,
}: {
  search: Search;
  options: SearchOptions;
  typed: string;
}): SearchFormProps {
  const chips = search.suburbs.map((key) => {
    const suburb = options.byKey.get(key);
    return { key, label: suburb ? suburbLabel(suburb) : nameOfKey(key) };
  });
  const types = [...new Set([...options.types[search.channel], ...search.types])].sort();
  return { search: { ...search, page: 1 }, chips, typed, types, others: lesserFilters(search) };
}

export function heroSearchProps({ types }: Pick<SearchOptions, 'types'>): HeroSearchProps {
  const merged = (...channels: Channel[]) =>
    [...new Set(channels.flatMap((channel) => types[channel]))].sort();
  return { saleTypes: merged('buy', 'sold'), rentTypes: merged('rent') };
}
