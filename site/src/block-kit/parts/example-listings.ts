import { testRow } from '#site/features/listings/public/example-listing.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { LANDSCAPE, LONG_WORDS } from '#site/ui/example-pictures.ts';

const inspection = { startsAt: '2026-11-21T01:00:00.000Z', endsAt: '2026-11-21T01:30:00.000Z' };

/** A listing for sale with a picture, open on a Saturday. */
export const openListing: ListingCard = {
  ...testRow({ id: 41, inspections: [inspection] }).card,
  images: [LANDSCAPE],
};
/** One that goes under the hammer. */
export const auctionListing: ListingCard = {
  ...testRow({ id: 42, auctionAt: '2026-11-28T00:00:00.000Z', street: 'Harbour Road' }).card,
  images: [LANDSCAPE],
};
/** One without a picture, without a street address and with much to say of its price. */
export const longListing: ListingCard = testRow({ id: 43, addressHidden: true, priceView: LONG_WORDS }).card;
/** One that was sold. */
export const soldListing: ListingCard = {
  ...testRow({ id: 44, status: 'sold', soldDate: '2026-11-02', soldPrice: 1_300_000 }).card,
  images: [LANDSCAPE],
};
