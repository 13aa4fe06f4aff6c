import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSame,
  keyedHash,
  looksLikeToken,
  readSignedText,
  readToken,
  signText,
  signToken,
} from './signed-token.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');
const bound = { secret: 'secret', purpose: 'unsubscribe' };
const DATA = { alert: 7, email: 'zoë+alerts@example.com' };

describe('a token', () => {
  const token = signToken({ ...bound, data: DATA });

  it('says what was put into it', () => {
    expect(readToken({ ...bound, token, now: NOW })).toEqual(DATA);
  });

  it('fits into an address as it is', () => {
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['for another purpose', { purpose: 'confirm' }],
    ['of another install', { secret: 'other' }],
  ])('%s is refused', (_, changes) => {
    expect(readToken({ ...bound, ...changes, token, now: NOW })).toBeUndefined();
  });

  it('with other data under the same signature is refused', () => {
    const other = signToken({ ...bound, data: { ...DATA, alert: 8 } });
    const forged = `${other.split('.')[0]}.${token.split('.')[1]}`;
    expect(readToken({ ...bound, token: forged, now: NOW })).toBeUndefined();
  });

  it('counts until its time, and not from then on', () => {
    const timed = signToken({ ...bound, data: DATA, expiresAt: NOW });
    expect(readToken({ ...bound, token: timed, now: NOW - 1 })).toEqual(DATA);
    expect(readToken({ ...bound, token: timed, now: NOW })).toBeUndefined();
  });

  it.each(['', '.', '..', 'a.b', `${token}.`, `${token}x`, token.slice(0, -1), `.${token}`])(
    '%j is refused',
    (made) => expect(readToken({ ...bound, token: made, now: NOW })).toBeUndefined(),
  );

  it('is refused whatever was made up, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (made) => {
        expect(readToken({ ...bound, token: made, now: NOW })).toBeUndefined();
      }),
    );
  });
});

describe('a signed text', () => {
  const token = signText({ ...bound, text: 'FR-7K3M9Q' });

  it('stays readable and is read back', () => {
    expect(token).toMatch(/^FR-7K3M9Q\./);
    expect(looksLikeToken(token)).toBe(true);
    expect(readSignedText({ ...bound, token })).toBe('FR-7K3M9Q');
  });

  it.each([
    ['for another purpose', { purpose: 'confirm' }],
    ['of another install', { secret: 'other' }],
  ])('%s is refused', (_, changes) => {
    expect(readSignedText({ ...bound, ...changes, token })).toBeUndefined();
  });

  it.each([
    ['without a signature', 'FR-7K3M9Q'],
    ['with a shorter signature', token.slice(0, -21)],
    ['with another text', token.replace('Q', 'R')],
    ['with more behind it', `${token}.x`],
    ['that is too long', `${'x'.repeat(2000)}.x`],
  ])('%s is refused', (_, made) => expect(readSignedText({ ...bound, token: made })).toBeUndefined());
});

describe('a keyed hash', () => {
  const hashed = { ...bound, text: 'canberra' };

  it('is 32 hex digits, the same for the same text', () => {
    expect(keyedHash(hashed)).toMatch(/^[0-9a-f]{32}$/);
    expect(isSame(keyedHash(hashed), keyedHash({ ...hashed }))).toBe(true);
  });

  it.each([{ secret: 'other' }, { purpose: 'confirm' }, { text: 'sydney' }])('differs with %o', (changes) =>
    expect(isSame(keyedHash(hashed), keyedHash({ ...hashed, ...changes }))).toBe(false),
  );
});
