import { CHANNEL_NAMES, channelPath, suburbSearchPath } from '#site/features/listings/listing-places.ts';
import { loadListing } from '#site/features/listings/load-listing.ts';
import { pageTrail } from '#site/features/pages/page-trail.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { Crumb } from '#site/ui/breadcrumbs.tsx';
import type { BlockLoader } from '../block.ts';
import type { BreadcrumbsProps } from './breadcrumbs.tsx';

/** The steps below the front page: of a template the record it shows, else the pages above this one. */
export const loadBreadcrumbs: BlockLoader<BreadcrumbsProps, Crumb[]> = async ({ payload, context }) => {
  const { path, listing, agent, office } = context;
  if (listing) return { data: await listingCrumbs({ payload, id: listing }) };
  if (agent || office) {
    const { agentById, officeById } = await loadPeople(payload);
    const person = agent ? agentById.get(agent) : undefined;
    if (person) return { data: [{ label: 'Our people', href: '/agents' }, { label: person.name }] };
    const place = office ? officeById.get(office) : undefined;
    return { data: place ? [{ label: 'Our offices', href: '/offices' }, { label: place.name }] : [] };
  }
  const trail = await pageTrail(payload, path);
  return {
    data: trail.map((step, index) => ({
      label: step.title,
      ...(index < trail.length - 1 ? { href: step.path } : {}),
    })),
  };
};

async function listingCrumbs({
  payload,
  id,
}: {
  payload: Parameters<typeof loadListing>[0];
  id: number;
}): Promise<Crumb[]> {
  const found = await loadListing(payload, id);
  if (!found || !('listing' in found)) return [];
  const { channel, address } = found.listing;
  return [
    { label: CHANNEL_NAMES[channel], href: channelPath(channel) },
    ...(address.suburb
      ? [{ label: `${address.suburb} ${address.state}`, href: suburbSearchPath(found.listing) }]
      : []),
    { label: address.street ?? 'Address on request' },
  ];
}
