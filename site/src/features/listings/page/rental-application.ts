import { listingTexts } from '#site/messages/listing.ts';
import { fillApplyLink } from '#site/server/apply-link.ts';
import type { PublicListing } from '../public/public-listing.ts';

/** How renters apply for a listing: where, and what to know before. */
export type RentalApplication = {
  href: string | null;
  text: string;
  /** The text is the program's, since the agency has none. */
  isOurs?: true;
};

/**
 * How to apply for a home to rent: by the link of the listing, else of its office, else of the agency. Null for what is
 * no home to rent, for one whose deposit is taken, and where there is neither link nor text.
 */
export function rentalApplication({
  listing,
  links,
  howToApply,
}: {
  listing: Pick<PublicListing, 'channel' | 'category' | 'underOffer' | 'applyUrl' | 'number' | 'address'>;
  /** Of the office and the agency. */
  links: readonly (string | null | undefined)[];
  /** What the agency says of it. */
  howToApply: string | null;
}): RentalApplication | null {
  if (listing.channel !== 'rent' || listing.category !== 'residential' || listing.underOffer) return null;
  const [href = null] = [listing.applyUrl, ...links].flatMap((template) => {
    // Hidden parts of the address are not in it.
    const filled = template && fillApplyLink({ template, address: listing.address.full, id: listing.number });
    return filled ? [filled] : [];
  });
  if (howToApply) return { href, text: howToApply };
  // It holds in every state.
  return href ? { href, text: listingTexts().howToApplyText, isOurs: true } : null;
}
