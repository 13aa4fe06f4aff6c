import type { DocumentKind } from './documents/document-kinds.ts';
import type { Category, Method } from './public-listing.ts';

/** A listing as the database keeps it: hidden parts included. Staff and the importer see this; visitors never do. */
export type StoredListing = {
  id: number;
  _status?: 'draft' | 'published' | null;
  status: 'current' | 'sold' | 'leased' | 'withdrawn' | 'offmarket' | 'deleted';
  underOffer?: boolean | null;
  method: Method;
  category: Category;
  propertyType?: string | null;
  authority?: string | null;
  /** ISO instant. */
  listedAt?: string | null;
  addressHidden?: boolean | null;
  suburbHidden?: boolean | null;
  site?: string | null;
  subNumber?: string | null;
  lotNumber?: string | null;
  streetNumber?: string | null;
  street?: string | null;
  suburb?: string | null;
  state?: string | null;
  postcode?: string | null;
  country?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  municipality?: string | null;
  estate?: string | null;
  priceHidden?: boolean | null;
  /** Dollars. */
  price?: number | null;
  priceMax?: number | null;
  priceView?: string | null;
  /** Dollars per `rentPeriod`. */
  rent?: number | null;
  rentPeriod?: 'week' | 'month' | 'year' | null;
  bond?: number | null;
  /** `YYYY-MM-DD`. */
  availableFrom?: string | null;
  outgoings?: number | null;
  plusOutgoings?: boolean | null;
  plusSav?: boolean | null;
  returnPercent?: number | null;
  takings?: string | null;
  soldPrice?: number | null;
  soldPriceDisplay?: 'yes' | 'range' | 'no' | null;
  /** `YYYY-MM-DD`. */
  soldDate?: string | null;
  beds?: number | null;
  baths?: number | null;
  cars?: number | null;
  ensuites?: number | null;
  livingAreas?: number | null;
  /** m². */
  landArea?: number | null;
  landAreaText?: string | null;
  buildingArea?: number | null;
  buildingAreaText?: string | null;
  frontageText?: string | null;
  energyRating?: number | null;
  yearBuilt?: number | null;
  newConstruction?: boolean | null;
  petFriendly?: boolean | null;
  furnished?: boolean | null;
  features?: string[] | null;
  /** Further facts of the feed: label → text. */
  extras?: Record<string, string> | null;
  headline?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  images?: (number | { id: number })[] | null;
  floorPlans?: (number | { id: number })[] | null;
  inspections?: { startsAt: string; endsAt: string }[] | null;
  auctionAt?: string | null;
  videoUrl?: string | null;
  tourUrl?: string | null;
  documents?: StoredDocument[] | null;
  office?: number | { id: number } | null;
  agents?: (number | { id: number })[] | null;
  otherAgents?: string[] | null;
  feedAgentId?: string | null;
  feedUniqueId?: string | null;
  /** Local time as sent, `YYYY-MM-DDTHH:mm:ss`. */
  feedModTime?: string | null;
};

/** A document of a listing: a file of ours, or where it is on another website. */
export type StoredDocument = {
  kind?: DocumentKind | null;
  title?: string | null;
  file?: number | { id: number } | null;
  address?: string | null;
};

/** The id of a relationship that may or may not have been loaded. */
export function idOf(related: number | { id: number }): number {
  return typeof related === 'object' ? related.id : related;
}
