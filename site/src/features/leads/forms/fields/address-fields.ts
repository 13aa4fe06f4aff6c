import type { Condition, Field } from '@frontage/forms';

/** Names of the states and territories, by their short names. */
export const states = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
};

export const streetAddress: Field = {
  kind: 'text',
  name: 'street-address',
  label: 'Street address',
  noun: 'the street address',
  required: true,
  maxLength: 200,
  autocomplete: 'address-line1',
  fillFrom: ['street-address'],
};

export const suburb: Field = {
  kind: 'text',
  name: 'suburb',
  label: 'Suburb',
  noun: 'the suburb',
  required: true,
  maxLength: 100,
  autocomplete: 'address-level2',
  fillFrom: ['suburb'],
};

/** Where the property is. */
export const addressFields: readonly Field[] = [
  streetAddress,
  suburb,
  {
    kind: 'text',
    name: 'postcode',
    label: 'Postcode',
    noun: 'the postcode',
    required: true,
    maxLength: 10,
    digits: 4,
    autocomplete: 'postal-code',
    fillFrom: ['postcode'],
    width: 'half',
  },
  {
    kind: 'select',
    name: 'state',
    label: 'State',
    required: true,
    fillFrom: ['state'],
    options: Object.entries(states).map(([value, label]) => ({ value, label })),
    width: 'half',
  },
];

/** The same fields, to be answered only where the condition holds. */
export function requiredOnlyWhen(args: { fields: readonly Field[]; condition: Condition }): Field[] {
  return args.fields.map((field) => ({ ...field, required: false, requiredWhen: args.condition }));
}
