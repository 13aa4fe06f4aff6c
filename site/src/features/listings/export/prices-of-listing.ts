import type { FeedListing } from '@frontage/reaxml';
import type { ExportedListing } from './exported-listing.ts';

/** Everything about money, with the format's own marks for what visitors may not see. */
export function pricesOf({
  listing,
  type,
}: {
  listing: ExportedListing;
  type: FeedListing['type'];
}): Partial<FeedListing> {
  const { priceView, bond, availableFrom, outgoings, returnPercent, takings } = listing;
  const isRent = type === 'rental' || type === 'holidayRental';
  return {
    ...(isRent ? {} : { price: priceOf(listing) }),
    ...rentOf({ listing, type }),
    ...(priceView ? { priceView } : {}),
    ...(bond ? { bond } : {}),
    ...(availableFrom ? { dateAvailable: availableFrom.slice(0, 10) } : {}),
    ...(outgoings ? { outgoings } : {}),
    ...(returnPercent ? { return: returnPercent } : {}),
    ...(takings ? { takings } : {}),
    ...soldOf(listing),
  };
}

function priceOf({ priceHidden, price, priceMax, plusSav, plusGst }: ExportedListing): FeedListing['price'] {
  return {
    display: !priceHidden,
    amount: price ?? null,
    ...(priceMax ? { ...(price ? { min: price } : {}), max: priceMax } : {}),
    ...(typeof plusSav === 'boolean' ? { plusSAV: plusSav } : {}),
    ...taxOf(plusGst),
  };
}

/** What the format calls a price without GST. */
const taxOf = (plusGst: boolean | null | undefined) => (plusGst ? { tax: 'exclusive' as const } : {});

const A_YEAR = { week: 52, month: 12, year: 1 } as const;

/** Homes are let by the week or month, commercial property by the year; other amounts are turned into these. */
function rentOf({
  listing: { rent, rentPeriod, priceHidden, plusOutgoings, plusGst, rentPerSquareMetre },
  type,
}: {
  listing: ExportedListing;
  type: FeedListing['type'];
}): Partial<FeedListing> {
  const amount = rent ?? null;
  const period = rentPeriod ?? null;
  if (type === 'business') return amount ? { businessLease: { amount, period } } : {};
  if (type === 'commercial' || type === 'commercialLand') {
    if (!amount && typeof plusOutgoings !== 'boolean' && !rentPerSquareMetre) return {};
    return {
      commercialRent: {
        amount: amount && cents(amount * A_YEAR[period ?? 'year']),
        ...(typeof plusOutgoings === 'boolean' ? { plusOutgoings } : {}),
        ...(rentPerSquareMetre ? { perSquareMetre: { min: rentPerSquareMetre } } : {}),
        ...taxOf(plusGst),
      },
    };
  }
  if (type !== 'rental' && type !== 'holidayRental' && !amount) return {};
  const display = !priceHidden;
  if (period === 'year') return { rent: { display, amount: amount && cents(amount / 12), period: 'month' } };
  return { rent: { display, amount, period: amount ? period : null } };
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** A hidden price covers the sold price too, unless staff show that one. */
function soldOf({
  soldPrice,
  soldPriceDisplay,
  soldDate,
  priceHidden,
}: ExportedListing): Pick<FeedListing, 'soldDetails'> {
  if (!soldPrice && !soldPriceDisplay && !soldDate) return {};
  const display = soldPriceDisplay ?? (priceHidden ? 'no' : 'yes');
  return {
    soldDetails: {
      ...(soldPrice || soldPriceDisplay ? { price: soldPrice ?? null, display } : {}),
      ...(soldDate ? { date: soldDate.slice(0, 10) } : {}),
    },
  };
}
