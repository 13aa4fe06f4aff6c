import type { CollectionConfig } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { dayText } from '#site/server/admin-dates.ts';
import { purge } from '#site/server/purge.ts';
import { importReviewsEndpoint } from './import-reviews.ts';
import { REVIEW_SOURCES } from './review-sources.ts';

/**
 * What clients wrote about an agent, an office or the agency. Editors enter or import them; an agent cannot change what
 * was written about them.
 */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    group: 'People',
    useAsTitle: 'firstName',
    defaultColumns: ['firstName', 'stars', 'agent', 'source', 'date'],
    listSearchableFields: ['firstName', 'suburb', 'text'],
    components: { beforeListTable: ['/features/team/reviews/import-reviews.client.tsx#ImportReviews'] },
    description:
      'Copy reviews word for word, good and bad: leaving out the bad ones misleads people under the Australian Consumer Law.',
  },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  endpoints: [importReviewsEndpoint],
  defaultSort: '-date',
  hooks: {
    afterChange: [() => purge(['reviews'])],
    afterDelete: [() => purge(['reviews'])],
  },
  fields: [
    { name: 'text', type: 'textarea', label: 'Review', required: true, maxLength: 3000, admin: { rows: 6 } },
    {
      type: 'row',
      fields: [
        {
          name: 'stars',
          type: 'number',
          min: 1,
          max: 5,
          validate: (value: unknown) =>
            value === null ||
            value === undefined ||
            (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5) ||
            'Enter a whole number from 1 to 5, or leave it empty.',
        },
        { name: 'date', type: 'text', required: true, index: true, ...dayText },
        {
          name: 'source',
          type: 'select',
          required: true,
          defaultValue: 'direct',
          options: REVIEW_SOURCES.map(({ value, label }) => ({ value, label })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', label: 'Reviewer’s first name', required: true, maxLength: 40 },
        { name: 'suburb', type: 'text', label: 'Reviewer’s suburb', maxLength: 60 },
        {
          name: 'role',
          type: 'select',
          options: ['Seller', 'Buyer', 'Landlord', 'Tenant'].map((label) => ({
            value: label.toLowerCase(),
            label,
          })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'agent', type: 'relationship', relationTo: 'agents', index: true },
        {
          name: 'office',
          type: 'relationship',
          relationTo: 'offices',
          index: true,
          admin: { description: 'Leave empty for the agent’s own office.' },
        },
        {
          name: 'listing',
          type: 'relationship',
          relationTo: 'listings',
          admin: { description: 'For your records. Visitors don’t see which property it was.' },
        },
      ],
    },
    {
      name: 'sourceUrl',
      type: 'text',
      label: 'Link to the review',
      validate: (value: unknown) =>
        !value ||
        /^https:\/\/[^\s/]+\.[^\s]+$/.test(String(value)) ||
        'Enter an address that starts with https://',
    },
  ],
};
