import type { Channel } from './categories.ts';
import type { StoredListing } from './stored-listing.ts';

/** What is shown when a price may not be, or is not known. */
export const CONTACT_AGENT = 'Contact agent';

/** `$1,250,000`: whole dollars with thousands separators; cents only where there are some. */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
}

// Made once: a format costs a hundred times what using it does.
const dollarFormat = (cents: number) =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
const wholeDollars = dollarFormat(0);
const dollarsAndCents = dollarFormat(2);

/** The price as visitors read it. A hidden number, and a hidden price text, never come out of here. */
export function priceText({ listing, channel }: { listing: StoredListing; channel: Channel }): string {
  if (channel === 'sold' || channel === 'leased')
    return closedText({ listing, word: channel === 'sold' ? 'Sold' : 'Leased' });
  if (listing.priceHidden) return CONTACT_AGENT;
  if (listing.priceView) return listing.priceView;
  if (listing.method === 'rent') return rentText(listing) ?? CONTACT_AGENT;
  if (!listing.price) return CONTACT_AGENT;
  const gst = listing.plusGst ? ' + GST' : '';
  const range = listing.priceMax && listing.priceMax > listing.price ? ` – ${dollars(listing.priceMax)}` : '';
  return `${dollars(listing.price)}${range}${listing.plusSav ? ' + SAV' : ''}${gst}`;
}

/** The number itself, where it may be shown: for structured data and calculators. */
export function shownPrice({
  listing,
  channel,
}: {
  listing: StoredListing;
  channel: Channel;
}): number | null {
  if (channel === 'sold' || channel === 'leased') {
    return soldDisplay(listing) === 'yes' && listing.soldPrice ? listing.soldPrice : null;
  }
  // A price text stands instead of the number, so the number stays unsaid.
  if (listing.priceHidden || listing.priceView) return null;
  return (listing.method === 'rent' ? listing.rent : listing.price) || null;
}

/** Dollars, or dollars a week for rent: what searches compare with, hidden or not. */
export function searchPrice({
  listing,
  channel,
}: {
  listing: StoredListing;
  channel: Channel;
}): number | null {
  if (channel === 'sold') return shownPrice({ listing, channel });
  if (channel === 'leased') {
    const shown = shownPrice({ listing, channel });
    return shown === null ? null : Math.round(shown / WEEKS[leasedPeriod(listing)]);
  }
  if (listing.method === 'buy') return listing.price || null;
  if (!listing.rent) return null;
  return Math.round(listing.rent / WEEKS[listing.rentPeriod ?? 'week']);
}

const WEEKS = { week: 1, month: 52 / 12, year: 52 };

const SALE_STEPS = [
  { below: 2_000_000, step: 100_000 },
  { below: 10_000_000, step: 500_000 },
];

/**
 * The band a hidden price lies in. Searches compare with its ends, so that trying price after price reveals the band
 * and not the number. Steps: $50 a week for rent, else $100,000 (from $2m $500,000, from $10m $5m).
 */
export function priceBand({ amount, method }: { amount: number; method: 'buy' | 'rent' }): {
  low: number;
  high: number;
} {
  const step = method === 'rent' ? 50 : (SALE_STEPS.find(({ below }) => amount < below)?.step ?? 5_000_000);
  const low = Math.floor(amount / step) * step;
  return { low, high: low + step };
}

/** The rent as visitors read it, where it may be shown. A rent whose period the feed did not say stands without one. */
export function rentText(listing: StoredListing): string | null {
  const { rent, rentPeriod, rentPerSquareMetre, category, plusGst, plusOutgoings } = listing;
  const added = [plusOutgoings && 'outgoings', plusGst && 'GST'].filter(Boolean);
  const plus = added.map((each) => ` + ${each}`).join('');
  if (rent) return `${dollars(rent)}${rentPeriod ? ` per ${rentPeriod}` : ''}${plus}`;
  if (category !== 'commercial' || !rentPerSquareMetre) return null;
  return `${dollars(rentPerSquareMetre)} per m² per year${plus}`;
}

/** A hidden price stays hidden when the property is sold or leased, unless staff choose otherwise. */
function soldDisplay({ soldPriceDisplay, priceHidden }: StoredListing): 'yes' | 'range' | 'no' {
  return soldPriceDisplay ?? (priceHidden ? 'no' : 'yes');
}

/** The period of the rent that a lease was made for: commercial property is let by the year. */
const leasedPeriod = ({ category, rentPeriod }: StoredListing) =>
  category === 'commercial' ? 'year' : (rentPeriod ?? 'week');

function closedText({ listing, word }: { listing: StoredListing; word: string }): string {
  const display = soldDisplay(listing);
  if (!listing.soldPrice || display === 'no') return word;
  const per = word === 'Leased' ? ` per ${leasedPeriod(listing)}` : '';
  if (display === 'range') {
    const { low, high } = priceBand({ amount: listing.soldPrice, method: listing.method });
    return `${word} between ${dollars(low)} and ${dollars(high)}${per}`;
  }
  return `${word} for ${dollars(listing.soldPrice)}${per}`;
}
