import type { DateFieldValidation, Field } from 'payload';
import { date } from 'payload/shared';
import { documentsField } from '../documents/documents-field.ts';

/** Typed and shown on the clock of the property, whatever the browser's is. */
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
  { name: 'headline', type: 'text' },
  { name: 'description', type: 'textarea', admin: { rows: 14 } },
  { name: 'highlights', type: 'text', hasMany: true },
  { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'floorPlans', type: 'upload', relationTo: 'media', hasMany: true },
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
    type: 'row',
    fields: [
      { name: 'videoUrl', type: 'text', label: 'Video URL' },
      { name: 'tourUrl', type: 'text', label: '3D tour URL' },
    ],
  },
  documentsField,
  {
    name: 'feedImages',
    type: 'json',
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true, description: 'Feed slots and the images and documents imported from them.' },
  },
];
