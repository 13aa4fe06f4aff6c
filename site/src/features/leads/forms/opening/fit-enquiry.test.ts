import { emptyValues, type FormDefinition } from '@frontage/forms';
import { expect, it } from 'vitest';
import { LISTING } from '../../testing/lead-service.ts';
import type { LeadListing } from '../../types/lead-types.ts';
import { contactAgent } from '../contact-agent.ts';
import { propertyEnquiry } from '../property-enquiry.ts';
import { fitEnquiry } from './fit-enquiry.ts';

const fitted = (listing: LeadListing | undefined) => {
  const definition = fitEnquiry({ definition: propertyEnquiry.definition, listing });
  return { title: definition.title, wishes: wishesOf(definition), message: emptyValues(definition).message };
};
const wishesOf = ({ fields }: FormDefinition) =>
  fields
    .flatMap((field) => (field.kind === 'checkboxes' ? (field.options ?? []) : []))
    .map(({ label }) => label);

const offered = (about: Partial<LeadListing>) => fitted({ ...LISTING, ...about }).wishes;

it('a home for sale without a price is asked about in full', () => {
  expect(fitted({ ...LISTING, channel: 'buy', category: 'residential' })).toEqual({
    title: 'Enquire about this property',
    wishes: [
      'inspect the property',
      'get a price guide',
      'see the contract',
      'hear about similar properties',
    ],
    message: 'I am interested in this property. Please contact me.',
  });
});

it('a listing with a price needs no price guide', () => {
  expect(offered({ channel: 'buy', priceText: '$1,200,000' })).not.toContain('get a price guide');
});

it('a rental is inspected and applied for: its rent is fixed', () => {
  expect(offered({ channel: 'rent', category: 'residential', priceText: 'Contact agent' })).toEqual([
    'inspect the property',
    'find out how to apply',
    'ask about the lease',
    'ask about keeping a pet',
    'hear about similar properties',
  ]);
});

it('a holiday home is asked for its dates, a shop for its rent and its lease', () => {
  expect(offered({ channel: 'rent', category: 'holiday' })[0]).toBe('check which dates are free');
  expect(offered({ channel: 'rent', category: 'commercial', priceText: 'Contact agent' })).toEqual([
    'inspect the property',
    'find out the rent',
    'ask about the lease',
    'hear about similar properties',
  ]);
});

it.each([
  ['sold', 'find out what my property could sell for'],
  ['leased', 'find out what my property could rent for'],
] as const)(
  'one that is %s is not inspected: the question is about homes like it, and one’s own',
  (channel, own) => {
    expect(fitted({ ...LISTING, channel })).toEqual({
      title: 'Enquire about similar properties',
      wishes: ['hear about similar properties', own],
      message: 'I am interested in properties like this one. Please contact me.',
    });
  },
);

it('offers nothing that the form does not know', () => {
  const known = new Set(
    propertyEnquiry.definition.fields.flatMap((field) =>
      field.kind === 'checkboxes' ? (field.options ?? []).map(({ value }) => value) : [],
    ),
  );
  for (const channel of ['buy', 'rent', 'sold', 'leased'] as const)
    for (const category of ['residential', 'holiday', 'commercial', 'business', 'rural'] as const) {
      const { fields } = fitEnquiry({
        definition: propertyEnquiry.definition,
        listing: { ...LISTING, channel, category },
      });
      const [wishes] = fields;
      expect(wishes?.kind === 'checkboxes' && wishes.options?.length).toBeGreaterThan(1);
      for (const { value } of (wishes?.kind === 'checkboxes' && wishes.options) || [])
        expect(known).toContain(value);
    }
});

it('without a listing there is no “this property”', () => {
  expect(JSON.stringify(fitted(undefined))).not.toContain('this property');
});

it('other forms stay as they are', () => {
  const { definition } = contactAgent;
  expect(fitEnquiry({ definition, listing: undefined })).toBe(definition);
});
