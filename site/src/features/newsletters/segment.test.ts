import { expect, it } from 'vitest';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { interestOf, isInSegment } from './segment.ts';

const enquiry = { form: 'property-enquiry', method: 'sale', suburbs: ['Newtown'] };
const appraisal = { form: 'rental-appraisal', method: '', suburbs: ['Leura'] };

it('buyers and tenants enquired, vendors and landlords asked for an appraisal', () => {
  expect(interestOf(enquiry)).toBe('buyer');
  expect(interestOf({ form: 'property-enquiry', method: 'rent' })).toBe('tenant');
  expect(interestOf(appraisal)).toBe('landlord');
  expect(interestOf({ form: 'sales-appraisal', method: '' })).toBe('vendor');
  expect(interestOf({ form: 'contact-agency', method: '' })).toBeUndefined();
});

it('every appraisal form says what its sender is', () => {
  const silent = leadForms
    .map(({ definition }) => definition.key)
    .filter((form) => form.includes('appraisal') && !interestOf({ form, method: '' }));
  expect(silent).toEqual([]);
});

it('one lead must fit both interest and suburb', () => {
  const leads = [enquiry, appraisal];
  expect(isInSegment({ leads, interest: 'all', suburbs: [] })).toBe(true);
  expect(isInSegment({ leads: [], interest: 'all', suburbs: [] })).toBe(true);
  expect(isInSegment({ leads: [], interest: 'buyer', suburbs: [] })).toBe(false);
  expect(isInSegment({ leads, interest: 'buyer', suburbs: [' newtown'] })).toBe(true);
  expect(isInSegment({ leads, interest: 'buyer', suburbs: ['Leura'] })).toBe(false);
  expect(isInSegment({ leads, interest: 'all', suburbs: ['LEURA'] })).toBe(true);
});
