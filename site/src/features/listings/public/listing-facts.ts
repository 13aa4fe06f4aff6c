import { FACTS } from '../fields/listing-fields.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import type { Channel, Fact } from './public-listing.ts';

/** The facts a listing page lists beside its beds, baths and cars, in the order people look for them. */
export function listingFacts({ listing, channel }: { listing: StoredListing; channel: Channel }): Fact[] {
  const own = FACTS.flatMap(({ label, text, nowFrom }): Fact[] => {
    const shown = text(listing, channel);
    if (!shown) return [];
    const day = nowFrom?.(listing);
    return [
      {
        label: typeof label === 'string' ? label : label(channel, listing),
        text: shown,
        ...(day ? { nowFrom: day } : {}),
      },
    ];
  });
  const further = Object.entries(listing.extras ?? {}).flatMap(([label, text]) =>
    text ? [{ label, text }] : [],
  );
  return [...own, ...further];
}
