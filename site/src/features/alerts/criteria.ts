import type { Category, Method } from '#site/features/listings/public/public-listing.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import type { Search } from '#site/features/listings/search/search-query.ts';
import { emptySearch, searchPath } from '#site/features/listings/search/search-query.ts';
import { orderedRange, wholeNumber } from '#site/features/listings/search/whole-number.ts';
import { CATEGORIES, METHODS } from '#site/features/listings/terms/categories.ts';

/** Suburbs of one alert; more than these are a region, which “anywhere” and a price say better. */
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

/** The requirements that mean something for a category; a form shows these, and others are left out of criteria. */
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

/** Cleaned criteria, and sentences about what could not be kept as it was asked for. */
export type CleanCriteria = { criteria: ListingCriteria; notes: string[] };

/**
 * Criteria from anything: a form, a stored row, nonsense. What makes no sense is “any”, a range that is upside down is
 * turned round, a method the category does not have becomes the one it has, requirements of other categories are left
 * out. Of more than {@link MAX_SUBURBS} suburbs the first ones count, and a note says so.
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
  return {
    criteria: {
      category,
      method: methods.find((method) => method === from.method) ?? (methods[0] as Method),
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
    },
    notes: suburbs.length > chosen.length && new Set(suburbs).size > MAX_SUBURBS ? [TOO_MANY] : [],
  };
}

const TOO_MANY = `An alert can have up to ${MAX_SUBURBS} suburbs, so we saved the first ${MAX_SUBURBS}. Create another alert for the others.`;

/** The part of a search page's state that an alert can follow. */
export type SearchLike = Pick<
  Search,
  | 'channel'
  | 'suburbs'
  | 'surrounding'
  | 'category'
  | 'types'
  | 'minPrice'
  | 'maxPrice'
  | 'beds'
  | 'baths'
  | 'cars'
  | 'minLand'
>;

/** What a search looks for; of sold and leased property, what is for sale or rent instead. */
export function criteriaOfSearch({ channel, ...search }: SearchLike): CleanCriteria {
  return cleanCriteria({ ...search, method: channel === 'rent' || channel === 'leased' ? 'rent' : 'buy' });
}

/** The search page that comes nearest to the criteria: it knows no building area, tenure or use. */
export const searchPathOf = (criteria: ListingCriteria): string =>
  searchPath({ ...emptySearch(criteria.method), ...criteria });

/** Words from a list or from one text divided by commas. Control characters are no part of any name. */
function words(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const texts = list
    .filter((each): each is string => typeof each === 'string')
    // Bars divide words where they are stored.
    .map((each) => each.replace(/[\p{Cc}|]/gu, ' ').trim())
    .filter((each) => each && each.length <= 80);
  return [...new Set(texts)];
}

const isYes = (value: unknown) => value === true || ['1', 'yes', 'true', 'on'].includes(String(value));
