import type { Payload } from 'payload';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { similarListings } from '#site/features/listings/page/similar-listings.ts';
import type { ListingCard, PublicListing } from '#site/features/listings/public/public-listing.ts';
import { type Agent, loadPeople } from '#site/features/team/load-people.ts';

/** Forms that a visitor sends from a listing's page, and what follows. `{who}` is the agent or the agency. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'property-enquiry': '{who} has your enquiry and will contact you.',
  'contact-agent': '{who} has your message and will contact you.',
  'book-inspection': '{who} will contact you to confirm a time. The inspection isn’t booked yet.',
  'inspection-registration': 'You don’t need to do anything else: just come along at the time you chose.',
  'brochure-request': '{who} will contact you in case you have questions.',
};

/** Comes first where the visitor was sent an email. */
const EMAILED: Readonly<Record<string, string>> = {
  'inspection-registration': 'We’ve emailed you the details.',
};

/** The listing a form was sent from, with its agent and others like it. */
export type ThanksForListing = {
  listing: PublicListing;
  agent: Agent | null;
  similar: ListingCard[];
  follows: string;
};

/** Finds the listing whose page a form was sent from; undefined for other forms and other pages. `path`: of the page. */
export async function loadThanksForListing(
  payload: Payload,
  {
    form,
    path,
    agencyName,
    confirms,
  }: {
    form: string;
    path: string;
    agencyName: string;
    /** Whether the visitor gets an email. */
    confirms: boolean;
  },
): Promise<ThanksForListing | undefined> {
  const follows = [confirms && EMAILED[form], FOLLOWS[form]].filter(Boolean).join(' ');
  const [pathname = ''] = path.split('?');
  const [, first, , , segment = ''] = pathname.split('/');
  const id = follows && first === 'property' ? readListingId(segment) : null;
  const found = id === null ? null : await loadListing(payload, id);
  if (!follows || !found || !('listing' in found)) return undefined;
  const { listing, likeness } = found;
  const [people, similar] = await Promise.all([loadPeople(payload), similarListings(payload, { likeness })]);
  const agent = listing.agentIds.flatMap((agentId) => people.agentById.get(agentId) ?? [])[0] ?? null;
  return { listing, agent, similar, follows: follows.replace('{who}', agent?.name ?? agencyName) };
}

/** Other listings to look at meanwhile. */
export function MoreLikeIt({ thanks: { similar }, now }: { thanks: ThanksForListing; now: number }) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-14">
      <h2 id="similar" className="mb-6 text-2xl">
        You may also like
      </h2>
      <ListingGrid listings={similar} now={now} />
    </section>
  );
}
