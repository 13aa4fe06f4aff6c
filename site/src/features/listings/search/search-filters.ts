import { filterTexts } from '#site/messages/filters.ts';
import { dateFormat } from '#site/messages/formats.ts';
import { typeText } from '#site/messages/property-types.ts';
import { resultTexts } from '#site/messages/results.ts';
import { AROUND_KM } from '../public/around.ts';
import type { Category, Channel } from '../public/public-listing.ts';
import { hasEntrances } from '../terms/entrances.ts';
import type { Area } from './area.ts';
import { NUMBER_RANGES, type NumberRange } from './number-ranges.ts';
import { areaLabel, areaPriceLabel, priceLabel } from './search-choices.ts';
import type { Search } from './search-query.ts';
import { type Suburb, suburbLabel } from './suburbs.ts';

/** People whose listings can be asked for alone. */
export type SearchPeople = Record<
  'agents' | 'offices',
  readonly { id: number; slug: string; name: string }[]
>;
export const NOBODY: SearchPeople = { agents: [], offices: [] };

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
  const texts = filterTexts();
  return [
    ...suburbs.flatMap((key) => {
      const suburb = byKey.get(key);
      const others = suburbs.filter((other) => other !== key);
      return on(suburb ? suburbLabel(suburb) : nameOfKey(key), {
        suburbs: others,
        surrounding: others.length === 0 || search.surrounding,
      });
    }),
    ...on(suburbs.length > 0 && search.surrounding && texts.around(AROUND_KM), { surrounding: false }),
    // Entrances are chosen beside the form; they are no filters.
    ...(hasEntrances(channel)
      ? on(category === null && texts.everyKind, { category: 'residential' })
      : on(category && resultTexts().subjects[category], { category: null })),
    ...search.types.flatMap((type) =>
      on(typeText(type), { types: search.types.filter((other) => other !== type) }),
    ),
    ...on(minPrice && texts.priceFrom(price(minPrice)), { minPrice: null }),
    ...on(maxPrice && texts.priceTo(price(maxPrice)), { maxPrice: null }),
    ...NUMBER_RANGES.flatMap(({ from, to }) => [
      ...on(search[from] && leastText({ from, value: search[from], channel }), { [from]: null }),
      ...on(search[to] && mostText({ from, value: search[to], channel }), { [to]: null }),
    ]),
    ...search.features.flatMap((name) =>
      on(featureText(name), {
        features: search.features.filter((other) => other !== name),
      }),
    ),
    ...on(search.built && texts.builtChoices[search.built], { built: null }),
    ...on(search.underOffer && texts.underOfferChoices[search.underOffer], { underOffer: null }),
    ...on(search.auction && texts.auction, { auction: false }),
    ...on(search.open && texts.openChoices[search.open], { open: null }),
    ...on(search.availableBy && texts.availableBy(dayText(search.availableBy)), { availableBy: null }),
    ...on(search.tenure && texts.tenureChoices[search.tenure], { tenure: null }),
    ...on(search.year && texts[channel === 'leased' ? 'leasedIn' : 'soldIn'](search.year), { year: null }),
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
  const { mapArea, drawnArea, within, yourLocation, pointOnMap } = filterTexts();
  if (area.kind === 'bounds') return mapArea;
  if (area.kind === 'shape') return drawnArea;
  const { km, name } = area;
  return within(km, name === 'me' ? yourLocation : name ? nameOfKey(name) : pointOnMap);
}

type End = { from: NumberRange['from']; value: number; channel: Channel };

function leastText({ from, value, channel }: End): string {
  const { least, priceFrom } = filterTexts();
  if (from === 'minAreaPrice') return priceFrom(areaPriceLabel({ price: value, channel }));
  return from === 'minLand' || from === 'minBuilding' ? least[from](areaLabel(value)) : least[from](value);
}

function mostText({ from, value, channel }: End): string {
  const { most, priceTo } = filterTexts();
  if (from === 'minAreaPrice') return priceTo(areaPriceLabel({ price: value, channel }));
  return from === 'minLand' || from === 'minBuilding' ? most[from](areaLabel(value)) : most[from](value);
}

const day = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayText = (date: string): string => day().format(new Date(`${date}T00:00:00Z`));

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
export const categoryName = (category: Category): string => filterTexts().categories[category];

/** How a feature that can be searched for reads; an unknown name stays as it is. */
export const featureText = (name: string): string => {
  const { features } = filterTexts();
  return name in features ? features[name as keyof typeof features] : name;
};
