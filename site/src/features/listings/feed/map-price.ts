import type { FeedListing } from '@frontage/reaxml';
import type { Method } from '../public-listing.ts';
import type { StoredListing } from '../stored-listing.ts';
import { assign } from './map-features.ts';

type Patch = Partial<StoredListing>;

/**
 * Prices, rents and what was paid. One `priceHidden` covers the price, its text and every rent, because the format
 * gives commercialRent no display of its own; it is hidden as soon as one of the elements sent says so.
 */
export function mapPrice(message: FeedListing): Patch {
  const { price, rent, commercialRent, businessLease, soldDetails } = message;
  const patch: Patch = {};
  const displays = [price?.display, rent?.display].filter((display) => display !== undefined);
  if (displays.length) patch.priceHidden = displays.includes(false);
  if (price !== undefined) {
    assign(patch, {
      price: price?.amount ?? price?.min ?? null,
      priceMax: price?.max ?? null,
      plusSav: price === null ? null : price.plusSAV,
    });
  }
  assign(patch, { priceView: message.priceView, bond: message.bond, availableFrom: message.dateAvailable });
  if (rent !== undefined) assign(patch, { rent: rent?.amount ?? null, rentPeriod: rent?.period ?? null });
  if (commercialRent !== undefined) {
    assign(patch, {
      rent: commercialRent?.amount ?? null,
      rentPeriod: 'year',
      plusOutgoings: commercialRent === null ? null : commercialRent.plusOutgoings,
    });
  }
  if (businessLease !== undefined)
    assign(patch, { rent: businessLease?.amount ?? null, rentPeriod: businessLease?.period ?? null });
  assign(patch, { outgoings: message.outgoings, takings: message.takings });
  if (soldDetails === null) assign(patch, { soldPrice: null, soldDate: null });
  else if (soldDetails)
    assign(patch, {
      soldPrice: soldDetails.price,
      // The format's own default is “yes”, so that alone never shows what the price's display hides.
      soldPriceDisplay: soldDetails.display === 'yes' ? null : soldDetails.display,
      soldDate: soldDetails.date,
    });
  return patch;
}

/** For sale or for rent. A commercial message that does not say so keeps what is stored. */
export function methodOf(message: FeedListing, stored: StoredListing | undefined): Method {
  if (message.type === 'rental' || message.type === 'holidayRental') return 'rent';
  if (message.type !== 'commercial' && message.type !== 'commercialLand') return 'buy';
  const kind = message.commercialListingType;
  if (kind) return kind === 'lease' ? 'rent' : 'buy';
  if (stored?.category === 'commercial') return stored.method;
  return message.commercialRent?.amount && !message.price?.amount ? 'rent' : 'buy';
}

/**
 * The yearly return, which the format lets receivers show only of a tenanted property. Undefined: keep what is stored.
 */
export function mapReturn(
  message: FeedListing,
  stored: StoredListing | undefined,
): number | null | undefined {
  if (message.type !== 'commercial') return message.return;
  const tenanted =
    message.tenancy === undefined ? stored?.extras?.Tenancy === 'Tenanted' : message.tenancy === 'tenanted';
  return tenanted ? message.return : null;
}
