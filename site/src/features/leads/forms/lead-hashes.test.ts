import { expect, it } from 'vitest';
import { leadForms } from './lead-forms.ts';
import { leadHashes } from './lead-hashes.ts';
import { buttonHash, formOfHash } from './opening/form-of-hash.ts';

// Links with these are out in the world.
it('has the hashes of the old site', () => {
  expect(leadHashes).toMatchObject({
    'market-appraisal': 'sales-appraisal',
    'rental-appraisal': 'rental-appraisal',
    'residential-appraisal': 'residential-appraisal',
    'commercial-appraisal': 'commercial-appraisal',
    'rural-appraisal': 'rural-appraisal',
    'maintenance-request': 'maintenance-request',
    'notice-to-vacate': 'vacate-notice',
    'newsletter-signup': 'newsletter-signup',
    'contact-us': 'contact-agency',
    'property-inspections': 'book-inspection',
    contactagent: 'contact-agent',
    'inspection-registration': 'inspection-registration',
    'transfer-management': 'transfer-management',
  });
});

it('has no hash twice', () => {
  const all = leadForms.flatMap(({ hash }) => hash ?? []);
  expect(new Set(all).size).toBe(all.length);
});

it.each(Object.entries(leadHashes))('#%s opens %s', (hash, form) => {
  expect(formOfHash({ hash, forms: leadHashes })).toEqual({ form });
});

it('#contactagent-7 opens the form of agent 7', () => {
  expect(formOfHash({ hash: 'contactagent-7', forms: leadHashes })).toEqual({
    form: 'contact-agent',
    agent: 7,
  });
});

it.each([
  '',
  'main',
  'enquiry',
  'contactagent-',
  'contactagent-0',
  'contactagent-7x',
  'constructor',
  '__proto__',
])('#%s opens none', (hash) => expect(formOfHash({ hash, forms: leadHashes })).toBeUndefined());

it('a button carries the hash that opens the same form', () => {
  expect(buttonHash({ form: 'property-enquiry' })).toBe('enquiry');
  expect(buttonHash({ form: 'sales-appraisal' })).toBeUndefined();
  const agent = { form: 'contact-agent', agent: 7 };
  expect(formOfHash({ hash: buttonHash(agent) ?? '', forms: leadHashes })).toEqual(agent);
});
