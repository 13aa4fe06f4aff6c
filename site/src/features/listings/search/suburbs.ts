import type { FindPlaces } from '@frontage/gazetteer';
import type { Category, Channel } from '../public/public-listing.ts';

/** A suburb with listings. */
export type Suburb = {
  /** `newtown-nsw-2042` */
  key: string;
  name: string;
  state: string;
  postcode: string;
  /** Listings on each of the search pages. */
  counts: Record<Channel, number>;
};

/** What a search can choose from: suburbs and property types with listings. */
export type SearchOptions = {
  suburbs: Suburb[];
  byKey: ReadonlyMap<string, Suburb>;
  /** Finds suburbs by what people type, those without listings too. */
  findPlaces: FindPlaces;
  /** Property types by search page, the most frequent first. */
  types: Record<Channel, string[]>;
  /** The same by category; a type may stand in several. */
  typesByCategory: Record<Channel, { category: Category; types: string[] }[]>;
  /** The years in which something may have been sold or leased, the latest first. */
  years: Record<'sold' | 'leased', number[]>;
  /** Epoch ms of the last change of a published listing; null where there are none. */
  updatedAt: number | null;
};

/** No listings on any search page. */
export const noCounts = (): Record<Channel, number> => ({ buy: 0, rent: 0, sold: 0, leased: 0 });

/** `Newtown NSW 2042` */
export function suburbLabel({ name, state, postcode }: Omit<Suburb, 'key' | 'counts'>): string {
  return [name, state, postcode].filter(Boolean).join(' ');
}
