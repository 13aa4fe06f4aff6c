import { timeZoneOf } from '@frontage/reaxml';
import type { Access, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { changers, mayChange, ownAgentId, ownOfficeId, staffOf, staffOnly } from '#site/server/access.ts';
import type { AfterMigrations } from '#site/server/payload.ts';
import { draftPreview } from '#site/server/preview-link.ts';
import { boardEndpoint } from '../board/board-endpoint.ts';
import { prepareBoardIndexes } from '../board/board-indexes.ts';
import { listingExportEndpoint } from '../export/export-endpoint.ts';
import { listingFields } from '../fields/listing-fields.ts';
import { dateIn } from '../public/inspection-times.ts';
import { publishListing, unpublishListing } from '../public/publish-listing.ts';
import { listingTitle } from '../terms/listing-title.ts';
import { idOf } from '../terms/stored-listing.ts';
import { listingActionEndpoint } from './action-endpoint.ts';
import { changeableListings } from './changeable-listings.ts';
import { feedValuesEndpoint } from './feed-values-endpoint.ts';
import { keepNewerFields, withoutFeedFields } from './keep-newer-fields.ts';
import { privateLinkEndpoint } from './private-link-endpoint.ts';
import { trackFeedValues } from './track-feed-values.ts';

/** Users who may change some listings may create one: it is theirs, or their office's. */
const mayCreateListings: Access = (args) => changeableListings(args) !== false;

/** A listing that an agent or office manager creates belongs to them, so that they can go on with it. */
const ownedByItsAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !staffOf(req) || mayChange(req, 'listings')) return data;
  const agent = ownAgentId(req);
  const office = ownOfficeId(req);
  const agents = ((data.agents ?? []) as (number | { id: number })[]).map(idOf);
  return {
    ...data,
    agents: agent === undefined || agents.includes(agent) ? agents : [agent, ...agents],
    office: office ?? data.office,
  };
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
    // The navigation has the board of listings, which links here.
    group: false,
    useAsTitle: 'title',
    preview: draftPreview('listings'),
    defaultColumns: ['title', 'status', 'method', 'category', 'updatedAt'],
    components: { beforeListTable: ['/features/listings/admin/feed-bulk.client.tsx#FeedBulk'] },
    listSearchableFields: ['title', 'suburb', 'street', 'headline', 'feedUniqueId'],
  },
  access: {
    create: mayCreateListings,
    read: staffOnly,
    update: changeableListings,
    delete: changers('listings'),
  },
  endpoints: [
    feedValuesEndpoint,
    listingExportEndpoint,
    boardEndpoint,
    listingActionEndpoint,
    privateLinkEndpoint,
  ],
  versions: { drafts: true, maxPerDoc: 50 },
  custom: { afterMigrations: prepareBoardIndexes satisfies AfterMigrations },
  indexes: [{ fields: ['feedAgentId', 'feedUniqueId'], unique: true }],
  hooks: {
    beforeValidate: [withoutFeedFields, keepNewerFields],
    beforeChange: [
      ownedByItsAuthor,
      ({ data }) => ({ ...data, title: listingTitle(data) }),
      datedOnClosing,
      trackFeedValues,
    ],
    afterChange: [publishListing],
    afterDelete: [unpublishListing],
  },
  fields: listingFields,
};
