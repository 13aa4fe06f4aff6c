import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/**
 * Listings that visitors saved or compare, one row each. `owner` is `s:{subscriber}` or `v:{visitor}`. Only
 * shortlist-store.ts writes them, and staff cannot read them. The listing is an id and not a relationship, so that the
 * row outlives it.
 */
export const shortlistEntries: CollectionConfig = {
  slug: 'shortlist-entries',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  indexes: [{ fields: ['owner', 'kind', 'listing'], unique: true }, { fields: ['listing', 'kind'] }],
  fields: [
    { name: 'owner', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'listing', type: 'number', required: true },
    { name: 'note', type: 'text', required: true, defaultValue: '' },
    // Epoch ms.
    { name: 'addedAt', type: 'number', required: true },
    // Epoch ms, updated once a day: the owner's last visit.
    { name: 'seenAt', type: 'number', required: true, index: true },
    // What visitors saw of it when it was added.
    { name: 'priceText', type: 'text', required: true },
    { name: 'channel', type: 'text', required: true },
  ],
};
