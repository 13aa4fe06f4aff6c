/** What somebody looks for. Prices in dollars (a week for rent), areas in m²; null and [] are “any”. */
export type AlertCriteria = {
  category: AlertCategory | null;
  method: AlertMethod;
  /** Property types as listings write them: `House`, `Unit`. */
  types: string[];
  minPrice: number | null;
  maxPrice: number | null;
  beds: number | null;
  baths: number | null;
  cars: number | null;
  minLand: number | null;
  maxLand: number | null;
  /** Of the building. */
  minArea: number | null;
  maxArea: number | null;
  tenure: 'vacant' | 'tenanted' | null;
  /** What rural property suits: `Livestock`, `Cropping`. */
  ruralUses: string[];
  /** Keys such as `newtown-nsw-2042`. */
  suburbs: string[];
  /** The suburbs around those as well. */
  surrounding: boolean;
};

export const ALERT_CATEGORIES = ['residential', 'rural', 'holiday', 'commercial', 'business'] as const;
export type AlertCategory = (typeof ALERT_CATEGORIES)[number];
export const ALERT_METHODS = ['buy', 'rent'] as const;
export type AlertMethod = (typeof ALERT_METHODS)[number];

/** Suburbs of one alert; more than these are a region, which “anywhere” and a price say better. */
export const MAX_SUBURBS = 50;
const MAX_WORDS = 20;
const MAX_PRICE = 1_000_000_000;
const MAX_AREA = 10_000_000_000;
const MAX_ROOMS = 20;

/** Rural property and businesses are for sale only, holiday homes for rent only; others may be either. */
export function methodsOf(category: AlertCategory | null): readonly AlertMethod[] {
  if (category === 'rural' || category === 'business') return ['buy'];
  return category === 'holiday' ? ['rent'] : ALERT_METHODS;
}

/** The requirements that mean something for a category; a form shows these, and others are left out of criteria. */
export function attributesOf(category: AlertCategory | null): ReadonlySet<keyof AlertCriteria> {
  return new Set<keyof AlertCriteria>([
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
const ATTRIBUTES: Readonly<Record<AlertCategory | 'any', readonly (keyof AlertCriteria)[]>> = {
  any: [...ROOMS, ...LAND],
  residential: [...ROOMS, ...LAND],
  rural: [...ROOMS, ...LAND, 'ruralUses'],
  holiday: ROOMS,
  commercial: ['cars', ...LAND, ...AREA, 'tenure'],
  business: AREA,
};

/** Cleaned criteria, and sentences about what could not be kept as it was asked for. */
export type CleanCriteria = { criteria: AlertCriteria; notes: string[] };

/**
 * Criteria from anything: a form, a stored row, nonsense. What makes no sense is “any”, a range that is upside down is
 * turned round, a method the category does not have becomes the one it has, requirements of other categories are left
 * out. Of more than {@link MAX_SUBURBS} suburbs the first ones count, and a note says so.
 */
export function cleanCriteria(given: unknown): CleanCriteria {
  const from = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const category = ALERT_CATEGORIES.find((known) => known === from.category) ?? null;
  const methods = methodsOf(category);
  const relevant = attributesOf(category);
  const keep = (name: keyof AlertCriteria) => (relevant.has(name) ? from[name] : undefined);
  const [minPrice, maxPrice] = range({ min: keep('minPrice'), max: keep('maxPrice'), most: MAX_PRICE });
  const [minLand, maxLand] = range({ min: keep('minLand'), max: keep('maxLand'), most: MAX_AREA });
  const [minArea, maxArea] = range({ min: keep('minArea'), max: keep('maxArea'), most: MAX_AREA });
  const suburbs = words(from.suburbs)
    .map((key) => key.toLowerCase())
    .filter((key) => /^[a-z0-9-]{2,80}$/.test(key));
  const chosen = [...new Set(suburbs)].slice(0, MAX_SUBURBS).sort();
  const tenure = keep('tenure');
  return {
    criteria: {
      category,
      method: methods.find((method) => method === from.method) ?? (methods[0] as AlertMethod),
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
export type SearchLike = {
  channel: 'buy' | 'rent' | 'sold' | 'leased';
  suburbs: string[];
  category: string | null;
  types: string[];
  minPrice: number | null;
  maxPrice: number | null;
  beds: number | null;
  baths: number | null;
  cars: number | null;
  minLand: number | null;
};

/** What a search looks for; of sold and leased property, what is for sale or rent instead. */
export function criteriaOfSearch({ channel, ...search }: SearchLike): CleanCriteria {
  return cleanCriteria({ ...search, method: channel === 'rent' || channel === 'leased' ? 'rent' : 'buy' });
}

/** The search page that comes nearest to the criteria: it knows no greatest land size, building area, tenure or use. */
export function searchPathOf(criteria: AlertCriteria): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null) query.append(name, String(value));
  };
  for (const suburb of criteria.suburbs) add('suburb', suburb);
  add('category', criteria.category);
  for (const type of criteria.types) add('type', type);
  add('min_price', criteria.minPrice);
  add('max_price', criteria.maxPrice);
  add('beds', criteria.beds);
  add('baths', criteria.baths);
  add('cars', criteria.cars);
  add('land', criteria.minLand);
  const text = query.toString();
  return `/${criteria.method}${text ? `?${text}` : ''}`;
}

function range({
  min,
  max,
  most,
}: {
  min: unknown;
  max: unknown;
  most: number;
}): [number | null, number | null] {
  const low = wholeNumber(min, most);
  const high = wholeNumber(max, most);
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

/** A whole number from 1 to `most`, or null. A dollar sign and thousands separators are let pass. */
function wholeNumber(value: unknown, most: number): number | null {
  const digits =
    typeof value === 'number' || typeof value === 'string' ? String(value).replace(/[$,\s]/g, '') : '';
  if (!/^\d{1,12}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= 1 && number <= most ? number : null;
}

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
