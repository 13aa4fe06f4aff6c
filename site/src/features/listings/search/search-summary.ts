import { AROUND_KM } from '../public/nearby-suburbs.ts';
import type { Category } from '../public/public-listing.ts';
import type { SearchResult } from './search.ts';
import { LAND_SIZES, priceLabel } from './search-choices.ts';
import { SEARCH_FEATURES } from './search-features.ts';
import { lesserFilters, type OpenDay, type Search, searchPath } from './search-query.ts';
import { type Suburb, suburbLabel } from './suburbs.ts';

const AROUND = `suburbs within ${AROUND_KM} km`;

type Described = { search: Search; byKey: ReadonlyMap<string, Suburb> };

/** What the search shows, for the heading and the title: `3+ bedroom houses for sale in Newtown NSW`. */
export function searchTitle({ search, byKey }: Described): string {
  const beds = search.beds ? `${search.beds}+ bedroom ` : '';
  const sold = { sold: 'sold ', leased: 'leased ', buy: '', rent: '' }[search.channel];
  const purpose = { buy: ' for sale', rent: ' for rent', sold: '', leased: '' }[search.channel];
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
  return `${title}. Browse ${countText(result)} with photos, prices and inspection times.`;
}

/** `No properties`, `1 property`, `24 properties`, `1,000+ properties`. */
export function countText({ total, more }: Pick<SearchResult, 'total' | 'more'>): string {
  if (total === 0) return 'No properties';
  if (total === 1 && !more) return '1 property';
  return `${total.toLocaleString('en-AU')}${more ? '+' : ''} properties`;
}

/** True for searches that narrow more than one suburb and one category: those stay out of search engines. */
export function isDeepSearch(search: Search): boolean {
  const { suburbs, types, minPrice, maxPrice, beds, baths, cars, minLand, sort } = search;
  const narrowed = [minPrice, maxPrice, beds, baths, cars, minLand].some((value) => value !== null);
  return (
    suburbs.length > 1 ||
    types.length > 0 ||
    narrowed ||
    lesserFilters(search).length > 0 ||
    sort !== 'newest'
  );
}

/** Each filter in force, with the address of the search without it. */
export function activeFilters({ search, byKey }: Described): { label: string; href: string }[] {
  const without = (change: Partial<Search>) => searchPath({ ...search, page: 1, ...change });
  const { channel, minPrice, maxPrice, minLand } = search;
  const land = LAND_SIZES.find(({ value }) => value === minLand)?.label ?? `${minLand} m²`;
  const rooms = [
    ['beds', 'bed'],
    ['baths', 'bath'],
    ['cars', 'car'],
  ] as const;
  return [
    ...search.suburbs.map((key) => ({
      label: byKey.get(key) ? suburbLabel(byKey.get(key) as Suburb) : nameOfKey(key),
      href: without({ suburbs: search.suburbs.filter((other) => other !== key) }),
    })),
    ...(search.suburbs.length && search.surrounding
      ? [{ label: AROUND, href: without({ surrounding: false }) }]
      : []),
    ...(search.category
      ? [{ label: CATEGORY_WORDS[search.category], href: without({ category: null }) }]
      : []),
    ...search.types.map((type) => ({
      label: type,
      href: without({ types: search.types.filter((other) => other !== type) }),
    })),
    ...(minPrice
      ? [{ label: `From ${priceLabel({ price: minPrice, channel })}`, href: without({ minPrice: null }) }]
      : []),
    ...(maxPrice
      ? [{ label: `Up to ${priceLabel({ price: maxPrice, channel })}`, href: without({ maxPrice: null }) }]
      : []),
    ...rooms.flatMap(([field, word]) =>
      search[field] ? [{ label: `${search[field]}+ ${word}`, href: without({ [field]: null }) }] : [],
    ),
    ...(minLand ? [{ label: `${land} of land or more`, href: without({ minLand: null }) }] : []),
    ...lesserChips({ search, without }),
  ].map(({ label, href }) => ({ label: label.charAt(0).toUpperCase() + label.slice(1), href }));
}

function lesserChips({
  search,
  without,
}: {
  search: Search;
  without: (change: Partial<Search>) => string;
}): { label: string; href: string }[] {
  const { maxBeds, maxLand, features, keywords, underOffer, auction, open } = search;
  const one = (label: string, change: Partial<Search>) => [{ label, href: without(change) }];
  return [
    ...(maxBeds ? one(`Up to ${maxBeds} bed`, { maxBeds: null }) : []),
    ...(maxLand ? one(`Up to ${maxLand.toLocaleString('en-AU')} m² of land`, { maxLand: null }) : []),
    ...features.flatMap((name) =>
      one(SEARCH_FEATURES[name]?.label ?? name, { features: features.filter((other) => other !== name) }),
    ),
    ...(underOffer
      ? one(underOffer === 'only' ? 'Under offer' : 'Not under offer', { underOffer: null })
      : []),
    ...(auction ? one('Auction', { auction: false }) : []),
    ...(open ? one(openText(open), { open: null }) : []),
    ...keywords.flatMap((word) => one(`“${word}”`, { keywords: keywords.filter((other) => other !== word) })),
  ];
}

const openText = (day: OpenDay): string => {
  if (day === 'today' || day === 'tomorrow') return `Open ${day}`;
  return day === 'weekend' ? 'Open this weekend' : `Open on ${day.charAt(0).toUpperCase()}${day.slice(1)}`;
};

const CATEGORY_WORDS: Record<Category, string> = {
  residential: 'homes',
  rural: 'rural properties',
  holiday: 'holiday homes',
  commercial: 'commercial properties',
  business: 'businesses',
};

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

function subject({ types, category }: Pick<Search, 'types' | 'category'>): string {
  if (types.length === 1 || types.length === 2) return [...new Set(types.map(plural))].join(' and ');
  return category ? CATEGORY_WORDS[category] : 'properties';
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

/** A readable name for a suburb that nobody knows here: `port-fairy-vic-3284` → `Port Fairy VIC 3284`. */
export function nameOfKey(key: string): string {
  return key
    .split('-')
    .map((word) => (STATES.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

const STATES = new Set(['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt']);
