import { AROUND_KM } from '../public/around.ts';
import type { Category, Channel } from '../public/public-listing.ts';
import { hasEntrances } from '../terms/entrances.ts';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import type { Area } from './area.ts';
import { NUMBER_RANGES, type NumberRange } from './number-ranges.ts';
import { areaLabel, areaPriceLabel, CATEGORY_CHOICES, priceLabel } from './search-choices.ts';
import type { OpenDay, Search } from './search-query.ts';
import { type Suburb, suburbLabel } from './suburbs.ts';

/** People whose listings can be asked for alone. */
export type SearchPeople = Record<
  'agents' | 'offices',
  readonly { id: number; slug: string; name: string }[]
>;
export const NOBODY: SearchPeople = { agents: [], offices: [] };

export const AROUND = `suburbs within ${AROUND_KM} km`;

/** Each filter in force as visitors read it, and the search without it. */
export function filtersInForce({
  search,
  byKey,
  people = NOBODY,
}: {
  search: Search;
  byKey: ReadonlyMap<string, Suburb>;
  people?: SearchPeople;
}): { label: string; without: Search }[] {
  const { channel, category, minPrice, maxPrice, suburbs } = search;
  const on = (label: string | number | null | false, change: Partial<Search>) =>
    typeof label === 'string'
      ? [
          {
            label: label.charAt(0).toUpperCase() + label.slice(1),
            without: { ...search, page: 1, ...change },
          },
        ]
      : [];
  const price = (amount: number) => priceLabel({ price: amount, channel, category });
  return [
    ...suburbs.flatMap((key) => {
      const suburb = byKey.get(key);
      const others = suburbs.filter((other) => other !== key);
      return on(suburb ? suburbLabel(suburb) : nameOfKey(key), {
        suburbs: others,
        surrounding: others.length === 0 || search.surrounding,
      });
    }),
    ...on(suburbs.length > 0 && search.surrounding && AROUND, { surrounding: false }),
    // Entrances are chosen beside the form; they are no filters.
    ...(hasEntrances(channel)
      ? on(category === null && 'Property of every kind', { category: 'residential' })
      : on(category && categoryLabel(category), { category: null })),
    ...search.types.flatMap((type) => on(type, { types: search.types.filter((other) => other !== type) })),
    ...on(minPrice && `From ${price(minPrice)}`, { minPrice: null }),
    ...on(maxPrice && `Up to ${price(maxPrice)}`, { maxPrice: null }),
    ...NUMBER_RANGES.flatMap(({ from, to }) => [
      ...on(search[from] && leastText({ from, value: search[from], channel }), { [from]: null }),
      ...on(search[to] && mostText({ from, value: search[to], channel }), { [to]: null }),
    ]),
    ...search.features.flatMap((name) =>
      on(SEARCH_FEATURES[name]?.label ?? name, {
        features: search.features.filter((other) => other !== name),
      }),
    ),
    ...on(search.built && BUILT_LABELS[search.built], { built: null }),
    ...on(search.underOffer && UNDER_OFFER_LABELS[search.underOffer], { underOffer: null }),
    ...on(search.auction && 'Auction', { auction: false }),
    ...on(search.open && openText(search.open), { open: null }),
    ...on(search.availableBy && `Available by ${dayText(search.availableBy)}`, { availableBy: null }),
    ...on(search.tenure && TENURE_LABELS[search.tenure], { tenure: null }),
    ...on(search.year && `${channel === 'leased' ? 'Leased' : 'Sold'} in ${search.year}`, { year: null }),
    ...on(search.agent && nameOf(people.agents, search.agent), { agent: null }),
    ...on(search.office && nameOf(people.offices, search.office), { office: null }),
    ...on(search.area && areaText(search.area), { area: null }),
    ...search.keywords.flatMap((word) =>
      on(`“${word}”`, { keywords: search.keywords.filter((other) => other !== word) }),
    ),
  ];
}

/** `Within 5 km of Newtown NSW 2042`, `Drawn area` */
export function areaText(area: Area): string {
  if (area.kind === 'bounds') return 'Map area';
  if (area.kind === 'shape') return 'Drawn area';
  const { km, name } = area;
  return `Within ${km} km of ${name === 'me' ? 'your location' : name ? nameOfKey(name) : 'a point on the map'}`;
}

const ROOMS: Partial<Record<NumberRange['from'], string>> = { beds: 'bed', baths: 'bath', cars: 'car' };
const AREAS: Partial<Record<NumberRange['from'], string>> = { minLand: 'land', minBuilding: 'building' };

type End = { from: NumberRange['from']; value: number; channel: Channel };

const leastText = ({ from, value, channel }: End) =>
  ROOMS[from]
    ? `${value}+ ${ROOMS[from]}`
    : AREAS[from]
      ? `${areaLabel(value)} of ${AREAS[from]} or more`
      : `From ${areaPriceLabel({ price: value, channel })}`;

const mostText = ({ from, value, channel }: End) =>
  ROOMS[from]
    ? `Up to ${value} ${ROOMS[from]}`
    : AREAS[from]
      ? `Up to ${areaLabel(value)} of ${AREAS[from]}`
      : `Up to ${areaPriceLabel({ price: value, channel })}`;

export const TENURE_LABELS = { vacant: 'Vacant possession', tenanted: 'Tenanted' } as const;
export const BUILT_LABELS = { new: 'Newly built', established: 'Established' } as const;
export const UNDER_OFFER_LABELS = { hidden: 'Not under offer', only: 'Under offer' } as const;

/** `Open today`, `Open on Saturday` */
export function openText(day: OpenDay): string {
  if (day === 'today' || day === 'tomorrow') return `Open ${day}`;
  return day === 'weekend' ? 'Open this weekend' : `Open on ${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

const CATEGORY_WORDS: Record<Category, string> = {
  residential: 'homes',
  rural: 'rural properties',
  holiday: 'holiday homes',
  commercial: 'commercial properties',
  business: 'businesses',
};

/** A category within a sentence. */
export const categoryLabel = (category: Category): string => CATEGORY_WORDS[category];

const day = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayText = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

const nameOf = (people: SearchPeople['agents'], slug: string): string =>
  people.find((one) => one.slug === slug)?.name ?? nameOfKey(slug);

/** A readable name for a suburb that nobody knows here: `port-fairy-vic-3284` → `Port Fairy VIC 3284`. */
export function nameOfKey(key: string): string {
  return key
    .split('-')
    .map((word) => (STATES.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

const STATES = new Set(['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt']);

/** The name of a category. */
export const categoryName = (category: Category): string =>
  CATEGORY_CHOICES.find(({ value }) => value === category)?.label ?? category;
