import { expect, it } from 'vitest';
import { findLeadForm } from './lead-forms.ts';
import { buttonHash, formOfHash, LEAD_HASHES } from './lead-hashes.ts';

it.each(Object.entries(LEAD_HASHES))('#%s opens %s, which is a form', (hash, form) => {
  expect(formOfHash(hash)).toEqual({ form });
  expect(findLeadForm(form)?.key).toBe(form);
});

it('#contactagent-7 opens the form of agent 7', () => {
  expect(formOfHash('contactagent-7')).toEqual({ form: 'contact-agent', agent: 7 });
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
])('#%s opens none', (hash) => expect(formOfHash(hash)).toBeUndefined());

it('a button carries the hash that opens the same form', () => {
  expect(buttonHash({ form: 'property-enquiry' })).toBe('enquiry');
  expect(buttonHash({ form: 'sales-appraisal' })).toBeUndefined();
  const agent = { form: 'contact-agent', agent: 7 };
  expect(formOfHash(buttonHash(agent) ?? '')).toEqual(agent);
});
