import type { Payload } from 'payload';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { similarListings } from '#site/features/listings/page/similar-listings.ts';
import type { ListingCard, PublicListing } from '#site/features/listings/public/public-listing.ts';
import { type Agent, loadPeople } from '#site/features/team/load-people.ts';
import { thanksTexts } from '#site/messages/thanks.ts';

/** What follows a form that a visitor sent from a listing's page; `who`: the agent or the agency. */
function followsOf({ form, who, confirms }: { form: string; who: string; confirms: boolean }): string {
  const { follows, emailed } = thanksTexts();
  const text = Object.hasOwn(follows, form) ? follows[form as keyof typeof follows](who) : '';
  return confirms && form === EMAILED ? `${emailed} ${text}` : text;
}

/** Its visitors are told of the email with the time. */
const EMAILED = 'inspection-registration';

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
  const asks = Object.hasOwn(thanksTexts().follows, form);
  const [pathname = ''] = path.split('?');
  const [, first, , , segment = ''] = pathname.split('/');
  const id = asks && first === 'property' ? readListingId(segment) : null;
  const found = id === null ? null : await loadListing(payload, id);
  if (!found || !('listing' in found)) return undefined;
  const { listing, likeness } = found;
  const [people, similar] = await Promise.all([loadPeople(payload), similarListings(payload, { likeness })]);
  const agent = listing.agentIds.flatMap((agentId) => people.agentById.get(agentId) ?? [])[0] ?? null;
  const follows = followsOf({ form, who: agent?.name ?? agencyName, confirms });
  return { listing, agent, similar, follows };
}

/** Other listings to look at meanwhile. */
export function MoreLikeIt({ thanks: { similar }, now }: { thanks: ThanksForListing; now: number }) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-14">
      <h2 id="similar" className="mb-6 text-2xl">
        {thanksTexts().mayLike}
      </h2>
      <ListingGrid listings={similar} now={now} />
    </section>
  );
}
