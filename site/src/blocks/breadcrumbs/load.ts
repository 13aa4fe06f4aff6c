import type { BlockLoader } from '#site/block-kit/block.ts';
import { listingCrumbs } from '#site/features/listings/page/listing-view.tsx';
import { loadListing } from '#site/features/listings/page/load-listing.ts';
import { suburbCrumbs } from '#site/features/listings/suburbs/suburb-view.tsx';
import { entranceName } from '#site/features/listings/terms/entrances.ts';
import { pageTrail } from '#site/features/pages/page-trail.ts';
import { postCrumbs } from '#site/features/posts/post-view.tsx';
import { loadPeople } from '#site/features/team/load-people.ts';
import { peopleTexts } from '#site/messages/people.ts';
import type { Crumb } from '#site/ui/breadcrumbs.tsx';
import type { BreadcrumbsProps } from './breadcrumbs.tsx';

/** The steps below the front page: of a template the record it shows, else the pages above this one. */
export const load: BlockLoader<BreadcrumbsProps, Crumb[]> = async ({ payload, context }) => {
  const { path, listing, agent, office, page } = context;
  if (page?.kind === 'listing') return { data: listingCrumbs(page.listing) };
  if (page?.kind === 'suburb') return { data: suburbCrumbs(page.stock) };
  if (page?.kind === 'post') return { data: postCrumbs(page.post).slice(1) };
  if (page?.kind === 'archive') return { data: [{ label: entranceName(page.view.search) }] };
  if (listing) return { data: await crumbsOf({ payload, id: listing }) };
  if (agent || office) {
    const { agentById, officeById } = await loadPeople(payload);
    const { title, offices } = peopleTexts();
    const person = agent ? agentById.get(agent) : undefined;
    if (person) return { data: [{ label: title, href: '/agents' }, written(person.name)] };
    const place = office ? officeById.get(office) : undefined;
    return { data: place ? [{ label: offices.title, href: '/offices' }, written(place.name)] : [] };
  }
  const trail = await pageTrail(payload, path);
  return {
    data: trail.map((step, index) => ({
      ...written(step.title),
      ...(index < trail.length - 1 ? { href: step.path } : {}),
    })),
  };
};

const written = (label: string): Crumb => ({ label, isWritten: true });

async function crumbsOf({
  payload,
  id,
}: {
  payload: Parameters<typeof loadListing>[0];
  id: number;
}): Promise<Crumb[]> {
  const found = await loadListing(payload, id);
  return found && 'listing' in found ? listingCrumbs(found.listing) : [];
}
