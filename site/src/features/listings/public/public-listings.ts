import type { CollectionConfig, Field, Payload } from 'payload';
import { nobody } from '#site/server/access.ts';
import type { AfterMigrations } from '#site/server/payload.ts';
import { prepareListingCells } from './listing-cells.ts';
import { prepareListingText } from './listing-text.ts';
import type { PublicListingRow } from './public-listing.ts';
import { prepareRareListings } from './rare-listings.ts';

/** The columns of the read model, by the name of their field. */
export const READ_MODEL = {
  listing: { type: 'number', required: true, unique: true },
  channel: { type: 'text', required: true },
  category: { type: 'text', required: true },
  propertyType: { type: 'text' },
  suburbKey: { type: 'text' },
  suburbName: { type: 'text' },
  state: { type: 'text', required: true },
  priceLow: { type: 'number' },
  priceHigh: { type: 'number' },
  priceUp: { type: 'number', required: true },
  priceDown: { type: 'number', required: true },
  beds: { type: 'number', required: true },
  baths: { type: 'number', required: true },
  cars: { type: 'number', required: true },
  land: { type: 'number', required: true },
  building: { type: 'number', required: true, defaultValue: 0 },
  tenure: { type: 'text' },
  uses: { type: 'text', required: true, defaultValue: '' },
  features: { type: 'text', required: true, defaultValue: '' },
  traits: { type: 'text', required: true, defaultValue: '' },
  newlyBuilt: { type: 'number', required: true, defaultValue: 0 },
  underOffer: { type: 'number', required: true, defaultValue: 0 },
  availableOn: { type: 'text' },
  auctionAt: { type: 'number' },
  soldYear: { type: 'number' },
  daysListed: { type: 'number' },
  areaPrice: { type: 'number' },
  latitude: { type: 'number' },
  longitude: { type: 'number' },
  sortedAt: { type: 'number', required: true },
  office: { type: 'number' },
  card: { type: 'json', required: true },
  page: { type: 'json', required: true },
} as const satisfies Record<keyof PublicListingRow, object>;

const FILTERS = ['category', 'propertyType', 'priceLow', 'priceHigh', 'beds', 'baths', 'cars', 'land'];

/**
 * The read model: one row for each listing a visitor may see, holding only what may be seen. Every public page, map,
 * sitemap, search and email reads this table and nothing else, so what is hidden cannot leak from it.
 * Written by publish-listing.ts and the feed importer; never edited.
 */
export const publicListings: CollectionConfig = {
  slug: 'public-listings',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  custom: { afterMigrations: prepareIndexes satisfies AfterMigrations },
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
    // A map's part of the country, with the columns that most searches compare and what a map reads: counting a whole
    // state reads no rows.
    {
      fields: [
        'channel',
        'latitude',
        'longitude',
        'suburbKey',
        ...FILTERS,
        'underOffer',
        'traits',
        'listing',
      ],
    },
  ],
  fields: Object.entries(READ_MODEL).map(([name, column]) => ({ name, ...column }) as Field),
};

/** What the database keeps beside the table by itself. */
async function prepareIndexes(payload: Payload): Promise<void> {
  await prepareListingText(payload);
  await prepareListingCells(payload);
  await prepareRareListings(payload);
}
