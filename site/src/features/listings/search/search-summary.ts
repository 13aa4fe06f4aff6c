import { countOf } from '#site/messages/formats.ts';
import { typeText } from '#site/messages/property-types.ts';
import { resultTexts } from '#site/messages/results.ts';
import { searchTexts } from '#site/messages/search.ts';
import { AROUND_KM } from '../public/around.ts';
import { hasEntrances, rentPeriodOf } from '../terms/entrances.ts';
import type { SearchResult } from './search.ts';
import { filtersInForce, nameOfKey } from './search-filters.ts';
import { emptySearch, type Search, searchPath } from './search-query.ts';
import type { Suburb } from './suburbs.ts';

type Described = { search: Search; byKey: ReadonlyMap<string, Suburb> };

/** What the search shows, for the heading and the title: `3+ bedroom houses for sale in Newtown NSW`. */
export function searchTitle({ search, byKey }: Described): string {
  const title = resultTexts().title({
    channel: search.channel,
    isYearly: rentPeriodOf(search) === 'year',
    beds: search.beds,
    what: subject(search),
    ...placesOf({ search, byKey }),
  });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The title with the suburbs around those it names, as the heading of the results has it. */
export function searchHeading({ search, byKey }: Described): string {
  const title = searchTitle({ search, byKey });
  if (search.suburbs.length === 0 || !search.surrounding) return title;
  return resultTexts().withAround(title, AROUND_KM, search.suburbs.length === 1);
}

/** A sentence for search engines. */
export function searchDescription({
  search,
  byKey,
  result,
}: Described & { result: Pick<SearchResult, 'total' | 'more'> }): string {
  const title = searchTitle({ search, byKey });
  const { noneNow, describe, describeClosed } = resultTexts();
  if (result.total === 0) return noneNow(title);
  const isClosed = search.channel === 'sold' || search.channel === 'leased';
  return isClosed ? describeClosed(title, countText(result)) : describe(title, countText(result));
}

/** `No properties`, `1 property`, `24 properties`, `1,000+ properties`. */
export function countText({ total, more }: Pick<SearchResult, 'total' | 'more'>): string {
  return searchTexts().found({ total, number: countOf(total), more });
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

function subject({ types, category, channel }: Pick<Search, 'types' | 'category' | 'channel'>): string {
  const texts = resultTexts();
  const { properties, everyKind, ...kinds } = texts.subjects;
  if (types.length === 1 || types.length === 2) return texts.types(types.map(typeText));
  if (category === null) return hasEntrances(channel) ? everyKind : properties;
  return category === 'residential' && hasEntrances(channel) ? properties : kinds[category];
}

function placesOf({ search, byKey }: Described): { places: string[]; more: number } {
  const names = search.suburbs.map((key) => byKey.get(key)?.name ?? nameOfKey(key));
  const [first, second] = names;
  if (first === undefined) return { places: [], more: 0 };
  const state = byKey.get(search.suburbs[0] ?? '')?.state;
  if (second === undefined) return { places: [[first, state].filter(Boolean).join(' ')], more: 0 };
  return { places: [first, second], more: names.length - 2 };
}
