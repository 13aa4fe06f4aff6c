import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { listingFields } from './listing-fields.ts';

type Values = Record<string, unknown>;

/** The names of the fields that the form of such a listing shows. */
const shownFor = (listing: Values): string[] => {
  const look = (field: Field): string[] => {
    const condition = 'admin' in field ? field.admin?.condition : undefined;
    if (condition && !condition(listing, listing, {} as never)) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields.flatMap(look));
    if (field.type === 'row' || field.type === 'collapsible') return field.fields.flatMap(look);
    return 'name' in field ? [field.name] : [];
  };
  return listingFields.flatMap(look);
};

const sale = { method: 'buy', category: 'residential', status: 'current' };

it.each<[string, Values, string[], string[]]>([
  ['a home for sale', sale, ['price'], ['rent', 'rentPeriod', 'bond', 'soldPrice', 'soldDate', 'takings']],
  ['a home for rent', { ...sale, method: 'rent' }, ['rent', 'bond'], ['price', 'priceMax', 'soldPrice']],
  ['a sold home', { ...sale, status: 'sold' }, ['soldPrice', 'soldDate'], ['rent', 'bond']],
  ['a business', { ...sale, category: 'business' }, ['takings'], ['rent', 'bond']],
])('%s shows the fields that apply, and no others', (_, listing, shown, hidden) => {
  const names = shownFor(listing);
  expect(names).toEqual(expect.arrayContaining(shown));
  expect(names.filter((name) => hidden.includes(name))).toEqual([]);
});
