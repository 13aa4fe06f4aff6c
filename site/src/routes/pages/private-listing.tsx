import { contactAgent } from '#site/builder/this-page/lead-links.tsx';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { opensPrivately } from '#site/features/listings/collection/private-link.ts';
import { readListingId } from '#site/features/listings/page/load-listing.ts';
import { loadPrivateListing } from '#site/features/listings/page/load-private-listing.ts';
import { PrivateListingView } from '#site/features/listings/page/private-listing-view.tsx';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { mapPicture } from '#site/features/settings/map/map-picture.ts';
import { ListingPeople } from '#site/features/team/listing-people.tsx';
import { loadPeople } from '#site/features/team/load-people.ts';
import { notFound } from './not-found.tsx';
import type { PageRoute } from './page-route.ts';

/** `/private/{id}?t=…`: a listing that is off the market, for the people who were sent its link. */
export const privateListing: PageRoute = async (input) => {
  const { payload } = input.site;
  const id = readListingId(input.c.req.param('id') ?? '');
  const now = Date.now();
  const token = input.query.get('t') ?? '';
  const listing =
    id !== null && opensPrivately({ listing: id, token, now }) ? await loadPrivateListing(payload, id) : null;
  if (!listing) {
    const answer = await notFound(input);
    return 'redirect' in answer ? answer : { ...answer, cacheable: false };
  }
  const [people, offered, { mapStyleUrl }] = await Promise.all([
    loadPeople(payload),
    loadOfferedForms(payload),
    loadSettings(payload),
  ]);
  return {
    head: { title: `${listing.address.full}, off market`, noindex: true },
    body: (
      <PrivateListingView
        listing={listing}
        mapStyleUrl={mapStyleUrl}
        mapPicture={mapPicture({ places: listing.geo ? [listing.geo] : [], styleUrl: mapStyleUrl })}
        people={
          <ListingPeople
            agents={listing.agentIds.flatMap((one) => people.agentById.get(one) ?? [])}
            office={(listing.officeId && people.officeById.get(listing.officeId)) || null}
            others={listing.otherAgents}
            // A form about the listing itself would not open: it is not on the website.
            contact={(agent) => contactAgent({ agent, offered: [...offered] })}
          />
        }
        now={now}
      />
    ),
    tags: [],
    cacheable: false,
  };
};
