import type { FeedAddress } from './address.ts';
import type { FeedAgent } from './agents.ts';
import type { FeedAuctionOutcome } from './auction.ts';
import type { FeedCategory } from './categories.ts';
import type { FeedMoment } from './dates.ts';
import type { FeedFeatures, FeedFlags, FeedRuralFeatures } from './features.ts';
import type { FeedInspection } from './inspections.ts';
import type { SentListing } from './known-listings.ts';
import type { FeedBuildingDetails, FeedLandDetails } from './land.ts';
import type { FeedAttachment, FeedMediaSlot, RemovedSlot } from './media.ts';
import type { FeedPrice } from './price.ts';
import type { FeedProblem } from './problem.ts';
import type { FeedBusinessLease, FeedCommercialRent, FeedRent } from './rent.ts';
import type { FeedSoldDetails } from './sold.ts';

/** The eight listing elements of REAXML. */
export const LISTING_TYPES = [
  'residential',
  'rental',
  'holidayRental',
  'land',
  'rural',
  'commercial',
  'commercialLand',
  'business',
] as const;
export type FeedListingType = (typeof LISTING_TYPES)[number];

export const LISTING_STATUSES = ['current', 'sold', 'leased', 'withdrawn', 'offmarket', 'deleted'] as const;
export type FeedListingStatus = (typeof LISTING_STATUSES)[number];

/**
 * A field of a message. Property absent: the element was not sent, keep the stored value.
 * `null`: sent empty or with nothing readable in it, clear the stored value. Otherwise: the new value.
 */
export type Sent<T> = T | null;

/**
 * One listing message in the format's own words. Amounts are whole or decimal Australian dollars.
 * Dates and times are local to the property and carry no zone (see `timeZoneOf`).
 * vendorDetails, credentials, purchaseOrder, marketing, extraFields (but GeoPoint), exclusivity and clientID
 * are dropped while the file is read and can never be found here.
 */
export type FeedListing = {
  type: FeedListingType;
  /** the office as the sender names it; compare case-insensitively. With uniqueID the key of the listing */
  agentID: string;
  uniqueID: string;
  /** `YYYY-MM-DDTHH:mm:ss`, the sender's wall clock (an offset is not applied, so that one sender's messages compare) */
  modTime: string;
  /** where modTime came from: the listing, the root's date, or the receive time (in the property's zone) */
  modTimeSource: 'listing' | 'file' | 'received';
  status: FeedListingStatus;
  /** 1-based line of the listing element */
  line: number;

  underOffer?: Sent<boolean>;
  depositTaken?: Sent<boolean>;
  /** auction exclusive multilist conjunctional open sale setsale */
  authority?: Sent<string>;
  /** auction tender eoi sale forsale offers */
  commercialAuthority?: Sent<string>;
  commercialListingType?: Sent<'sale' | 'lease' | 'both'>;
  /** ordered by slot; `removed` slots are to be emptied */
  listingAgents?: (FeedAgent | RemovedSlot)[];

  price?: Sent<FeedPrice>;
  /** shown instead of price and commercialRent; hidden as well when `price.display` is false */
  priceView?: Sent<string>;
  rent?: Sent<FeedRent>;
  commercialRent?: Sent<FeedCommercialRent>;
  bond?: Sent<number>;
  /** `YYYY-MM-DD`; null = available now */
  dateAvailable?: Sent<string>;
  /** dollars a year */
  outgoings?: Sent<number>;
  /** per cent a year; show only when tenancy is tenanted */
  return?: Sent<number>;
  businessLease?: Sent<FeedBusinessLease>;
  takings?: Sent<string>;
  soldDetails?: Sent<FeedSoldDetails>;

  address?: Sent<FeedAddress>;
  municipality?: Sent<string>;
  estate?: Sent<{ name?: Sent<string>; stage?: Sent<string> }>;
  categories?: Sent<FeedCategory[]>;

  headline?: Sent<string>;
  /** plain text, paragraphs separated by one empty line */
  description?: Sent<string>;
  highlights?: Sent<string[]>;
  terms?: Sent<string>;
  furtherOptions?: Sent<string>;
  parkingComments?: Sent<string>;
  zone?: Sent<string>;
  councilRates?: Sent<string>;
  tenancy?: Sent<'unknown' | 'vacant' | 'tenanted'>;
  propertyExtent?: Sent<'whole' | 'part'>;
  franchise?: Sent<boolean>;
  /** `YYYY-MM-DD` */
  currentLeaseEndDate?: Sent<string>;
  carSpaces?: Sent<number>;
  newConstruction?: Sent<boolean>;
  isHomeLandPackage?: Sent<boolean>;

  features?: Sent<FeedFeatures>;
  allowances?: Sent<FeedFlags>;
  ecoFriendly?: Sent<FeedFlags>;
  idealFor?: Sent<FeedFlags>;
  views?: Sent<FeedFlags>;
  ruralFeatures?: Sent<FeedRuralFeatures>;
  landDetails?: Sent<FeedLandDetails>;
  buildingDetails?: Sent<FeedBuildingDetails>;

  /** replaces the whole list; past times are left in */
  inspections?: Sent<FeedInspection[]>;
  auction?: Sent<FeedMoment>;
  setSale?: Sent<FeedMoment>;
  auctionOutcome?: Sent<FeedAuctionOutcome>;

  /** ordered m, a…z, aa…; slots not named keep what they hold */
  images?: (FeedMediaSlot | RemovedSlot)[];
  floorplans?: (FeedMediaSlot | RemovedSlot)[];
  documents?: (FeedMediaSlot | RemovedSlot)[];
  /** replaces the whole list; empty = all removed */
  attachments?: FeedAttachment[];
  videoLink?: Sent<string>;
  /** replaces the whole list */
  externalLinks?: Sent<string[]>;
  availabilityLink?: Sent<string>;

  /** What REAXML has no element for; readers of other formats may say it. */
  /** facts under labels of the sender's own, shown as they are; replaces those of the same label */
  facts?: Readonly<Record<string, string>>;
  /** when it came on the market, an ISO instant; counts for a listing that is new here */
  listedAt?: string;
};

/** What `readFeed` yields. After `rejected` or `end` nothing follows; a file that ends in `rejected` has no `end`. */
export type FeedItem =
  /** `mark` of its text, where the same text would be read as the same listing and nothing else */
  | { kind: 'listing'; listing: FeedListing; mark?: string }
  /** passed over, since its text was read before */
  | { kind: 'known'; known: SentListing }
  | { kind: 'problem'; problem: FeedProblem }
  | { kind: 'rejected'; problem: FeedProblem }
  /** `madeBy`: the website that wrote the file, as `writeFeed` was told */
  | { kind: 'end'; listings: number; date?: string; madeBy?: string };
