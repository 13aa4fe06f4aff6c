import type { Field } from 'payload';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { documentsField } from '../documents/documents-field.ts';

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
            required: true,
            admin: { date: DAY_AND_TIME },
          },
          {
            name: 'endsAt',
            type: 'date',
            required: true,
            admin: { date: DAY_AND_TIME },
          },
        ],
      },
    ],
  },
  { name: 'auctionAt', type: 'date', admin: { date: DAY_AND_TIME } },
  {
    type: 'row',
    fields: [
      { name: 'videoUrl', type: 'text', label: 'Video address' },
      { name: 'tourUrl', type: 'text', label: '3D tour address' },
    ],
  },
  documentsField,
  {
    name: 'feedImages',
    type: 'json',
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true, description: 'Slots of the feed and the pictures and documents they became.' },
  },
];
