import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/** Listings whose pictures are still to be fetched: when the next try is due, and whose report is told. */
export const feedPictureTries: CollectionConfig = {
  slug: 'feed-picture-tries',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  fields: [
    { name: 'listing', type: 'number', required: true, unique: true },
    { name: 'run', type: 'number', required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date', required: true, index: true },
  ],
};
