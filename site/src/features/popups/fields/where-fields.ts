import type { Field } from 'payload';
import { PAGE_CONDITIONS } from '../where/page-conditions.ts';
import { optionsOf } from './parts.ts';

/** On which pages a popup may show. */
export const whereFields: Field[] = [
  rows({
    name: 'showOn',
    label: 'Show it on',
    description:
      'It may show on every page that one of these lines fits. Without any line it shows nowhere by itself; links and buttons open it on every page.',
  }),
  rows({
    name: 'notOn',
    label: 'But not on',
    description: 'What stands here is left out, whatever is said above.',
  }),
];

function rows({ name, label, description }: { name: string; label: string; description: string }): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Line', plural: 'Lines' },
    maxRows: 50,
    admin: { description },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'place',
            type: 'select',
            label: 'Pages',
            required: true,
            defaultValue: 'site',
            options: optionsOf(PAGE_CONDITIONS),
            admin: { isClearable: false, width: '50%' },
            validate: (value: unknown) =>
              (typeof value === 'string' && Object.hasOwn(PAGE_CONDITIONS, value)) ||
              'Choose the pages, or remove the line.',
          },
          {
            name: 'pages',
            type: 'relationship',
            relationTo: 'pages',
            hasMany: true,
            label: 'Which',
            admin: { width: '50%', condition: (_data, row) => row?.place === 'certain-pages' },
            validate: (value: unknown) =>
              (Array.isArray(value) && value.length > 0) || 'Choose at least one page, or remove the line.',
          },
          {
            name: 'address',
            type: 'text',
            label: 'Address',
            admin: {
              width: '50%',
              placeholder: '/sell',
              description: 'What comes after the website’s name, such as /sell.',
              condition: (_data, row) => String(row?.place).startsWith('address-'),
            },
            validate: (value: unknown) =>
              /^\/[^\s?#]{0,300}$/.test(String(value ?? '')) ||
              'Write what comes after the website’s name, beginning with /, such as /sell.',
          },
        ],
      },
    ],
  };
}
