import { amountTexts } from '#site/messages/amounts.ts';
import { filterTexts } from '#site/messages/filters.ts';
import { typeText } from '#site/messages/property-types.ts';
import type { Channel } from '../public/public-listing.ts';
import { CATEGORIES } from '../terms/categories.ts';
import { hasEntrances } from '../terms/entrances.ts';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import { NUMBER_RANGES, type NumberRange } from './number-ranges.ts';
import {
  areaLabel,
  areaPriceLabel,
  areaPricesOf,
  BUILDING_SIZES,
  LAND_SIZES,
  priceLabel,
  pricesOf,
  ROOM_COUNTS,
  withChosen,
} from './search-choices.ts';
import { categoryName, featureText, nameOfKey, type SearchPeople } from './search-filters.ts';
import { isClosed, type OpenDay, type Search, TENURES } from './search-query.ts';
import type { SearchOptions } from './suburbs.ts';

/** One choice of a filter; `change` is what it makes of a search. */
export type FilterChoice = { value: string; label: string; chosen: boolean; change: Partial<Search> };

/** A filter of the search form, as data: what it is called in the address, and what can be chosen. */
export type FilterControl = {
  name: string;
  label: string;
  /** One of them, or several. */
  kind: 'one' | 'several';
  /** The search without this filter. Choices of features add to each other, so those stay. */
  without: Partial<Search>;
  choices: FilterChoice[];
  /** Choices in groups with a name, by their number; left out: one group. */
  groups?: { label: string; count: number }[];
};

type Given = {
  search: Search;
  options: Pick<SearchOptions, 'types' | 'typesByCategory' | 'years'>;
  people: SearchPeople;
};

/** All filters with choices on a search page, in the order of the form. */
export function filterControls(given: Given): FilterControl[] {
  const { search } = given;
  const { channel } = search;
  const selling = channel === 'buy' || channel === 'sold';
  const open = channel === 'buy' || channel === 'rent';
  return [
    typeControl(given),
    ...(hasEntrances(channel) ? [] : [categoryControl(given)]),
    ...priceControls(search),
    ...NUMBER_RANGES.filter(({ from }) => from !== 'minAreaPrice' || hasCommercial(given)).flatMap((range) =>
      rangeControls(range, search),
    ),
    featureControl(search),
    ...(selling ? [builtControl(search)] : []),
    ...(open ? [underOfferControl(search), openControl(search)] : []),
    ...(channel === 'buy' ? [auctionControl(search)] : []),
    ...(hasCommercial(given) ? [tenureControl(search)] : []),
    ...(isClosed(channel) ? [yearControl(given)] : []),
    ...peopleControls(given),
  ];
}

/** Whether filters of commercial property are of any use: there is some that is not sold or leased yet. */
const hasCommercial = ({ search, options }: Given): boolean =>
  !isClosed(search.channel) &&
  (search.category === 'commercial' || search.category === null) &&
  (options.typesByCategory[search.channel].some(({ category }) => category === 'commercial') ||
    search.tenure !== null ||
    search.minAreaPrice !== null ||
    search.maxAreaPrice !== null);

const tenureControl = ({ tenure }: Search): FilterControl =>
  oneOf(
    { name: 'tenure', label: filterTexts().tenure, without: { tenure: null } },
    TENURES.map((value) => ({ value, label: filterTexts().tenureChoices[value], change: { tenure: value } })),
    tenure,
  );

/** The years in which something was sold or leased, the latest first. */
function yearControl({ search: { channel, year }, options }: Given): FilterControl {
  const known = isClosed(channel) ? (options.years[channel as 'sold' | 'leased'] ?? []) : [];
  const years = year === null || known.includes(year) ? known : [...known, year].sort((a, b) => b - a);
  return oneOf(
    {
      name: 'year',
      label: filterTexts()[channel === 'leased' ? 'yearLeased' : 'yearSold'],
      without: { year: null },
    },
    years.map((value) => ({ value: `${value}`, label: `${value}`, change: { year: value } })),
    year === null ? null : `${year}`,
  );
}

function typeControl({ search, options }: Given): FilterControl {
  const { channel, category } = search;
  const groups = options.typesByCategory[channel]
    .filter((group) => category === null || group.category === category)
    .sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
  const listed = new Set<string>();
  // A type of several categories stands with the first of them.
  const own = groups.map(({ category, types }) => ({
    label: categoryName(category),
    types: types.filter((type) => !listed.has(type) && listed.add(type)).sort(),
  }));
  const others = search.types.filter((type) => !listed.has(type));
  const all = [...own, { label: filterTexts().otherTypes, types: others }].filter(
    ({ types }) => types.length > 0,
  );
  return {
    name: 'type',
    label: filterTexts().type,
    kind: 'several',
    without: { types: [] },
    groups: all.map(({ label, types }) => ({ label, count: types.length })),
    choices: all.flatMap(({ types }) =>
      types.map((type) => ({
        value: type,
        label: typeText(type),
        chosen: search.types.includes(type),
        change: { types: [type] },
      })),
    ),
  };
}

function categoryControl({ search, options }: Given): FilterControl {
  const present = new Set(options.typesByCategory[search.channel].map(({ category }) => category));
  return {
    name: 'category',
    label: filterTexts().category,
    kind: 'one',
    without: { category: null },
    choices: CATEGORIES.filter((value) => present.has(value) || value === search.category).map((value) => ({
      value,
      label: categoryName(value),
      chosen: value === search.category,
      change: { category: value },
    })),
  };
}

function priceControls(search: Search): FilterControl[] {
  const { channel, category } = search;
  const { rent, price, from, to } = amountTexts();
  const what = channel === 'rent' || channel === 'leased' ? rent : price;
  return (['minPrice', 'maxPrice'] as const).map((field) =>
    numberControl({
      search,
      field,
      name: field === 'minPrice' ? 'min_price' : 'max_price',
      label: field === 'minPrice' ? from(what) : to(what),
      values: pricesOf({ channel, category }),
      fits: field === 'minPrice' ? [null, search.maxPrice] : [search.minPrice, null],
      text: (price) => priceLabel({ price, channel, category }),
    }),
  );
}

function rangeControls({ from, to, names }: NumberRange, search: Search): FilterControl[] {
  const { values, text } = rangeChoices(from, search.channel);
  const texts = amountTexts();
  const label = rangeLabel(from, search.channel);
  const control = (field: NumberRange['from'] | NumberRange['to'], name: string, label: string) =>
    numberControl({
      search,
      field,
      name,
      label,
      values,
      fits: field === from ? [null, search[to]] : [search[from], null],
      text,
    });
  return [control(from, names.from, texts.from(label)), control(to, names.to, texts.to(label))];
}

function rangeChoices(
  from: NumberRange['from'],
  channel: Channel,
): { values: number[]; text: (value: number) => string } {
  switch (from) {
    case 'minLand':
      return { values: LAND_SIZES.map(({ value }) => value), text: areaLabel };
    case 'minBuilding':
      return { values: BUILDING_SIZES, text: areaLabel };
    case 'minAreaPrice':
      return { values: areaPricesOf(channel), text: (price) => areaPriceLabel({ price, channel }) };
    default:
      return { values: ROOM_COUNTS, text: String };
  }
}

const rangeLabel = (from: NumberRange['from'], channel: Channel): string =>
  filterTexts()[from === 'minAreaPrice' && channel === 'rent' ? 'yearlyAreaPrice' : from];

function numberControl({
  search,
  field,
  name,
  label,
  values,
  fits,
  text,
}: {
  search: Search;
  field: 'minPrice' | 'maxPrice' | NumberRange['from'] | NumberRange['to'];
  name: string;
  label: string;
  values: number[];
  /** The other end of the range, below or above. */
  fits: readonly [number | null, number | null];
  text: (value: number) => string;
}): FilterControl {
  const chosen = search[field];
  // Beyond the other end of the range there is nothing.
  const [low, high] = fits;
  const possible = values.filter((value) => value >= (low ?? value) && value <= (high ?? value));
  return {
    name,
    label,
    kind: 'one',
    without: { [field]: null },
    choices: withChosen(possible, chosen).map((value) => ({
      value: String(value),
      label: text(value),
      chosen: value === chosen,
      change: { [field]: value },
    })),
  };
}

const FEATURES = Object.keys(SEARCH_FEATURES);

const featureControl = ({ features }: Search): FilterControl => ({
  name: 'feature',
  label: filterTexts().feature,
  kind: 'several',
  without: {},
  choices: FEATURES.map((value) => ({
    value,
    label: featureText(value),
    chosen: features.includes(value),
    change: { features: [value] },
  })),
});

const oneOf = <Value extends string>(
  control: Pick<FilterControl, 'name' | 'label' | 'without'>,
  choices: readonly { value: Value; label: string; change: Partial<Search> }[],
  chosen: Value | null,
): FilterControl => ({
  ...control,
  kind: 'one',
  choices: choices.map((choice) => ({ ...choice, chosen: choice.value === chosen })),
});

const builtControl = ({ built }: Search) =>
  oneOf(
    { name: 'built', label: filterTexts().built, without: { built: null } },
    (['new', 'established'] as const).map((value) => ({
      value,
      label: filterTexts().builtChoices[value],
      change: { built: value },
    })),
    built,
  );

const underOfferControl = ({ underOffer, channel }: Search) =>
  oneOf(
    {
      name: 'under_offer',
      label: filterTexts()[channel === 'rent' ? 'deposit' : 'underOffer'],
      without: { underOffer: null },
    },
    (['hidden', 'only'] as const).map((value) => ({
      value,
      label: filterTexts()[channel === 'rent' ? 'depositChoices' : 'underOfferChoices'][value],
      change: { underOffer: value },
    })),
    underOffer,
  );

/** Days that are offered; an address may name others. */
const DAYS: readonly OpenDay[] = ['today', 'tomorrow', 'saturday', 'sunday', 'weekend'];

function openControl({ open }: Search): FilterControl {
  const days = open && !DAYS.includes(open) ? [...DAYS, open] : DAYS;
  return oneOf(
    { name: 'open', label: filterTexts().open, without: { open: null } },
    days.map((value) => ({ value, label: filterTexts().openChoices[value], change: { open: value } })),
    open,
  );
}

const auctionControl = ({ auction }: Search): FilterControl => ({
  name: 'auction',
  label: filterTexts().auction,
  kind: 'several',
  without: { auction: false },
  choices: [{ value: '1', label: filterTexts().auctionOnly, chosen: auction, change: { auction: true } }],
});

const peopleControls = ({ search, people }: Given): FilterControl[] =>
  (['agent', 'office'] as const).flatMap((name) => {
    const known = people[`${name}s`];
    const slug = search[name];
    const isKnown = slug === null || known.some((one) => one.slug === slug);
    const choices = isKnown ? known : [...known, { slug, name: nameOfKey(slug) }];
    // A single office is no choice.
    if (choices.length < 2 && search[name] === null) return [];
    return [
      oneOf(
        { name, label: filterTexts()[name], without: { [name]: null } },
        choices.map(({ slug, name: label }) => ({ value: slug, label, change: { [name]: slug } })),
        search[name],
      ),
    ];
  });

/** The search pages that have controls for when a property can be rented. */
export const hasAvailability = (channel: Channel): boolean => channel === 'rent';
