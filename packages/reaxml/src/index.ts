export { countryOf, type FeedAddress, formatStreetAddress, postcodeOf, stateOf } from './address.ts';
export type { FeedAgent, FeedTelephone } from './agents.ts';
export type { FeedAuctionOutcome } from './auction.ts';
export type { FeedCategory } from './categories.ts';
export { CATEGORY_LISTS, type CategoryList } from './category-names.ts';
export { type CheckResult, checkFeed } from './check-feed.ts';
export { type FeedMoment, parseDay, parseMoment } from './dates.ts';
export type { FeedFeatures, FeedFlags, FeedRuralFeatures } from './features.ts';
export { type FeedInspection, parseInspection } from './inspections.ts';
export type { KnownListings, SentListing } from './known-listings.ts';
export type { FeedArea, FeedBuildingDetails, FeedLandDetails, FeedLength } from './land.ts';
export { DEFAULT_LIMITS, type FeedLimits } from './limits.ts';
export type { FeedAttachment, FeedMediaSlot, RemovedSlot } from './media.ts';
export { parseMoney, parseQuantity } from './numbers.ts';
export type { FeedPrice } from './price.ts';
export {
  cutText,
  type FeedProblem,
  type FeedProblemCode,
  type FieldProblem,
  type Report,
} from './problem.ts';
export { readFeed } from './read-feed.ts';
export type { FeedBusinessLease, FeedCommercialRent, FeedRent } from './rent.ts';
export { slotAt } from './slots.ts';
export type { FeedSoldDetails } from './sold.ts';
export { cleanText, lineOrNull } from './text.ts';
export {
  type FeedItem,
  type FeedListing,
  type FeedListingStatus,
  type FeedListingType,
  LISTING_STATUSES,
  LISTING_TYPES,
  type Sent,
} from './types.ts';
export { webAddressOf } from './urls.ts';
export { writeFeed } from './write-feed.ts';
export { yesNo } from './yes-no.ts';
export { DEFAULT_ZONE, localToUtc, type Place, timeZoneOf, utcToLocal, zoneName } from './zone.ts';
