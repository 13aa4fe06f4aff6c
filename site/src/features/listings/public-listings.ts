import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

const FILTERS = ['category', 'propertyType', 'priceLow', 'priceHigh', 'beds', 'baths', 'cars', 'land'];

/**
 * The read model: one row for each listing a visitor may see, holding only what may be seen. Every public page, map,
 * sitemap, search and e-mail reads this table and nothing else, so what is hidden cannot leak from it.
 * Written by publish-listing.ts and the feed importer; never edited.
 */
export const publicListings: CollectionConfig = {
  slug: 'public-listings',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  indexes: [
    // Each order has an index that holds every filter's column, so that a search walks the index alone and reads rows
    // only for the page it shows.
    { fields: ['channel', 'sortedAt', ...FILTERS] },
    { fields: ['channel', 'priceUp', 'sortedAt', ...FILTERS] },
    { fields: ['channel', 'priceDown', 'sortedAt', ...FILTERS] },
    { fields: ['channel', 'suburbKey', 'sortedAt'] },
    // Where suburbs lie is worked out in this index alone.
    { fields: ['suburbKey', 'latitude', 'longitude'] },
    { fields: ['office', 'channel', 'sortedAt'] },
  ],
  fields: [
    { name: 'listing', type: 'number', required: true, unique: true },
    { name: 'channel', type: 'text', required: true },
    { name: 'category', type: 'text', required: true },
    { name: 'propertyType', type: 'text' },
    { name: 'suburbKey', type: 'text' },
    { name: 'suburbName', type: 'text' },
    { name: 'state', type: 'text', required: true },
    { name: 'priceLow', type: 'number' },
    { name: 'priceHigh', type: 'number' },
    { name: 'priceUp', type: 'number', required: true },
    { name: 'priceDown', type: 'number', required: true },
    { name: 'beds', type: 'number', required: true },
    { name: 'baths', type: 'number', required: true },
    { name: 'cars', type: 'number', required: true },
    { name: 'land', type: 'number', required: true },
    { name: 'building', type: 'number', required: true, defaultValue: 0 },
    { name: 'tenure', type: 'text' },
    { name: 'uses', type: 'text', required: true, defaultValue: '' },
    { name: 'features', type: 'text', required: true, defaultValue: '' },
    { name: 'latitude', type: 'number' },
    { name: 'longitude', type: 'number' },
    { name: 'sortedAt', type: 'number', required: true },
    { name: 'office', type: 'number' },
    { name: 'card', type: 'json', required: true },
    { name: 'page', type: 'json', required: true },
  ],
};
