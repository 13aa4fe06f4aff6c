import { CATEGORY_ELEMENTS } from './categories.ts';
import { RURAL_NAMES } from './feature-names.ts';
import { ownValue } from './own-value.ts';
import { type FeedListingType, LISTING_TYPES } from './types.ts';

/** Listing elements by lower-case name. */
export const LISTING_ELEMENTS: ReadonlyMap<string, FeedListingType> = new Map(
  LISTING_TYPES.map((type) => [type.toLowerCase(), type]),
);

/** Never collected, wherever they stand: private or of no business to a website (format notes, "Never publish"). */
const NEVER = new Set([
  'vendordetails',
  'username',
  'password',
  'purchaseorder',
  'marketing',
  'exclusivity',
  'clientid',
  'efield',
  'googlekey',
]);

/** The children of a listing that are read. Everything else is skipped while the file streams. */
const READ = new Set([
  ...CATEGORY_ELEMENTS.keys(),
  ...`agentID uniqueID listingAgent priceView address municipality headline description externalLink images objects
    extraFields authority commercialAuthority commercialListingType underOffer depositTaken isHomeLandPackage
    newConstruction price soldDetails rent bond dateAvailable commercialRent outgoings return currentLeaseEndDate
    tenancy propertyExtent carSpaces parkingComments zone furtherOptions highlight franchise businessLease takings
    terms estate features ecoFriendly idealFor views allowances ruralFeatures landDetails buildingDetails
    inspectionTimes auction setSale auctionOutcome videoLink availabilityLink media councilRates Geocode`
    .toLowerCase()
    .split(/\s+/),
]);

/** Parents of which single children only are wanted. */
const ONLY_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  extrafields: ['geopoint'],
  geopoint: ['latitude', 'longitude'],
  geocode: ['latitude', 'longitude'],
};

/** May this element be kept? `parent` is undefined for the listing's own children. */
export function isCollected({ name, parent }: { name: string; parent?: string }): boolean {
  if (NEVER.has(name)) return false;
  if (parent === undefined) return READ.has(name);
  return ownValue(ONLY_CHILDREN, parent)?.includes(name) ?? true;
}

/** Text of these is never kept, only that of some children. */
export function hasOwnText(name: string): boolean {
  return !(name in ONLY_CHILDREN);
}

/** Elements whose text may be a whole file in Base64. */
export const INLINE_FILE_ELEMENTS = new Set(['img', 'floorplan', 'document']);

/** Elements that hold text for people: HTML tags inside them, escaped or not, are part of the text. */
export const TEXT_ELEMENTS = new Set(
  [
    ...RURAL_NAMES,
    ...'headline description highlight terms furtherOptions parkingComments priceView takings zone'.split(
      ' ',
    ),
  ].map((name) => name.toLowerCase()),
);
