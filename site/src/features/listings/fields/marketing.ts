import type { DateFieldValidation, Field } from 'payload';
import { date } from 'payload/shared';
import { isApplyLink } from '#site/server/apply-link.ts';
import { AUCTION_RESULT_NAMES, AUCTION_RESULTS } from '../terms/auction-results.ts';
import { isPdfLink } from '../terms/pdf-link.ts';
import { documentsField } from './documents-field.ts';
import { listingField } from './listing-field.ts';

/** Typed and shown in the time zone of the property, not of the browser. */
const PROPERTY_TIME = '/features/listings/admin/property-time.client.tsx#PropertyTime';

/** An inspection ends after it starts. */
export const endAfterStart: DateFieldValidation = (value, options) => {
  const { startsAt } = options.siblingData as { startsAt?: string | Date | null };
  if (value && startsAt && new Date(value).getTime() <= new Date(startsAt).getTime())
    return 'The inspection must end after it starts.';
  return date(value, options);
};

/** What is said and shown, and when it can be seen. Times are stored as UTC instants. */
export const marketingFields: Field[] = [
  listingField({ name: 'headline', type: 'text' }, { feed: (message) => message.headline }),
  listingField(
    { name: 'description', type: 'textarea', admin: { rows: 14 } },
    { feed: (message) => message.description },
  ),
  listingField(
    { name: 'highlights', type: 'text', hasMany: true },
    { feed: ({ highlights }) => (highlights === null ? [] : highlights) },
  ),
  { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'floorPlans', type: 'upload', label: 'Floor plans', relationTo: 'media', hasMany: true },
  {
    name: 'inspections',
    type: 'array',
    labels: { singular: 'Inspection time', plural: 'Inspection times' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'startsAt',
            type: 'date',
            label: 'Starts at',
            required: true,
            admin: { components: { Field: PROPERTY_TIME } },
          },
          {
            name: 'endsAt',
            type: 'date',
            label: 'Ends at',
            required: true,
            validate: endAfterStart,
            admin: { components: { Field: PROPERTY_TIME } },
          },
        ],
      },
    ],
  },
  {
    name: 'openHomes',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/features/leads/check-in/listing-open-homes.client.tsx#ListingOpenHomes' },
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'auctionAt',
        type: 'date',
        label: 'Auction',
        admin: {
          components: {
            Field: PROPERTY_TIME,
            Cell: '/features/listings/admin/property-time-cell.tsx#PropertyTimeCell',
          },
        },
      },
      {
        name: 'auctionResult',
        type: 'select',
        label: 'Auction result',
        options: AUCTION_RESULTS.map((value) => ({ value, label: AUCTION_RESULT_NAMES[value] })),
        admin: {
          condition: (data) => Boolean(data?.auctionAt),
          description: 'Shows on the auctions page and counts towards the clearance rate there.',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'videoUrl', type: 'text', label: 'Video URL' },
        { feed: ({ videoLink }) => videoLink },
      ),
      listingField(
        { name: 'tourUrl', type: 'text', label: '3D tour URL' },
        {
          feed: ({ externalLinks: links }) =>
            links === undefined ? undefined : (links?.find((link) => !isPdfLink(link)) ?? null),
        },
      ),
    ],
  },
  {
    name: 'applyUrl',
    type: 'text',
    label: 'Application link',
    validate: isApplyLink,
    admin: {
      condition: (data) => data?.method === 'rent',
      description:
        'Where renters apply for this property. Leave empty for the link of its office, or the one in the site settings. {address} and {id} are filled in.',
    },
  },
  documentsField,
  {
    name: 'feedImages',
    type: 'json',
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true, description: 'Feed slots and the images and documents imported from them.' },
  },
];
