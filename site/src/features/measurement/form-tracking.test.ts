import { expect, it } from 'vitest';
import { namesVisitor, trackedEvent } from './form-tracking.ts';

// Specification, 1: "Lead-tracking events and optional thank-you redirects follow successful submissions". Which forms
// are leads is decision 045.
it('a sent form that asks the agency for something is a lead in the words of Google Analytics 4', () => {
  const sent = {
    event: 'sent',
    lead: true,
    form: 'contact-agent',
    agent: '7',
    listing: '42',
    source: 'news',
  } as const;
  expect(trackedEvent(sent)).toEqual({
    event: 'generate_lead',
    form_key: 'contact-agent',
    agent_id: '7',
    listing_id: '42',
    lead_source: 'news',
  });
});

it.each([
  ['opened', 'form_opened'],
  ['failed', 'form_failed'],
  // Signing in, a new password, a changed profile.
  ['sent', 'form_sent'],
] as const)('a form that was %s is %s', (event, name) => {
  expect(trackedEvent({ event, form: 'contact-us' })).toEqual({ event: name, form_key: 'contact-us' });
});

it('tells nothing but what it knows by name', () => {
  const more = {
    event: 'sent',
    lead: true,
    form: 'x',
    message: 'private',
    email: 'zoe@example.com',
  } as const;
  expect(trackedEvent(more)).toEqual({ event: 'generate_lead', form_key: 'x' });
});

it.each([
  ['https://agency.example/?email=zoe@example.com', true],
  ['https://agency.example/buy?type=house', false],
  ['', false],
])('whether %s says who the visitor is: %s', (address, expected) => {
  expect(namesVisitor(address)).toBe(expected);
});
