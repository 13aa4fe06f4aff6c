import type { Field } from 'payload';
import { number } from './parts.ts';

/** A second version that some visitors see instead, to find out which one does better. */
export const testFields: Field[] = [
  {
    name: 'test',
    type: 'group',
    label: false,
    admin: { hideGutter: true },
    fields: [
      {
        name: 'other',
        type: 'relationship',
        relationTo: 'popups',
        label: 'The other version',
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
        admin: {
          description:
            'Another popup whose content and settings are used. Pages, triggers and visitors are those of this popup. Duplicate this one, change the copy, publish both. Each visitor always sees the same version. Under Results both are compared.',
        },
        validate: (value: unknown, { id }: { id?: unknown }) =>
          !value || !id || Number(value) !== Number(id) || 'Choose another popup, not this one.',
      },
      number({
        name: 'share',
        label: 'Visitors who see the other version, %',
        min: 1,
        max: 99,
        defaultValue: 50,
      })((test) => Boolean(test?.other)),
    ],
  },
];
