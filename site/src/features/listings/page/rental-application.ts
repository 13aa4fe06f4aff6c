import { fillApplyLink } from '#site/server/apply-link.ts';
import type { PublicListing } from '../public/public-listing.ts';

/** How renters apply for a listing: where, and what to know before. */
export type RentalApplication = { href: string | null; text: string };

/** What is shown where the agency says nothing itself; it holds in every state. */
const HOW_TO_APPLY =
  'Inspect the property first, then apply online. Every adult who will live there applies.\n\nHave ready: proof of identity, proof of income, and contact details of your current agent or landlord.';

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
  const text = howToApply ?? (href && HOW_TO_APPLY);
  return text ? { href, text } : null;
}
