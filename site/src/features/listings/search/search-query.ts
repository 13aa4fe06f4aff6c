import type { Category, Channel, Tenure } from '../public/public-listing.ts';
import { CATEGORIES } from '../terms/categories.ts';
import { entrancePath, hasEntrances } from '../terms/entrances.ts';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import { AREA_NAMES, type Area, areaParameter, BOUNDS_FIELDS, readArea } from './area.ts';
import { NUMBER_RANGES, type NumberRange } from './number-ranges.ts';
import { orderedRange, wholeNumber } from './whole-number.ts';

export const PAGE_SIZE = 24;
export const SORTS = [
  'newest',
  'price-asc',
  'price-desc',
  'inspection',
  'auction',
  'size',
  'distance',
] as const;
/**
 * Orders of results. `inspection` and `auction`: the soonest first, then the newest; `size`: the largest land first;
 * `distance`: by suburb, the nearest to the chosen ones first.
 */
export type Sort = (typeof SORTS)[number];

/** A search as its address says it, cleaned: whatever made no sense is absent. */
export type Search = Record<NumberRange['from'] | NumberRange['to'], number | null> & {
  channel: Channel;
  /** Suburb keys such as `newtown-nsw-2042`. */
  suburbs: string[];
  /** Suburbs around the chosen ones count too. True where none is chosen. */
  surrounding: boolean;
  /** Null for property of every kind. */
  category: Category | null;
  types: string[];
  /** Dollars; a week for rent, that of commercial property too. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Names of SEARCH_FEATURES. */
  features: string[];
  /** Words that stand in the text of a listing. */
  keywords: string[];
  /** Listings under offer alone, or without them. */
  underOffer: 'only' | 'hidden' | null;
  /** Only what goes to auction. */
  auction: boolean;
  /** Only what is open for inspection then, within a week. */
  open: OpenDay | null;
  /** Newly built, or not. */
  built: 'new' | 'established' | null;
  /** `YYYY-MM-DD`: what can be rented by then. Null on other pages than /rent. */
  availableBy: string | null;
  /** Of commercial property: whether a tenant is in it. */
  tenure: Tenure | null;
  /** The year of the sale or lease. Null on other pages than /sold and /leased. */
  year: number | null;
  /** Slugs of an agent's and an office's profile. */
  agent: string | null;
  office: string | null;
  /** Only what lies in this part of the map. */
  area: Area | null;
  sort: Sort;
  /** From 1. */
  page: number;
  /** How the results are shown; what they are does not depend on it. */
  view: ResultsView;
};

export const TENURES: readonly Tenure[] = ['vacant', 'tenanted'];
export const RESULTS_VIEWS = ['list', 'split', 'map'] as const;
/** The list alone, list and map side by side, or the map alone. */
export type ResultsView = (typeof RESULTS_VIEWS)[number];

export const OPEN_DAYS = [
  'today',
  'tomorrow',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type OpenDay = (typeof OPEN_DAYS)[number];

/** A search that asks for nothing: property of every kind. */
export function emptySearch(channel: Channel): Search {
  const made =
    emptySearches.get(channel) ?? readSearch({ channel, query: new URLSearchParams({ category: ALL }) });
  emptySearches.set(channel, made);
  return { ...made };
}

const emptySearches = new Map<Channel, Search>();

/** The category in the address of a search for property of every kind. */
const ALL = 'all';

const MAX_PRICE = 1_000_000_000;
const MAX_PAGE = 1_000;
const MAX_CHOICES = 20;
const MAX_KEYWORDS = 5;

/**
 * Reads a search from a query string. Takes our own names (suburb, surrounding, category, type, min_price, max_price, beds, baths,
 * cars, land, building and the same with max_, feature, keyword, under_offer, auction, open, built, available, tenure, year, m2_price, agent, office,
 * bounds, near, shape, sort, page, view) and the search form's (buy_ptype, buy_min_price, buy_max_price, rent_ptype, rent_min_price,
 * rent_max_price). In sale mode the rental fields count for nothing, and the reverse. Nonsense is treated as absent.
 * `entrance`: the category of a page that is about one, where the query names none; homes on /buy and /rent.
 */
export function readSearch({
  channel,
  query,
  entrance = hasEntrances(channel) ? 'residential' : null,
}: {
  channel: Channel;
  query: URLSearchParams;
  entrance?: Category | null;
}): Search {
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
    category: category === ALL ? null : (CATEGORIES.find((known) => known === category) ?? entrance),
    types: choices([...query.getAll('type'), ...query.getAll(`${mode}_ptype`)]),
    minPrice,
    maxPrice,
    ...numberRanges(query),
    features: choices(query.getAll('feature')).filter((feature) => feature in SEARCH_FEATURES),
    keywords: choices(query.getAll('keyword')).slice(0, MAX_KEYWORDS),
    underOffer: (['only', 'hidden'] as const).find((known) => known === query.get('under_offer')) ?? null,
    auction: query.get('auction') === '1',
    open: OPEN_DAYS.find((day) => day === query.get('open')) ?? null,
    built: (['new', 'established'] as const).find((known) => known === query.get('built')) ?? null,
    availableBy: channel === 'rent' ? dayOf(query.get('available')) : null,
    tenure: TENURES.find((known) => known === query.get('tenure')) ?? null,
    year: isClosed(channel) ? yearOf(query.get('year')) : null,
    agent: slugOf(query.get('agent')),
    office: slugOf(query.get('office')),
    area: readArea(query),
    sort: SORTS.find((known) => known === sort) ?? 'newest',
    view: RESULTS_VIEWS.find((known) => known === query.get('view')) ?? 'list',
    page: wholeNumber(query.get('page'), MAX_PAGE) ?? 1,
  };
}

/** The limits of numbers; a range upside down is turned round. */
function numberRanges(query: URLSearchParams): Pick<Search, NumberRange['from'] | NumberRange['to']> {
  const limits = NUMBER_RANGES.flatMap(({ from, to, names, most }) => {
    const [min, max] = orderedRange({ min: query.get(names.from), max: query.get(names.to), most });
    return [
      [from, min],
      [to, max],
    ];
  });
  return Object.fromEntries(limits);
}

/** The search pages of what is sold and leased. */
export const isClosed = (channel: Channel): boolean => channel === 'sold' || channel === 'leased';

const yearOf = (text: string | null): number | null =>
  text && /^(?:19[5-9]|20\d)\d$/.test(text) ? Number(text) : null;

/** A day of the calendar, `YYYY-MM-DD`. */
function dayOf(text: string | null): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

const slugOf = (text: string | null): string | null => (text && /^[a-z0-9-]{1,80}$/.test(text) ? text : null);

/** The address of a search, in one canonical order; defaults are left out. */
export function searchPath(search: Search): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null) query.append(name, String(value));
  };
  for (const suburb of search.suburbs) add('suburb', suburb);
  if (search.suburbs.length && !search.surrounding) add('surrounding', 0);
  if (!hasEntrances(search.channel)) add('category', search.category);
  else if (search.category === null) add('category', ALL);
  for (const type of search.types) add('type', type);
  add('min_price', search.minPrice);
  add('max_price', search.maxPrice);
  for (const { from, names } of NUMBER_RANGES) add(names.from, search[from]);
  for (const { to, names } of NUMBER_RANGES) add(names.to, search[to]);
  for (const feature of search.features) add('feature', feature);
  for (const keyword of search.keywords) add('keyword', keyword);
  add('under_offer', search.underOffer);
  if (search.auction) add('auction', 1);
  add('open', search.open);
  add('built', search.built);
  add('available', search.availableBy);
  add('tenure', search.tenure);
  add('year', search.year);
  add('agent', search.agent);
  add('office', search.office);
  if (search.area) {
    const { name, value } = areaParameter(search.area);
    add(name, value);
  }
  if (search.sort !== 'newest') add('sort', search.sort);
  if (search.view !== 'list') add('view', search.view);
  if (search.page > 1) add('page', search.page);
  const text = query.toString();
  return `${entrancePath(search)}${text ? `?${text}` : ''}`;
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
  // One area at most: a form may send that of the page along with another one.
  const areas = AREA_NAMES.filter((name) => query.get(name));
  return areas.length > 1 || [...FORM_NAMES, ...BOUNDS_FIELDS, 'around'].some((name) => query.get(name));
}

/** The place as typed into the form's text field (`q`, or `suburb_name` of old links); empty when there is none. */
export function typedPlace(query: URLSearchParams): string {
  return (query.get('q') || query.get('suburb_name') || '')
    .slice(0, 200)
    .replace(/\p{Cc}/gu, ' ')
    .trim();
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
