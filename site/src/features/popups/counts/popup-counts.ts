import type { CollectionConfig } from 'payload';
import { nobody, staffOnly } from '#site/server/access.ts';

/** Views and conversions of each popup per day, anonymous. */
export const popupCounts: CollectionConfig = {
  slug: 'popup-counts',
  labels: { singular: 'Popup count', plural: 'Popup counts' },
  admin: { hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  disableDuplicate: true,
  indexes: [{ fields: ['popup', 'day'], unique: true }],
  fields: [
    // The popup's id; no relationship, because it may have been deleted.
    { name: 'popup', type: 'number', required: true },
    // ISO day in Sydney.
    { name: 'day', type: 'text', required: true },
    { name: 'shown', type: 'number', required: true },
    { name: 'converted', type: 'number', required: true },
  ],
};
