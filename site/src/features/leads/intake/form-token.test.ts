import { describe, expect, it } from 'vitest';
import { MIN_FILL_MS } from '#site/ui/form/transport.ts';
import { formTokenOfContent, issueFormToken, readFormToken } from './form-token.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const base = { form: 'contact-agent', secret: 'secret', now: NOW };

describe('a form token', () => {
  const formToken = issueFormToken(base);

  it('says when the form was opened', () => {
    expect(readFormToken({ ...base, now: NOW + 5000, formToken })).toMatchObject({ issuedAt: NOW });
  });

  it('is another one every time', () => {
    expect(readFormToken({ ...base, formToken })?.id).not.toBe(
      readFormToken({ ...base, formToken: issueFormToken(base) })?.id,
    );
  });

  it.each([
    ['for another form', { form: 'property-enquiry' }],
    ['of another install', { secret: 'other' }],
    ['a day old', { now: NOW + DAY }],
  ])('%s is refused', (_, changes) => {
    expect(readFormToken({ ...base, ...changes, formToken })).toBeUndefined();
  });

  it('with an earlier time written into it is refused', () => {
    const [, signature] = formToken.split('.');
    const [body] = issueFormToken({ ...base, now: NOW - 60_000 }).split('.');
    expect(readFormToken({ ...base, formToken: `${body}.${signature}` })).toBeUndefined();
  });

  it.each([
    '',
    '..',
    'a.b.c',
    formToken.slice(0, -1),
    `${formToken}x`,
    'é'.repeat(300),
    // As tokens were before they shared their codec: time, id and a short signature.
    'mik8v1c0.c2l4dGVlbiBieXRl.aWduYXR1cmVfb2ZfMjJfYw',
  ])('%j is refused', (made) => {
    expect(readFormToken({ ...base, formToken: made })).toBeUndefined();
  });
});

describe('a form token made of what was sent', () => {
  const idOf = (changes: { content?: string; now?: number; form?: string } = {}) => {
    const about = { ...base, content: 'a', ...changes };
    return readFormToken({ ...about, formToken: formTokenOfContent(about) })?.id;
  };

  it('names the same submission for the same content, form and day', () => {
    expect(idOf()).toMatch(/^[\w-]{20,}$/);
    expect(idOf()).toBe(idOf({ now: NOW + 60_000 }));
  });

  it.each([{ content: 'b' }, { form: 'property-enquiry' }, { now: NOW + DAY }])(
    'names another one when it differs: %o',
    (changes) => expect(idOf(changes)).not.toBe(idOf()),
  );

  it('is as old as a form must be', () => {
    const formToken = formTokenOfContent({ ...base, content: 'a' });
    expect(readFormToken({ ...base, formToken })?.issuedAt).toBe(NOW - MIN_FILL_MS);
  });
});
