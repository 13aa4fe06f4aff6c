import type { Category, Channel, Method } from '#site/features/listings/public/public-listing.ts';
import { type Area, areaParameter, readArea } from '#site/features/listings/search/area.ts';
import { areaOfCriteria, type ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import {
  cleanOtherFilters,
  filtersBeyond,
  readOtherFilters,
} from '#site/features/listings/search/other-filters.ts';
import type { Search } from '#site/features/listings/search/search-query.ts';
import { emptySearch, searchPath } from '#site/features/listings/search/search-query.ts';
import { orderedRange, wholeNumber } from '#site/features/listings/search/whole-number.ts';
import { CATEGORIES, METHODS } from '#site/features/listings/terms/categories.ts';
import { alertTexts } from '#site/messages/alerts.ts';
import { type AlertEvent, isOfSales } from './alert-types.ts';

/** The most suburbs of one alert; for more, “anywhere” with a price is more useful. */
export const MAX_SUBURBS = 50;
const MAX_WORDS = 20;
const MAX_PRICE = 1_000_000_000;
const MAX_AREA = 10_000_000_000;
const MAX_ROOMS = 20;

/** Rural property and businesses are for sale only, holiday homes for rent only; others may be either. */
export function methodsOf(category: Category | null): readonly Method[] {
  if (category === 'rural' || category === 'business') return ['buy'];
  return category === 'holiday' ? ['rent'] : METHODS;
}

/** The requirements that apply to a category: forms show these, and criteria contain no others. */
export function attributesOf(category: Category | null): ReadonlySet<keyof ListingCriteria> {
  return new Set<keyof ListingCriteria>([
    'category',
    'method',
    'types',
    'minPrice',
    'maxPrice',
    'suburbs',
    'surrounding',
    ...ATTRIBUTES[category ?? 'any'],
  ]);
}

const ROOMS = ['beds', 'baths', 'cars'] as const;
const LAND = ['minLand', 'maxLand'] as const;
const AREA = ['minArea', 'maxArea'] as const;
const ATTRIBUTES: Readonly<Record<Category | 'any', readonly (keyof ListingCriteria)[]>> = {
  any: [...ROOMS, ...LAND],
  residential: [...ROOMS, ...LAND],
  rural: [...ROOMS, ...LAND, 'ruralUses'],
  holiday: ROOMS,
  commercial: ['cars', ...LAND, ...AREA, 'tenure'],
  business: AREA,
};

/** Cleaned criteria, and sentences about what had to be changed. */
export type CleanCriteria = { criteria: ListingCriteria; notes: string[] };

/**
 * Criteria from untrusted input. Invalid values become “any”, a reversed range is swapped, a method that the category
 * does not have becomes the one it has, and requirements of other categories are removed. Of more than
 * {@link MAX_SUBURBS} suburbs the first are used, and a note says so.
 */
export function cleanCriteria(given: unknown): CleanCriteria {
  const from = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const category = CATEGORIES.find((known) => known === from.category) ?? null;
  const methods = methodsOf(category);
  const relevant = attributesOf(category);
  const keep = (name: keyof ListingCriteria) => (relevant.has(name) ? from[name] : undefined);
  const [minPrice, maxPrice] = orderedRange({
    min: keep('minPrice'),
    max: keep('maxPrice'),
    most: MAX_PRICE,
  });
  const [minLand, maxLand] = orderedRange({ min: keep('minLand'), max: keep('maxLand'), most: MAX_AREA });
  const [minArea, maxArea] = orderedRange({ min: keep('minArea'), max: keep('maxArea'), most: MAX_AREA });
  const suburbs = words(from.suburbs)
    .map((key) => key.toLowerCase())
    .filter((key) => /^[a-z0-9-]{2,80}$/.test(key));
  const chosen = [...new Set(suburbs)].slice(0, MAX_SUBURBS).sort();
  const tenure = keep('tenure');
  const method = methods.find((known) => known === from.method) ?? (methods[0] as Method);
  return {
    criteria: {
      category,
      method,
      types: words(from.types).slice(0, MAX_WORDS).sort(),
      minPrice,
      maxPrice,
      beds: wholeNumber(keep('beds'), MAX_ROOMS),
      baths: wholeNumber(keep('baths'), MAX_ROOMS),
      cars: wholeNumber(keep('cars'), MAX_ROOMS),
      minLand,
      maxLand,
      minArea,
      maxArea,
      tenure: tenure === 'vacant' || tenure === 'tenanted' ? tenure : null,
      ruralUses: words(keep('ruralUses')).slice(0, MAX_WORDS).sort(),
      suburbs: chosen,
      surrounding: chosen.length > 0 && isYes(from.surrounding),
      ...cleanArea(from.area),
      ...cleanFilters(from.filters, method),
    },
    notes:
      suburbs.length > chosen.length && new Set(suburbs).size > MAX_SUBURBS
        ? [alertTexts().tooManySuburbs(MAX_SUBURBS)]
        : [],
  };
}

/** Only what an address of a search may say. */
function cleanArea(given: unknown): Pick<ListingCriteria, 'area'> {
  const area = typeof given === 'string' ? readArea(new URLSearchParams(given)) : null;
  return area ? { area: areaAsText(area) } : {};
}

/** The same: filters that criteria have no field of their own for. */
function cleanFilters(given: unknown, method: Method): Pick<ListingCriteria, 'filters'> {
  const filters = typeof given === 'string' ? cleanOtherFilters(given, method) : '';
  return filters ? { filters } : {};
}

/** An area as the criteria of an alert hold it. */
export function areaAsText(area: Area): string {
  const { name, value } = areaParameter(area);
  return `${name}=${value}`;
}

/** The criteria of a search. A search for sold or leased property becomes one for sale or rent. */
export function criteriaOfSearch(search: Search): CleanCriteria {
  const method = search.channel === 'rent' || search.channel === 'leased' ? 'rent' : 'buy';
  const { criteria, notes } = cleanCriteria({
    ...search,
    area: search.area ? areaAsText(search.area) : null,
    minArea: search.minBuilding,
    maxArea: search.maxBuilding,
    method,
  });
  // Ranges with an upper end, features, words of the text: the alert follows what its own fields cannot say, too.
  const filters = filtersBeyond({ ...search, channel: criteria.method }, searchOf(criteria));
  return { criteria: filters ? { ...criteria, filters } : criteria, notes };
}

/** The search page that an alert's listings are on: that of results for one about sales alone. */
export const channelOf = ({ method }: Pick<ListingCriteria, 'method'>, events: readonly AlertEvent[] = []) =>
  isOfSales(events) ? ({ buy: 'sold', rent: 'leased' } as const)[method] : method;

/** The closest search page: it has no filter for use. */
export const searchPathOf = (criteria: ListingCriteria, events?: readonly AlertEvent[]): string =>
  searchPath(searchOf(criteria, channelOf(criteria, events)));

/** The search of criteria, as far as a search page can say it. */
const searchOf = (criteria: ListingCriteria, channel: Channel = criteria.method): Search => ({
  ...emptySearch(channel),
  ...criteria,
  minBuilding: criteria.minArea,
  maxBuilding: criteria.maxArea,
  area: areaOfCriteria(criteria),
  ...readOtherFilters(criteria.filters ?? '', criteria.method),
});

/** Words from a list or from one comma-separated text, without control characters. */
function words(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const texts = list
    .filter((each): each is string => typeof each === 'string')
    // Stored words are separated by bars.
    .map((each) => each.replace(/[\p{Cc}|]/gu, ' ').trim())
    .filter((each) => each && each.length <= 80);
  return [...new Set(texts)];
}

const isYes = (value: unknown) => value === true || ['1', 'yes', 'true', 'on'].includes(String(value));
