import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/** Links by which visitors show their saved listings to others. Who has the token may look; ending one deletes it. */
export const shortlistShares: CollectionConfig = {
  slug: 'shortlist-shares',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  fields: [
    { name: 'token', type: 'text', required: true, unique: true },
    { name: 'owner', type: 'text', required: true, index: true },
    // As the owner wishes to be called; '' for not at all.
    { name: 'name', type: 'text', required: true, defaultValue: '' },
    { name: 'withNotes', type: 'checkbox', required: true, defaultValue: false },
    // Epoch ms.
    { name: 'madeAt', type: 'number', required: true },
  ],
};
