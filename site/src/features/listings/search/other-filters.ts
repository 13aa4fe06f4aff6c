import type { Method } from '../public/public-listing.ts';
import { NUMBER_RANGES } from './number-ranges.ts';
import { filtersInForce } from './search-filters.ts';
import { emptySearch, readSearch, type Search, searchPath } from './search-query.ts';

/** Filters that stay true from day to day: all but the inspection day, the year of a sale and what is about the page. */
const LASTING = [
  ...NUMBER_RANGES.flatMap(({ from, to }) => [from, to]),
  'features',
  'keywords',
  'underOffer',
  'auction',
  'built',
  'availableBy',
  'tenure',
  'agent',
  'office',
] as const satisfies readonly (keyof Search)[];

/** The filters of a search that another search leaves out, as an address says them; '' for none. */
export function filtersBeyond(search: Search, known: Search): string {
  const differs = (name: (typeof LASTING)[number]) =>
    JSON.stringify(search[name]) !== JSON.stringify(known[name]);
  const others = LASTING.filter(differs).map((name) => [name, search[name]]);
  return addressOf({ ...emptySearch(search.channel), ...Object.fromEntries(others) });
}

/** Such filters from untrusted input, cleaned, as a part of a search. */
export function readOtherFilters(text: string, method: Method): Partial<Search> {
  const read = readSearch({ channel: method, query: new URLSearchParams(text) });
  const none = emptySearch(method);
  const given = LASTING.filter((name) => JSON.stringify(read[name]) !== JSON.stringify(none[name]));
  return Object.fromEntries(given.map((name) => [name, read[name]]));
}

/** The same as an address says them. */
export const cleanOtherFilters = (text: string, method: Method): string =>
  addressOf({ ...emptySearch(method), ...readOtherFilters(text, method) });

/** Such filters as visitors read them, in the middle of a sentence: `pets considered`, `up to 3 bed`. */
export function otherFilterTexts(text: string, method: Method): string[] {
  const { agent = null, office = null, ...others } = readOtherFilters(text, method);
  const textsOf = (filters: Partial<Search>) =>
    filtersInForce({
      search: { ...emptySearch(method), category: 'residential', ...filters },
      byKey: new Map(),
    }).map(({ label }) => label);
  return [...textsOf(others).map(lowerFirst), ...textsOf({ agent, office })];
}

function addressOf(search: Search): string {
  const query = new URLSearchParams(searchPath(search).split('?')[1]);
  query.delete('category');
  return query.toString();
}

/** An abbreviation keeps its capitals. */
const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
