import { dollars } from './price-text.ts';
import type { Channel, Fact } from './public-listing.ts';
import type { StoredListing } from './stored-listing.ts';

/** The facts a listing page lists beside its beds, baths and cars, in the order people look for them. */
export function listingFacts({ listing, channel }: { listing: StoredListing; channel: Channel }): Fact[] {
  const renting = channel === 'rent';
  // With a hidden price, no other amount may give it away.
  const money = (amount: number | null | undefined) =>
    amount && !listing.priceHidden ? dollars(amount) : null;
  const facts: [label: string, text: string | null | undefined | false, nowFrom?: string | null][] = [
    ['Property type', listing.propertyType],
    ['Land', listing.landAreaText],
    ['Building', listing.buildingAreaText],
    ['Frontage', listing.frontageText],
    [
      'Available',
      renting && (listing.availableFrom ? plainDate(listing.availableFrom) : 'Now'),
      listing.availableFrom,
    ],
    ['Bond', renting && money(listing.bond)],
    ['Outgoings', money(listing.outgoings) && `${money(listing.outgoings)} per year`],
    ['Return', listing.returnPercent && !listing.priceHidden ? `${listing.returnPercent}%` : null],
    ['Takings', listing.priceHidden ? null : listing.takings],
    ['Ensuites', listing.ensuites ? String(listing.ensuites) : null],
    ['Living areas', listing.livingAreas ? String(listing.livingAreas) : null],
    ['Energy rating', listing.energyRating ? `${listing.energyRating} stars` : null],
    ['Built', listing.yearBuilt ? String(listing.yearBuilt) : null],
    ['New construction', listing.newConstruction && 'Yes'],
    ['Pets', listing.petFriendly && 'Considered'],
    ['Furnished', listing.furnished && 'Yes'],
    ['Council', listing.suburbHidden ? null : listing.municipality],
    ['Estate', listing.addressHidden || listing.suburbHidden ? null : listing.estate],
    ['Sold', channel === 'sold' && listing.soldDate && plainDate(listing.soldDate)],
    ['Leased', channel === 'leased' && listing.soldDate && plainDate(listing.soldDate)],
    ...Object.entries(listing.extras ?? {}),
  ];
  return facts.flatMap(([label, text, nowFrom]) =>
    text ? [{ label, text, ...(nowFrom ? { nowFrom } : {}) }] : [],
  );
}

/** `2026-11-21` → `21 November 2026`; anything else stays as it is. */
function plainDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!match) return date;
  const instant = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return instant.toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
