import { hasEntrances, rentPeriodOf } from '../terms/entrances.ts';
import type { SearchResult } from './search.ts';
import { AROUND, categoryLabel, filtersInForce, nameOfKey } from './search-filters.ts';
import { emptySearch, type Search, searchPath } from './search-query.ts';
import type { Suburb } from './suburbs.ts';

type Described = { search: Search; byKey: ReadonlyMap<string, Suburb> };

/** What the search shows, for the heading and the title: `3+ bedroom houses for sale in Newtown NSW`. */
export function searchTitle({ search, byKey }: Described): string {
  const beds = search.beds ? `${search.beds}+ bedroom ` : '';
  const sold = { sold: 'sold ', leased: 'leased ', buy: '', rent: '' }[search.channel];
  const rented = rentPeriodOf(search) === 'year' ? ' for lease' : ' for rent';
  const purpose = { buy: ' for sale', rent: rented, sold: '', leased: '' }[search.channel];
  const words = `${sold}${beds}${subject(search)}${purpose}${placeWords({ search, byKey })}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title with the suburbs around those it names, as the heading of the results has it. */
export function searchHeading({ search, byKey }: Described): string {
  const title = searchTitle({ search, byKey });
  if (search.suburbs.length === 0 || !search.surrounding) return title;
  return `${title}${search.suburbs.length > 1 ? ',' : ''} and ${AROUND}`;
}

/** A sentence for search engines. */
export function searchDescription({
  search,
  byKey,
  result,
}: Described & { result: Pick<SearchResult, 'total' | 'more'> }): string {
  const title = searchTitle({ search, byKey });
  if (result.total === 0) return `${title}: no properties right now.`;
  const isClosed = search.channel === 'sold' || search.channel === 'leased';
  return isClosed
    ? `${title}: ${countText(result)} with photos, dates and the price where it was disclosed. See what homes nearby achieved.`
    : `${title}. Browse ${countText(result)} with photos, prices and inspection times.`;
}

/** `No properties`, `1 property`, `24 properties`, `1,000+ properties`. */
export function countText({ total, more }: Pick<SearchResult, 'total' | 'more'>): string {
  if (total === 0) return 'No properties';
  if (total === 1 && !more) return '1 property';
  return `${total.toLocaleString('en-AU')}${more ? '+' : ''} properties`;
}

/** True for searches that narrow more than one suburb and one category: those stay out of search engines. */
export function isDeepSearch(search: Search): boolean {
  const { channel, suburbs, surrounding, category, page } = search;
  const plain = { ...emptySearch(channel), suburbs: suburbs.slice(0, 1), surrounding, category, page };
  return searchPath(search) !== searchPath(plain);
}

/** Each filter in force, with the address of the search without it. */
export function activeFilters(
  described: Parameters<typeof filtersInForce>[0],
): { label: string; href: string }[] {
  return filtersInForce(described).map(({ label, without }) => ({ label, href: searchPath(without) }));
}

/** Types that have no plural of their own, or an odd one. */
const PLURALS: Record<string, string> = {
  land: 'land',
  acreage: 'acreage',
  'acreage/semi-rural': 'acreage',
  'block of units': 'blocks of units',
  livestock: 'livestock properties',
  cropping: 'cropping properties',
  farming: 'farming properties',
  dairy: 'dairy properties',
  other: 'properties',
};

function subject({ types, category, channel }: Pick<Search, 'types' | 'category' | 'channel'>): string {
  if (types.length === 1 || types.length === 2) return [...new Set(types.map(plural))].join(' and ');
  if (category === null) return hasEntrances(channel) ? 'properties of every kind' : 'properties';
  return category === 'residential' && hasEntrances(channel) ? 'properties' : categoryLabel(category);
}

function plural(type: string): string {
  const word = type.toLowerCase();
  if (PLURALS[word]) return PLURALS[word];
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

function placeWords({ search, byKey }: Described): string {
  const names = search.suburbs.map((key) => byKey.get(key)?.name ?? nameOfKey(key));
  const [first, second] = names;
  if (!first) return '';
  const state = byKey.get(search.suburbs[0] ?? '')?.state;
  if (names.length === 1) return ` in ${[first, state].filter(Boolean).join(' ')}`;
  if (names.length === 2) return ` in ${first} and ${second}`;
  return ` in ${first}, ${second} and ${names.length - 2} more`;
}
