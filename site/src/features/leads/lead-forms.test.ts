import { definitionProblems, type FormValues, validate } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { findLeadForm, leadForms } from './lead-forms.ts';
import { leadFormPath, ticketPath } from './lead-paths.ts';

describe('the lead forms', () => {
  it.each(leadForms.map((form) => [form.key, form] as const))('%s is sound', (_, form) => {
    expect(definitionProblems(form)).toEqual([]);
  });

  it('have keys of their own', () => {
    expect(new Set(leadForms.map(({ key }) => key)).size).toBe(leadForms.length);
  });

  it('are found by key only', () => {
    expect(findLeadForm('contact-agent')?.title).toBe('Contact agent');
    expect(findLeadForm('toString')).toBeUndefined();
  });

  it.each(leadForms.map((form) => [form.key, form] as const))('%s says the agreed thanks', (_, form) => {
    expect(form.messages.thanks).toEqual({
      title: 'Thank You!',
      body: 'Your message has been sent successfully',
    });
  });
});

describe('contact agent', () => {
  const good = { name: 'Jo', phone: '1', email: 'jo@example.com', message: 'Hi' };
  const faults = (values: FormValues) => {
    const definition = findLeadForm('contact-agent');
    const result = definition && validate({ definition, values });
    return result?.ok === false ? result.errors.map(({ field, rule }) => `${field} ${rule}`) : [];
  };

  it.each([
    ['complete', good, []],
    ['with a property', { ...good, property_external_id: '42' }, []],
    ['name of one letter', { ...good, name: 'J' }, ['name minLength']],
    ['no phone', { ...good, phone: ' ' }, ['phone required']],
    ['no email', { ...good, email: '' }, ['email required']],
    ['email without a dot', { ...good, email: 'jo@example' }, ['email format']],
    ['no message', { ...good, message: '\n' }, ['message required']],
  ])('%s', (_, values, expected) => {
    expect(faults(values)).toEqual(expected);
  });
});

describe('the addresses of forms', () => {
  it('name what they are about, and what stands in them', () => {
    expect(leadFormPath({ form: 'contact-agent' })).toBe('/forms/contact-agent');
    const path = leadFormPath({
      form: 'property-enquiry',
      listing: 42,
      agent: 7,
      fill: { wishes: 'inspect' },
    });
    expect(path).toBe('/forms/property-enquiry?wishes=inspect&property_id=42&agent_id=7');
    expect(ticketPath(path)).toBe('/forms/property-enquiry/ticket?wishes=inspect&property_id=42&agent_id=7');
    expect(ticketPath('/forms/contact-agent')).toBe('/forms/contact-agent/ticket');
  });
});
