import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/**
 * Listings that visitors saved or compare, one row each. `owner` is `s:{subscriber}` or `v:{visitor}`. Written by
 * shortlist-store.ts alone; what a visitor keeps is nobody else's to read. The listing is a number and no relation:
 * the row outlives it.
 */
export const shortlistEntries: CollectionConfig = {
  slug: 'shortlist-entries',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  indexes: [{ fields: ['owner', 'kind', 'listing'], unique: true }],
  fields: [
    { name: 'owner', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'listing', type: 'number', required: true },
    { name: 'note', type: 'text', required: true, defaultValue: '' },
    // Epoch ms.
    { name: 'addedAt', type: 'number', required: true },
    // Epoch ms, to the day: when its owner was last here.
    { name: 'seenAt', type: 'number', required: true, index: true },
    // What visitors were shown of it when it was added.
    { name: 'priceText', type: 'text', required: true },
    { name: 'channel', type: 'text', required: true },
  ],
};
