import type { CollectionConfig } from 'payload';
import { nobody, staffOnly } from '#site/server/access.ts';

/** How often each popup was shown and did what it is for: a counter for each day. Nothing here says who saw it. */
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
    // The popup's number. It may have been deleted since, so it is no relationship.
    { name: 'popup', type: 'number', required: true },
    // The day in Sydney, ISO.
    { name: 'day', type: 'text', required: true },
    { name: 'shown', type: 'number', required: true },
    { name: 'converted', type: 'number', required: true },
  ],
};
