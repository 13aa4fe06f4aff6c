import { timeZoneOf } from '@frontage/reaxml';
import type { CollectionBeforeChangeHook, CollectionConfig, Where } from 'payload';
import { editorsAndAdmins, ownAgentId, staffOf, staffOnly } from '#site/server/access.ts';
import { boardEndpoint } from '../board/board-endpoint.ts';
import { listingExportEndpoint } from '../export/export-endpoint.ts';
import { listingFields } from '../fields/listing-fields.ts';
import { dateIn } from '../public/inspection-times.ts';
import { publishListing, unpublishListing } from '../public/publish-listing.ts';
import { listingTitle } from '../terms/listing-title.ts';
import { listingActionEndpoint } from './action-endpoint.ts';
import { feedValuesEndpoint } from './feed-values-endpoint.ts';
import { keepNewerFields } from './keep-newer-fields.ts';
import { trackFeedValues } from './track-feed-values.ts';

const editorsOrOwnAgent = ({ req }: { req: { user?: unknown } }): boolean | Where => {
  const role = staffOf(req)?.role;
  if (role === 'admin' || role === 'editor') return true;
  const agent = ownAgentId(req);
  return role === 'agent' && agent ? { agents: { contains: agent } } : false;
};

/** Sales are listed by their date: left empty, it is the day on which staff say so, on the clock of the property. */
const datedOnClosing: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isClosed = data.status === 'sold' || data.status === 'leased';
  if (!staffOf(req) || !isClosed || originalDoc?.status === data.status || data.soldDate) return data;
  return { ...data, soldDate: dateIn({ at: Date.now(), zone: timeZoneOf(data) }) };
};

/** A property for sale or rent, from a feed or written by staff. Visitors see its public card only (public-listings). */
export const listings: CollectionConfig = {
  slug: 'listings',
  labels: { singular: 'Listing', plural: 'Listings' },
  admin: {
    group: 'Property',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'method', 'category', 'updatedAt'],
    components: { beforeListTable: ['/features/listings/admin/feed-bulk.client.tsx#FeedBulk'] },
    listSearchableFields: ['title', 'suburb', 'street', 'headline', 'feedUniqueId'],
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsOrOwnAgent, delete: editorsAndAdmins },
  endpoints: [feedValuesEndpoint, listingExportEndpoint, boardEndpoint, listingActionEndpoint],
  versions: { drafts: true, maxPerDoc: 50 },
  indexes: [{ fields: ['feedAgentId', 'feedUniqueId'], unique: true }],
  hooks: {
    beforeValidate: [keepNewerFields],
    beforeChange: [({ data }) => ({ ...data, title: listingTitle(data) }), datedOnClosing, trackFeedValues],
    afterChange: [publishListing],
    afterDelete: [unpublishListing],
  },
  fields: listingFields,
};
