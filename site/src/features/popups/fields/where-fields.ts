import type { Field } from 'payload';
import { PAGE_CONDITIONS } from '../where/page-conditions.ts';
import { optionsOf } from './parts.ts';

/** The pages on which a popup may show. */
export const whereFields: Field[] = [
  rows({
    name: 'showOn',
    label: 'Include',
    description: 'Pages where the popup can open by itself. Links and buttons can open it on every page.',
  }),
  rows({
    name: 'notOn',
    label: 'Exclude',
    description: 'Overrides the conditions above.',
  }),
];

function rows({ name, label, description }: { name: string; label: string; description: string }): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Condition', plural: 'Conditions' },
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
              'Choose pages, or remove this condition.',
          },
          {
            name: 'pages',
            type: 'relationship',
            relationTo: 'pages',
            hasMany: true,
            label: 'Selected pages',
            admin: { width: '50%', condition: (_data, row) => row?.place === 'certain-pages' },
            validate: (value: unknown) =>
              (Array.isArray(value) && value.length > 0) ||
              'Choose at least one page, or remove this condition.',
          },
          {
            name: 'address',
            type: 'text',
            label: 'Address',
            admin: {
              width: '50%',
              placeholder: '/sell',
              description: 'The path, such as /sell.',
              condition: (_data, row) => String(row?.place).startsWith('address-'),
            },
            validate: (value: unknown) =>
              /^\/[^\s?#]{0,300}$/.test(String(value ?? '')) ||
              'Enter a path starting with /, such as /sell.',
          },
        ],
      },
    ],
  };
}
