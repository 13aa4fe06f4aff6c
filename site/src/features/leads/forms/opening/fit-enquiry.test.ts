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

it('a listing without a price is asked about in full', () => {
  expect(fitted({ ...LISTING, channel: 'buy' })).toEqual({
    title: 'Enquire about this property',
    wishes: [
      'inspect the property',
      'get a price guide',
      'see the contract or lease',
      'hear about similar properties',
    ],
    message: 'I am interested in this property. Please contact me.',
  });
});

it('a listing with a price needs no price guide', () => {
  expect(fitted({ ...LISTING, channel: 'buy', priceText: '$1,200,000' }).wishes).not.toContain(
    'get a price guide',
  );
});

it.each(['sold', 'leased'] as const)(
  'one that is %s is not inspected: the question is about homes like it',
  (channel) => {
    expect(fitted({ ...LISTING, channel })).toEqual({
      title: 'Enquire about similar properties',
      wishes: ['hear about similar properties'],
      message: 'I am interested in properties like this one. Please contact me.',
    });
  },
);

it('without a listing there is no “this property”', () => {
  expect(JSON.stringify(fitted(undefined))).not.toContain('this property');
});

it('other forms stay as they are', () => {
  const { definition } = contactAgent;
  expect(fitEnquiry({ definition, listing: undefined })).toBe(definition);
});
