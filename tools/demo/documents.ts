import type { DemoListing } from './listing-type.ts';

const isOnSale = ({ kind, status, price, hideAddress, hidePrice }: DemoListing) =>
  kind === 'residential' && !status && price && !hideAddress && !hidePrice;

/** Homes that are open for inspection have a brochure. */
export const hasBrochure = (listing: DemoListing): boolean => Boolean(isOnSale(listing) && listing.open);

/** Homes for sale in Victoria have a Statement of Information, as the law there wants it. */
export const hasStatement = (listing: DemoListing): boolean =>
  Boolean(isOnSale(listing) && listing.id.startsWith('BVB'));
