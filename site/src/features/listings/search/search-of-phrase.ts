import { readPhrase } from '@frontage/search-phrase';
import { slug } from '#site/server/slug.ts';
import type { Category, Channel } from '../public/public-listing.ts';
import { hasEntrances } from '../terms/entrances.ts';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import { categoryOfTypes } from './category-of-types.ts';
import { placesNamed } from './find-suburbs.ts';
import { emptySearch, type Search } from './search-query.ts';
import type { SearchOptions } from './suburbs.ts';

/** A search as a visitor wrote it, and the parts of the sentence that it cannot use. */
export type PhraseSearch = { search: Search; unused: string[] };

/**
 * The types of listings that each kind of property means, as listings write them. People say unit and apartment for the
 * same thing.
 */
const LISTING_TYPES: Readonly<Record<string, readonly string[]>> = {
  house: ['House'],
  apartment: ['Apartment', 'Unit', 'Flat'],
  unit: ['Unit', 'Apartment', 'Flat'],
  townhouse: ['Townhouse'],
  villa: ['Villa'],
  terrace: ['Terrace'],
  duplex: ['Duplex / semi-detached'],
  studio: ['Studio'],
  land: ['Land'],
  acreage: ['Acreage / semi-rural'],
  'block of units': ['Block of units'],
  retirement: ['Retirement'],
  office: ['Offices'],
  shop: ['Retail'],
  warehouse: ['Warehouse', 'Industrial / warehouse'],
  showroom: ['Showrooms / bulky goods'],
  medical: ['Medical / consulting'],
};

/** The search that a sentence such as “3 bed house in Newtown under 1.5m” describes, typed on a search page. */
export function searchOfPhrase({
  text,
  channel: page,
  options,
  entrance,
}: {
  text: string;
  channel: Channel;
  options: Pick<SearchOptions, 'suburbs' | 'findPlaces' | 'types' | 'typesByCategory'>;
  /** The category that the page is about. */
  entrance?: Category | null;
}): PhraseSearch {
  const { filters, keywords, ignored } = readPhrase({
    text,
    channel: page,
    lookUpPlace: ({ text: name, nearly }) => {
      const keys = placesNamed({ ...options, text: name, nearly });
      return keys.length ? keys : undefined;
    },
  });
  const channel = filters.channel ?? page;
  const types = listingTypes({ kinds: filters.types ?? [], known: options.types[channel] });
  const search: Search = {
    ...emptySearch(channel),
    suburbs: [...(filters.places ?? [])].sort(),
    category:
      filters.category ??
      categoryOfTypes({ types, channel, options }) ??
      entrance ??
      (hasEntrances(channel) ? 'residential' : null),
    types,
    minPrice: filters.priceFrom ?? null,
    maxPrice: filters.priceTo ?? null,
    beds: filters.bedsFrom ?? null,
    maxBeds: filters.bedsTo ?? null,
    baths: filters.bathsFrom ?? null,
    cars: filters.carsFrom ?? null,
    minLand: filters.landFrom ?? null,
    maxLand: filters.landTo ?? null,
    features: (filters.features ?? []).map(slug).filter((name) => name in SEARCH_FEATURES),
    keywords: [...keywords],
    underOffer: filters.underOffer ?? null,
    auction: filters.auction ?? false,
    open: filters.openDay ?? null,
  };
  return { search, unused: [...ignored] };
}

/** Of each kind the types that listings here have; the first one where they have none, so that none are shown. */
function listingTypes({ kinds, known }: { kinds: readonly string[]; known: string[] }): string[] {
  const types = kinds.flatMap((kind) => {
    const names = LISTING_TYPES[kind] ?? [];
    const here = known.filter((type) => names.some((name) => name.toLowerCase() === type.toLowerCase()));
    return here.length ? here : names.slice(0, 1);
  });
  return [...new Set(types)].sort();
}
