import { describe, expect, it } from 'vitest';
import { signText } from './signed-token.ts';
import { newVisitorId, readVisitorId, signedVisitorId } from './visitor.ts';

const secret = 'secret';
const id = newVisitorId((size) => Buffer.alloc(size, 7));
const value = signedVisitorId({ id, secret });

describe('a visitor without an account', () => {
  it('is recognised by their cookie', () => {
    expect(readVisitorId({ cookie: value, secret })).toBe(id);
  });

  it('has an id of their own', () => {
    expect(newVisitorId()).not.toBe(newVisitorId());
  });

  it.each([
    ['no cookie', undefined],
    ['an empty cookie', ''],
    ['no signature', id],
    ['an empty signature', `${id}.`],
    ['another id', `${'A'.repeat(22)}.${value.split('.')[1]}`],
    ['a changed signature', `${value.slice(0, -2)}xx`],
    ['another secret', signedVisitorId({ id, secret: 'other' })],
    ['something appended', `${value}.x`],
    ['a signature for another purpose', signText({ secret, purpose: 'brochure', text: id })],
    ['a very long cookie', 'x'.repeat(10_000)],
  ])('is not recognised with %s', (_, cookie) => {
    expect(readVisitorId({ cookie, secret })).toBeUndefined();
  });
});
