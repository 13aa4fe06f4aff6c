import type { FeedAddress, FeedListing } from '@frontage/reaxml';
import type { Field } from 'payload';
import { mapPinField } from '#site/server/map-pin-field.ts';
import { listingField } from './listing-field.ts';

/** The eight states and territories, as stored. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Where the property is. Hidden parts stay stored for staff and never reach a visitor. */
export const addressFields: Field[] = [
  listingField(
    {
      name: 'addressHidden',
      type: 'checkbox',
      label: 'Hide street address',
      admin: {
        description:
          'Visitors see only the suburb and state on the page, in its URL, on the map and in emails.',
      },
    },
    { feed: ({ address }) => (address ? !address.display : undefined) },
  ),
  {
    type: 'row',
    fields: [
      listingField({ name: 'site', type: 'text', label: 'Building name' }, { feed: addressPart('site') }),
      listingField(
        { name: 'subNumber', type: 'text', label: 'Unit, suite or shop' },
        { feed: addressPart('subNumber') },
      ),
      listingField({ name: 'lotNumber', type: 'text', label: 'Lot' }, { feed: addressPart('lotNumber') }),
      listingField(
        { name: 'streetNumber', type: 'text', label: 'Street number' },
        { feed: addressPart('streetNumber') },
      ),
      listingField({ name: 'street', type: 'text' }, { feed: addressPart('street') }),
    ],
  },
  {
    type: 'row',
    fields: [
      listingField(
        {
          name: 'suburb',
          type: 'text',
          index: true,
          admin: { components: { Field: '/features/listings/admin/suburb.client.tsx#Suburb' } },
        },
        { feed: addressPart('suburb') },
      ),
      listingField(
        { name: 'state', type: 'select', options: [...STATES] },
        {
          // A listing outside the eight states keeps its region as the state's text would be, for staff; the column takes ours only.
          feed: (message) =>
            message.address && message.address.country !== 'AU' ? null : addressPart('state')(message),
        },
      ),
      listingField({ name: 'postcode', type: 'text', maxLength: 4 }, { feed: addressPart('postcode') }),
      listingField(
        { name: 'country', type: 'text', defaultValue: 'Australia', admin: { hidden: true } },
        {
          feed: ({ address }) =>
            address ? (address.country === 'AU' ? 'Australia' : address.country) : undefined,
        },
      ),
    ],
  },
  listingField(
    { name: 'suburbHidden', type: 'checkbox', label: 'Hide suburb (commercial and business)' },
    { feed: ({ address }) => (address ? !address.suburbDisplay : undefined) },
  ),
  {
    type: 'row',
    fields: [
      listingField(
        {
          name: 'latitude',
          type: 'number',
          min: -90,
          max: 90,
        },
        { feed: addressPart('latitude') },
      ),
      listingField(
        { name: 'longitude', type: 'number', min: -180, max: 180 },
        { feed: addressPart('longitude') },
      ),
    ],
  },
  mapPinField,
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'municipality', type: 'text', label: 'Council' },
        {
          feed: ({ municipality }) => municipality,
          fact: {
            order: 170,
            label: 'Council',
            text: (listing) => (listing.suburbHidden ? null : listing.municipality),
          },
        },
      ),
      listingField(
        { name: 'estate', type: 'text', label: 'Land estate' },
        {
          feed: ({ estate }) =>
            estate === undefined
              ? undefined
              : [estate?.name, estate?.stage && `Stage ${estate.stage.replace(/^stage\s+/i, '')}`]
                  .filter(Boolean)
                  .join(', '),
          fact: {
            order: 180,
            label: 'Estate',
            text: (listing) => (listing.addressHidden || listing.suburbHidden ? null : listing.estate),
          },
        },
      ),
    ],
  },
];

/** A part of the address; all are emptied with it. An emptied address keeps its flags: what was hidden stays hidden. */
function addressPart<Part extends keyof FeedAddress>(part: Part) {
  return ({ address }: FeedListing): FeedAddress[Part] | null | undefined =>
    address ? address[part] : address;
}
