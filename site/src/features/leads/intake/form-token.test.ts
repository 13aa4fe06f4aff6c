import { describe, expect, it } from 'vitest';
import { MIN_FILL_MS } from '#site/ui/form/transport.ts';
import { contentTicket, issueTicket, readTicket } from './form-token.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const base = { form: 'contact-agent', secret: 'secret', now: NOW };

describe('a ticket', () => {
  const ticket = issueTicket(base);

  it('says when the form was opened', () => {
    expect(readTicket({ ...base, now: NOW + 5000, ticket })).toMatchObject({ issuedAt: NOW });
  });

  it('is another one every time', () => {
    expect(readTicket({ ...base, ticket })?.token).not.toBe(
      readTicket({ ...base, ticket: issueTicket(base) })?.token,
    );
  });

  it.each([
    ['for another form', { form: 'property-enquiry' }],
    ['of another install', { secret: 'other' }],
    ['a day and more old', { now: NOW + DAY + 1 }],
  ])('%s is refused', (_, changes) => {
    expect(readTicket({ ...base, ...changes, ticket })).toBeUndefined();
  });

  it('with an earlier time written into it is refused', () => {
    const [, ...rest] = ticket.split('.');
    const earlier = [(NOW - 60_000).toString(36), ...rest].join('.');
    expect(readTicket({ ...base, ticket: earlier })).toBeUndefined();
  });

  it.each(['', '..', 'a.b.c', ticket.slice(0, -1), `${ticket}x`, 'é'.repeat(300)])(
    '%j is refused',
    (made) => {
      expect(readTicket({ ...base, ticket: made })).toBeUndefined();
    },
  );
});

describe('a ticket made of what was sent', () => {
  const tokenOf = (changes: { content?: string; now?: number; form?: string } = {}) => {
    const about = { ...base, content: 'a', ...changes };
    return readTicket({ ...about, ticket: contentTicket(about) })?.token;
  };

  it('is the same for the same content, form and day', () => {
    expect(tokenOf()).toBe(tokenOf({ now: NOW + 60_000 }));
  });

  it.each([{ content: 'b' }, { form: 'property-enquiry' }, { now: NOW + DAY }])(
    'is another one when it differs: %o',
    (changes) => expect(tokenOf(changes)).not.toBe(tokenOf()),
  );

  it('is as old as a form must be', () => {
    const ticket = contentTicket({ ...base, content: 'a' });
    expect(readTicket({ ...base, ticket })?.issuedAt).toBe(NOW - MIN_FILL_MS);
  });
});
