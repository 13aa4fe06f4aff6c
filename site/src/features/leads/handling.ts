import type { GlobalConfig } from 'payload';
import { adminsOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { formsField } from './forms-field.ts';

/** What happens to a lead once it is in: who gets it beside its agent or office, and how long it is kept. */
export const leadHandling: GlobalConfig = {
  slug: 'lead-handling',
  label: 'Lead handling',
  admin: { group: 'Leads', hideAPIURL: true },
  // Versions hold the same addresses, hidden copies among them.
  access: { read: adminsOnly, readVersions: adminsOnly, update: adminsOnly },
  versions: { max: 20 },
  hooks: { afterChange: [() => purge(['lead-handling'])] },
  fields: [
    {
      name: 'places',
      type: 'array',
      label: 'Offices by suburb or postcode',
      labels: { singular: 'Place', plural: 'Places' },
      admin: {
        description:
          'A lead that belongs to no agent and no office goes to the office of its suburb or postcode. A suburb comes before a postcode.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'place', type: 'text', required: true, label: 'Suburb or postcode' },
            {
              name: 'office',
              type: 'relationship',
              relationTo: 'offices',
              required: true,
              admin: { allowCreate: false },
            },
          ],
        },
      ],
    },
    {
      name: 'copies',
      type: 'array',
      label: 'Always copied',
      labels: { singular: 'Address', plural: 'Addresses' },
      admin: {
        description: 'These get every message to the agency about a lead of the forms chosen.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'email', type: 'email', required: true },
            {
              name: 'how',
              type: 'select',
              label: 'The other recipients',
              required: true,
              defaultValue: 'bcc',
              options: [
                { value: 'bcc', label: 'do not see this address (Bcc)' },
                { value: 'cc', label: 'see this address (Cc)' },
              ],
              admin: { isClearable: false },
            },
          ],
        },
        formsField(),
      ],
    },
    {
      name: 'keepMonths',
      type: 'number',
      label: 'Delete leads after (months)',
      min: 1,
      max: 240,
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 240) ||
        'Write a whole number of months from 1 to 240, or leave it empty.',
      admin: {
        description:
          'Once a day, leads that came longer ago are deleted with their messages and attachments. Empty: none is deleted.',
      },
    },
    {
      name: 'person',
      type: 'ui',
      admin: { components: { Field: '/features/leads/admin/person-data.client.tsx#PersonData' } },
    },
  ],
};
