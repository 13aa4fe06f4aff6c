import { timeZoneOf } from '@frontage/reaxml';
import type { CollectionBeforeChangeHook, CollectionConfig, Where } from 'payload';
import { editorsAndAdmins, ownAgentId, staffOf, staffOnly } from '#site/server/access.ts';
import { addressFields } from './fields/address.ts';
import { marketingFields } from './fields/marketing.ts';
import { peopleFields } from './fields/people.ts';
import { priceFields } from './fields/price.ts';
import { propertyFields } from './fields/property.ts';
import { statusFields } from './fields/status.ts';
import { dateIn } from './inspection-times.ts';
import { keepNewerFields } from './keep-newer-fields.ts';
import { listingTitle } from './listing-title.ts';
import { publishListing, unpublishListing } from './publish-listing.ts';

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
    listSearchableFields: ['title', 'suburb', 'street', 'headline', 'feedUniqueId'],
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsOrOwnAgent, delete: editorsAndAdmins },
  versions: { drafts: true, maxPerDoc: 50 },
  indexes: [{ fields: ['feedAgentId', 'feedUniqueId'], unique: true }],
  hooks: {
    beforeValidate: [keepNewerFields],
    beforeChange: [({ data }) => ({ ...data, title: listingTitle(data) }), datedOnClosing],
    afterChange: [publishListing],
    afterDelete: [unpublishListing],
  },
  fields: [
    { name: 'title', type: 'text', index: true, admin: { hidden: true } },
    {
      type: 'tabs',
      tabs: [
        { label: 'Address', fields: addressFields },
        { label: 'Price', fields: priceFields },
        { label: 'Property', fields: propertyFields },
        { label: 'Marketing', fields: marketingFields },
      ],
    },
    {
      name: 'propertyClock',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: { Field: '/features/listings/admin/property-time.client.tsx#PropertyClock' },
      },
    },
    ...statusFields,
    ...peopleFields,
  ],
};
