import { jwtSign } from 'payload';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheKey } from './page-cache.ts';
import { hasStaffCookie } from './staff-cookie.ts';

const secret = 'of this install';
const cookieFrom = async (by: string, tokenExpiration = 60) =>
  `a=b; payload-token=${(await jwtSign({ fieldsToSign: { id: 1 }, secret: by, tokenExpiration })).token}`;

afterEach(() => vi.useRealTimers());

describe('the cookie of staff', () => {
  it('counts where Payload signed it, until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = await cookieFrom(secret);
    expect(hasStaffCookie(cookie, secret)).toBe(true);
    expect(hasStaffCookie(cookie, secret)).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(hasStaffCookie(cookie, secret)).toBe(false);
  });

  it('does not count where anybody else made it', async () => {
    const [, body = ''] = (await cookieFrom(secret)).split('.');
    for (const cookie of [
      undefined,
      'payload-token=',
      'payload-token=x',
      'payload-token=a.b.c',
      `payload-token=.${body}.`,
      `x-${await cookieFrom(secret)}`.replace('a=b; ', ''),
      await cookieFrom('of another'),
    ])
      expect(hasStaffCookie(cookie, secret)).toBe(false);
    expect(hasStaffCookie(await cookieFrom(secret), undefined)).toBe(false);
  });

  it('asks for pages that are made again, and none that is cached; others get what all get', async () => {
    const keyFor = (cookie: string) => cacheKey({ url: '/buy', method: 'GET', headers: { cookie } }, secret);
    expect(keyFor(await cookieFrom(secret))).toBeUndefined();
    expect(['payload-token=x', await cookieFrom('of another')].map(keyFor)).toEqual(['/buy', '/buy']);
  });
});
