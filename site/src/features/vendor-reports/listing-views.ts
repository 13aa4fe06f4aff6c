import type { CollectionConfig } from 'payload';
import { nobody, staffOnly } from '#site/server/access.ts';

/** How often the page of a listing was looked at, by day. Anonymous: no address, cookie or time is stored. */
export const listingViews: CollectionConfig = {
  slug: 'listing-views',
  labels: { singular: 'Views of a listing', plural: 'Views of listings' },
  admin: { hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  disableDuplicate: true,
  indexes: [{ fields: ['listing', 'day'], unique: true }],
  fields: [
    // The listing's id; no relationship, because it may have been deleted.
    { name: 'listing', type: 'number', required: true },
    // ISO day in Sydney.
    { name: 'day', type: 'text', required: true },
    { name: 'views', type: 'number', required: true },
  ],
};
