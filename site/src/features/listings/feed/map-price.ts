import type { FeedListing } from '@frontage/reaxml';
import type { Method } from '../public/public-listing.ts';
import type { StoredListing } from '../terms/stored-listing.ts';

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
