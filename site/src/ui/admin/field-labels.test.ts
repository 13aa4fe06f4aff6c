import { expect, it } from 'vitest';
import { choicesIn, fieldLabels } from './field-labels.ts';

const choices = [{ value: 'auction', label: 'Auction' }];
const FIELDS = [
  { type: 'row', fields: [{ name: 'status', type: 'select', options: [{ value: 'sold', label: 'Sold' }] }] },
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { name: 'authority', type: 'text', admin: { components: { Field: { clientProps: { choices } } } } },
        ],
      },
    ],
  },
  { name: 'streetNumber', type: 'text' },
];

it('finds fields and their choices in rows and tabs', () => {
  expect([...fieldLabels(FIELDS).values()]).toEqual(['Status', 'Authority', 'Street number']);
  const all = ['status', 'authority', 'streetNumber'].map((name) => choicesIn(FIELDS, name));
  expect(all.map((each) => each && [...each])).toEqual([
    [['sold', 'Sold']],
    [['auction', 'Auction']],
    undefined,
  ]);
});
