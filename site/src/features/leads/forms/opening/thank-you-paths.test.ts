import { expect, it } from 'vitest';
import { findLeadForm } from '../lead-forms.ts';
import { defaultLeadFormSettings } from '../settings/load-form-settings.ts';
import { conversionPath, plainThankYouPath, referrerOf } from './thank-you-paths.ts';

/** Whether sending the form redirects until an agency says otherwise. */
const redirectsAtFirst = (key: string) =>
  defaultLeadFormSettings(findLeadForm(key) ?? expect.fail(key)).conversion;

const referrer = 'https://agency.example/buy?type=house';
const shared = (form: string) =>
  `/thank-you/?form=${form}&referrer=https%3A%2F%2Fagency.example%2Fbuy%3Ftype%3Dhouse`;

it.each([
  'newsletter-signup',
  'transfer-management',
  'maintenance-request',
  'vacate-notice',
  'property-enquiry',
  'contact-agent',
  'property-alert-registration',
])('%s leads to the shared thank-you page', (form) => {
  expect(conversionPath({ form, referrer })).toBe(shared(form));
});

it.each(['sales', 'rental', 'residential', 'commercial', 'rural'])(
  'the %s appraisal leads to the appraisals’ own',
  (kind) => {
    expect(conversionPath({ form: `${kind}-appraisal`, referrer })).toBe('/market-appraisal-form/thank-you');
  },
);

// “/contact/thank-you: After an agency contact, when the contact-conversion flag is yes.”
it.each(['contact-agency', 'contact-office'])('%s leads to the contact page’s own', (form) => {
  expect(conversionPath({ form, referrer })).toBe('/contact/thank-you');
});

it.each([
  'brochure-request',
  'newsletter-footer',
  'book-inspection',
  'inspection-registration',
  'clearing-sales-enquiry',
  'livestock-enquiry',
])('%s leads to the shared page where the agency wants that, and not before', (form) => {
  expect(conversionPath({ form, referrer })).toBe(shared(form));
  expect(redirectsAtFirst(form)).toBe(false);
});

// “Form keys for the thank-you route: property-alert-registration, newsletter-signup, transfer-management, …”
it.each([
  ...['newsletter-signup', 'transfer-management', 'residential-appraisal'],
  ...[
    'sales-appraisal',
    'rental-appraisal',
    'commercial-appraisal',
    'rural-appraisal',
    'maintenance-request',
  ],
  ...['vacate-notice', 'property-enquiry', 'contact-agent', 'contact-agency'],
])('%s redirects until an agency says otherwise', (form) => {
  expect(redirectsAtFirst(form)).toBe(true);
});

it('without JavaScript there is always a page, with the reference', () => {
  const sent = { referrer, reference: 'FR-ABC234' };
  expect(plainThankYouPath({ ...sent, form: 'sales-appraisal', conversion: true })).toBe(
    '/market-appraisal-form/thank-you?reference=FR-ABC234',
  );
  expect(plainThankYouPath({ ...sent, form: 'sales-appraisal', conversion: false })).toBe(
    `${shared('sales-appraisal')}&reference=FR-ABC234`,
  );
  expect(plainThankYouPath({ ...sent, form: 'brochure-request', conversion: true })).toBe(
    `${shared('brochure-request')}&reference=FR-ABC234`,
  );
});

it.each([
  ['/buy?type=house', 'https://agency.example/buy?type=house'],
  ['/buy?email=zoe@example.com&fname=Zo&type=house', 'https://agency.example/buy?type=house'],
  ['//elsewhere.example/x', ''],
  ['https://[', ''],
  ['', ''],
  [`/${'x'.repeat(2000)}`, ''],
])('the page %s is named as %s', (page, expected) => {
  expect(referrerOf({ page, siteUrl: 'https://agency.example' })).toBe(expected);
});
