import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/**
 * What happened to listings, as far as visitors could see it: an outbox, written together with what they see and
 * worked off by the alerts. Events that were dealt with are forgotten in time, except the first one of each listing:
 * it tells that the listing has been on the market before.
 */
export const listingEvents: CollectionConfig = {
  slug: 'listing-events',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  indexes: [{ fields: ['listing', 'kind', 'fingerprint'], unique: true }, { fields: ['state'] }],
  fields: [
    { name: 'listing', type: 'number', required: true },
    { name: 'kind', type: 'text', required: true },
    // Two writers that see the same change at once write the same fingerprint: it is one event.
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'detail', type: 'json', required: true },
    { name: 'priceLow', type: 'number' },
    { name: 'priceHigh', type: 'number' },
    // Epoch ms.
    { name: 'at', type: 'number', required: true },
    // due or done
    { name: 'state', type: 'text', required: true },
  ],
};
