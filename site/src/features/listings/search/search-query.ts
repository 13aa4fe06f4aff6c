import type { Category, Channel } from '../public/public-listing.ts';
import { CATEGORIES } from '../terms/categories.ts';
import { orderedRange, wholeNumber } from './whole-number.ts';

export const PAGE_SIZE = 24;
export const SORTS = ['newest', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];

/** A search as its address says it, cleaned: whatever made no sense is absent. */
export type Search = {
  channel: Channel;
  /** Suburb keys such as `newtown-nsw-2042`. */
  suburbs: string[];
  /** Suburbs around the chosen ones count too. True where none is chosen. */
  surrounding: boolean;
  category: Category | null;
  types: string[];
  /** Dollars; a week for rent. */
  minPrice: number | null;
  maxPrice: number | null;
  beds: number | null;
  baths: number | null;
  cars: number | null;
  /** m². */
  minLand: number | null;
  sort: Sort;
  /** From 1. */
  page: number;
};

const MAX_PRICE = 1_000_000_000;
const MAX_PAGE = 1_000;
const MAX_CHOICES = 20;

/**
 * Reads a search from a query string. Takes our own names (suburb, surrounding, category, type, min_price, max_price, beds, baths,
 * cars, land, sort, page) and the search form's (buy_ptype, buy_min_price, buy_max_price, rent_ptype, rent_min_price,
 * rent_max_price). In sale mode the rental fields count for nothing, and the reverse. Nonsense is treated as absent.
 */
export function readSearch({ channel, query }: { channel: Channel; query: URLSearchParams }): Search {
  const mode = channel === 'rent' || channel === 'leased' ? 'rent' : 'buy';
  const first = (...names: string[]) => names.map((name) => query.get(name)).find((value) => value);
  const [minPrice, maxPrice] = orderedRange({
    min: first('min_price', `${mode}_min_price`),
    max: first('max_price', `${mode}_max_price`),
    most: MAX_PRICE,
  });
  const category = query.get('category');
  const sort = query.get('sort');
  const suburbs = choices(query.getAll('suburb')).filter((key) => /^[a-z0-9-]{2,80}$/.test(key));
  return {
    channel,
    suburbs,
    surrounding: suburbs.length === 0 || query.get('surrounding') !== '0',
    category: CATEGORIES.find((known) => known === category) ?? null,
    types: choices([...query.getAll('type'), ...query.getAll(`${mode}_ptype`)]),
    minPrice,
    maxPrice,
    beds: wholeNumber(query.get('beds'), 20),
    baths: wholeNumber(query.get('baths'), 20),
    cars: wholeNumber(query.get('cars'), 20),
    minLand: wholeNumber(query.get('land'), 1_000_000_000),
    sort: SORTS.find((known) => known === sort) ?? 'newest',
    page: wholeNumber(query.get('page'), MAX_PAGE) ?? 1,
  };
}

/** The address of a search, in one canonical order; defaults are left out. */
export function searchPath(search: Search): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null) query.append(name, String(value));
  };
  for (const suburb of search.suburbs) add('suburb', suburb);
  if (search.suburbs.length && !search.surrounding) add('surrounding', 0);
  add('category', search.category);
  for (const type of search.types) add('type', type);
  add('min_price', search.minPrice);
  add('max_price', search.maxPrice);
  add('beds', search.beds);
  add('baths', search.baths);
  add('cars', search.cars);
  add('land', search.minLand);
  if (search.sort !== 'newest') add('sort', search.sort);
  if (search.page > 1) add('page', search.page);
  const text = query.toString();
  return `/${search.channel}${text ? `?${text}` : ''}`;
}

/** Names that only the search form of old links uses; a search's own address never holds one. */
const FORM_NAMES = [
  'status',
  'show_in_sale',
  'show_in_rental',
  'buy_ptype',
  'buy_min_price',
  'buy_max_price',
  'rent_ptype',
  'rent_min_price',
  'rent_max_price',
];

/**
 * True when a query speaks the search form's language and its answer is a redirect to the search's own address. Names
 * without a value do not count: the page cache takes no notice of them either.
 */
export function isFormQuery(query: URLSearchParams): boolean {
  return FORM_NAMES.some((name) => query.get(name));
}

/** The place as typed into the form's text field (`q`, or `suburb_name` of old links); empty when there is none. */
export function typedPlace(query: URLSearchParams): string {
  return (query.get('q') || query.get('suburb_name') || '').slice(0, 200).trim();
}

/**
 * The search page that a form's flags and `status` mean: `show_in_rental` and `show_in_sale` choose the mode,
 * `status` sold or leased the closed ones. Null when the query names none.
 */
export function channelFromQuery(query: URLSearchParams): Channel | null {
  const status = query.get('status')?.toLowerCase();
  const flag = (name: string) => ['1', 'yes', 'true', 'on'].includes(query.get(name)?.toLowerCase() ?? '');
  if (status === 'sold' || status === 'leased') return status;
  if (status === 'rent' || flag('show_in_rental')) return 'rent';
  if (status === 'buy' || flag('show_in_sale')) return 'buy';
  return null;
}

function choices(values: string[]): string[] {
  // Control characters are no part of any name, and PostgreSQL refuses one of them.
  const words = values
    .flatMap((value) => value.split(','))
    .map((value) => value.replace(/\p{Cc}/gu, ' ').trim());
  return [...new Set(words)]
    .filter((word) => word && word.length <= 80)
    .slice(0, MAX_CHOICES)
    .sort();
}
