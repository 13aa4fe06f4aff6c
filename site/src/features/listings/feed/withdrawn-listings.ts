import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/**
 * Listings that a feed took off the market before it ever described them, so that an older message that arrives later
 * does not publish them. One row for each listing of a feed; forgotten after a year.
 */
export const withdrawnListings: CollectionConfig = {
  slug: 'feed-withdrawals',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['agentId', 'uniqueId'], unique: true }],
  fields: [
    // In capital letters.
    { name: 'agentId', type: 'text', required: true },
    { name: 'uniqueId', type: 'text', required: true },
    { name: 'status', type: 'text', required: true },
    // On the sender's clock, as listings keep it.
    { name: 'modTime', type: 'text', required: true },
  ],
};
