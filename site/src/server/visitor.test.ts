import { describe, expect, it } from 'vitest';
import { signText } from './signed-token.ts';
import { cookieHeader, newVisitor, readCookie, readVisitor, VISITOR_COOKIES } from './visitor.ts';

const secret = 'secret';
const made = newVisitor({ secret, randomBytes: (size) => Buffer.alloc(size, 7) });
const value = made.cookies[0]?.value ?? '';
const asked = (cookie: string) =>
  readVisitor({ cookies: `other=1; ${VISITOR_COOKIES.visitor}=${cookie}`, secret });

describe('a visitor without an account', () => {
  it('is known again by the cookie that was given to them', () => {
    expect(asked(value)).toBe(made.visitor);
  });

  it('is somebody else than every other', () => {
    expect(newVisitor({ secret }).visitor).not.toBe(newVisitor({ secret }).visitor);
  });

  it.each([
    ['nothing', ''],
    ['no signature', made.visitor],
    ['an empty signature', `${made.visitor}.`],
    ['another id', `${'A'.repeat(22)}.${value.split('.')[1]}`],
    ['a changed signature', `${value.slice(0, -2)}xx`],
    ['another secret', newVisitor({ secret: 'other' }).cookies[0]?.value ?? ''],
    ['more than it had', `${value}.x`],
    ['a signature for another purpose', signText({ secret, purpose: 'brochure', text: made.visitor })],
    ['a very long one', 'x'.repeat(10_000)],
  ])('is nobody with %s', (_, cookie) => {
    expect(asked(cookie)).toBeUndefined();
  });

  it('is nobody without a cookie', () => {
    expect(readVisitor({ cookies: undefined, secret })).toBeUndefined();
  });
});

describe('cookies', () => {
  it('are out of reach of scripts unless they are markers', () => {
    const [visitor, state] = made.cookies.map((cookie) => cookieHeader({ cookie, secure: true }));
    expect(visitor).toBe(
      `frontage_visitor=${value}; Path=/; SameSite=Lax; Max-Age=34560000; HttpOnly; Secure`,
    );
    expect(state).toBe('frontage_state=1; Path=/; SameSite=Lax; Max-Age=34560000; Secure');
  });

  it('go over http only where the website does', () => {
    const cookie = { name: 'a', value: 'b', seconds: 0 };
    expect(cookieHeader({ cookie, secure: false })).toBe('a=b; Path=/; SameSite=Lax; Max-Age=0; HttpOnly');
  });

  it('are found by their whole name', () => {
    const cookies = 'xa=1; a=2;a=3; b';
    expect(['a', 'b', 'xa', 'c'].map((name) => readCookie({ cookies, name }))).toEqual([
      '2',
      undefined,
      '1',
      undefined,
    ]);
  });
});
