import { timeZoneOf } from '@frontage/reaxml';
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { checkListing } from './check-listing.ts';
import { isZone } from './planned-change.ts';
import { cancelAllChanges } from './planned-changes.ts';
import { scheduleEndpoints } from './schedule-endpoints.ts';

/** The collection of listings, whose records can be published and unpublished at a chosen time. */
export const scheduledListings = (listings: CollectionConfig): CollectionConfig => ({
  ...listings,
  admin: {
    ...listings.admin,
    components: {
      ...listings.admin?.components,
      edit: {
        ...listings.admin?.components?.edit,
        PublishButton: '/features/pages/admin/publish-listing.client.tsx#PublishListing',
      },
    },
  },
  endpoints: [...(listings.endpoints || []), ...listingSchedule],
  hooks: {
    ...listings.hooks,
    afterDelete: [
      ...(listings.hooks?.afterDelete ?? []),
      ({ id, req: { payload } }) => cancelAllChanges({ payload, collection: 'listings', id: Number(id) }),
    ],
  },
});

/** The id of the listing that a request names, if its sender may change it. */
async function allowedListing(req: PayloadRequest): Promise<number> {
  if (!staffOf(req)) throw new APIError('Sign in to schedule a listing.', 401);
  const { payload, routeParams } = req;
  const id = Number(routeParams?.id);
  const mayChange = await payload.collections.listings.config.access.update({ req, id });
  const { totalDocs } =
    mayChange === false
      ? { totalDocs: 0 }
      : await payload.count({
          collection: 'listings',
          where: { and: [{ id: { equals: id } }, ...(mayChange === true ? [] : [mayChange])] },
        });
  if (totalDocs === 0) throw new APIError('You cannot change this listing.', 403);
  return id;
}

export const listingSchedule = scheduleEndpoints({
  collection: 'listings',
  allowed: allowedListing,
  // Nobody is there to fill gaps when the time has come.
  problem: async (doc, payload) => {
    const { needed } = await checkListing(doc, payload);
    return needed.length > 0
      ? `This cannot be published yet. ${needed.map(({ message }) => message).join(' ')}`
      : undefined;
  },
  zoneOf: (doc) => {
    const zone = timeZoneOf(doc);
    return isZone(zone) ? zone : undefined;
  },
});
