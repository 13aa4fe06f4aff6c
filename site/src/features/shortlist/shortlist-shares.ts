import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/** Links with which visitors share their saved listings. Anyone with the token can see the list until it is deleted. */
export const shortlistShares: CollectionConfig = {
  slug: 'shortlist-shares',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  fields: [
    { name: 'token', type: 'text', required: true, unique: true },
    { name: 'owner', type: 'text', required: true, index: true },
    // The owner's name; '' for none.
    { name: 'name', type: 'text', required: true, defaultValue: '' },
    { name: 'withNotes', type: 'checkbox', required: true, defaultValue: false },
    // Epoch ms.
    { name: 'madeAt', type: 'number', required: true },
  ],
};
