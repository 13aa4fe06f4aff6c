import type { Category } from '#site/features/listings/public/public-listing.ts';
import { areaOfCriteria, type ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { areaText } from '#site/features/listings/search/search-filters.ts';
import { type AlertEvent, isOfSales } from './alert-types.ts';

/**
 * A description of criteria: `3+ bed houses to buy in Newtown and surrounds, up to $1,500,000`; for an alert about sales
 * alone, `3+ bed houses sold in Newtown`. `suburbName` returns the display name of a suburb; without it, or for an unknown
 * one, the name is derived from the key.
 */
export function criteriaText(
  criteria: ListingCriteria,
  suburbName: (key: string) => string | undefined = () => undefined,
  events: readonly AlertEvent[] = [],
): string {
  const { method, beds, baths, cars, tenure } = criteria;
  const purpose = PURPOSES[isOfSales(events) ? 'closed' : 'open'][method];
  const first = [beds && `${beds}+ bed`, tenure && TENURES[tenure], subject(criteria), purpose]
    .filter(Boolean)
    .join(' ');
  const limits = [
    span({ min: criteria.minPrice, max: criteria.maxPrice, text: (price) => money({ price, method }) }),
    baths && `${baths}+ bath`,
    cars && `${cars}+ car`,
    span({ min: criteria.minLand, max: criteria.maxLand, text: area, what: ' of land' }),
    span({ min: criteria.minArea, max: criteria.maxArea, text: area, what: ' of building' }),
    partOfMap(criteria),
  ].filter(Boolean);
  const text = [`${first}${places({ criteria, suburbName })}`, ...limits].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const PURPOSES = {
  open: { buy: 'to buy', rent: 'to rent' },
  closed: { buy: 'sold', rent: 'leased' },
} as const;

/** `within 5 km of Newtown NSW 2042`, `in the drawn area` */
function partOfMap(criteria: ListingCriteria): string | null {
  const area = areaOfCriteria(criteria);
  if (!area) return null;
  const text = areaText(area);
  return `${area.kind === 'near' ? '' : 'in the '}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

const SUBJECTS: Readonly<Record<Category | 'any', string>> = {
  any: 'properties',
  residential: 'homes',
  rural: 'rural properties',
  holiday: 'holiday homes',
  commercial: 'commercial properties',
  business: 'businesses',
};

const TENURES = { vacant: 'vacant', tenanted: 'tenanted' };

/** Types with an irregular plural. */
const UNCOUNTED = /^(land|acreage.*|livestock|cropping|dairy|farming|other)$/i;

function subject({ category, types, ruralUses }: ListingCriteria): string {
  const uses = ruralUses.length ? ` for ${listed(ruralUses.map((use) => use.toLowerCase()))}` : '';
  if (types.length === 0 || types.length > 3) return SUBJECTS[category ?? 'any'] + uses;
  return listed(types.map(plural)) + uses;
}

function plural(type: string): string {
  const word = type.toLowerCase();
  if (UNCOUNTED.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function places({
  criteria: { suburbs, surrounding },
  suburbName,
}: {
  criteria: ListingCriteria;
  suburbName: (key: string) => string | undefined;
}): string {
  if (suburbs.length === 0) return '';
  const names = suburbs.map((key) => suburbName(key) ?? nameOfKey(key));
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more suburbs`] : names;
  return ` in ${listed(shown)}${surrounding ? ' and surrounds' : ''}`;
}

/** `port-fairy-vic-3284` → `Port Fairy` */
export function nameOfKey(key: string): string {
  const name = key.replace(/-(?:nsw|vic|qld|wa|sa|tas|act|nt)(?:-\d{4})?$/, '');
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function span({
  min,
  max,
  text,
  what = '',
}: {
  min: number | null;
  max: number | null;
  text: (value: number) => string;
  what?: string;
}): string {
  if (min && max) return min === max ? `${text(min)}${what}` : `${text(min)} to ${text(max)}${what}`;
  if (max) return `up to ${text(max)}${what}`;
  return min ? `from ${text(min)}${what}` : '';
}

const money = ({ price, method }: { price: number; method: ListingCriteria['method'] }) =>
  `$${price.toLocaleString('en-AU')}${method === 'rent' ? ' a week' : ''}`;

const area = (squareMetres: number) =>
  squareMetres >= 10_000 && squareMetres % 1000 === 0
    ? `${(squareMetres / 10_000).toLocaleString('en-AU')} ha`
    : `${squareMetres.toLocaleString('en-AU')} m²`;

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
