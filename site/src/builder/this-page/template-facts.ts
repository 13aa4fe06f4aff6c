import type { PageSubject } from '#site/block-kit/page-subject.ts';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import type { ConditionSuburb, TemplateFacts } from '#site/features/pages/templates/template-conditions.ts';
import type { PostCard } from '#site/features/posts/post-card.ts';
import type { Agent, Office } from '#site/features/team/load-people.ts';

/** What conditions of templates ask of a page. `path` is the page's own. */
export function factsOf({ subject, path }: { subject: PageSubject; path: string }): TemplateFacts {
  switch (subject.kind) {
    case 'listing':
      return factsOfListing(subject.listing);
    case 'agent':
      return factsOfAgent(subject.agent);
    case 'office':
      return factsOfOffice(subject.office);
    case 'suburb':
      return factsOfSuburb(subject.stock.suburb);
    case 'post':
      return factsOfPost(subject);
    case 'archive': {
      const { channel, category, suburbs, underOffer } = subject.view.search;
      return {
        path,
        category,
        statuses: underOffer === 'only' ? [channel, 'under-offer'] : [channel],
        suburbs: suburbs.map(placeOfKey),
      };
    }
    case 'not-found':
      return { path };
  }
}

export const factsOfListing = ({
  path,
  channel,
  category,
  underOffer,
  officeId,
  agentIds,
  address,
}: PublicListing): TemplateFacts => ({
  path,
  category,
  statuses: underOffer ? [channel, 'under-offer'] : [channel],
  offices: officeId === null ? [] : [officeId],
  agents: agentIds,
  suburbs: [address],
});

export const factsOfAgent = ({ path, id, officeId }: Agent): TemplateFacts => ({
  path,
  agents: [id],
  offices: officeId ? [officeId] : [],
});

export const factsOfOffice = ({ path, id, ...place }: Office): TemplateFacts => ({
  path,
  offices: [id],
  suburbs: [placeOf(place)],
});

export const factsOfSuburb = ({
  name,
  state,
  postcode,
}: {
  name: string;
  state: string;
  postcode: string | null;
}): TemplateFacts => ({ path: '', suburbs: [{ suburb: name, state, postcode }] });

export const factsOfPost = ({
  post: { path, categories, author },
  officeId,
}: {
  post: PostCard;
  /** That of its author. */
  officeId: number | null;
}): TemplateFacts => ({
  path,
  newsCategories: categories.map(({ id }) => id),
  agents: author ? [author.id] : [],
  offices: officeId === null ? [] : [officeId],
});

/** `newtown-nsw-2042` in its parts. */
function placeOfKey(key: string): ConditionSuburb {
  const [, suburb = key, state = null, postcode = null] = /^(.+)-([a-z]{2,3})-(\d{4})$/.exec(key) ?? [];
  return { suburb, state, postcode };
}

const placeOf = ({ suburb, state, postcode }: ConditionSuburb): ConditionSuburb => ({
  suburb,
  state,
  postcode,
});
