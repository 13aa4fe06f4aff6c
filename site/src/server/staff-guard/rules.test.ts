import { describe, expect, it } from 'vitest';
import { type Asked, judge, withoutForeignRedirect } from './rules.ts';

const ask = (method: string, path: string, more: Partial<Asked> = {}) =>
  judge({
    asked: { method, path, type: 'application/json', isServerAction: false, dev: false, ...more },
    holdings: { uploads: ['media', 'videos'], unversioned: ['leads', 'globals/plain'] },
  });

describe('an address', () => {
  it.each(['/api/%zz', '/admin/%C', '/api/%00', '/_next/%ff', '/admin/%5C%5Cevil.example'])(
    'that cannot be read is refused: %s',
    (path) => {
      expect(ask('GET', path)).toMatchObject({ allow: false, status: 400 });
    },
  );

  it.each([
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/verify/x'],
    ['POST', '/api/graphql'],
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['POST', '/api/payload-jobs/run/'],
    ['GET', '/api/leads/versions'],
    ['GET', '/api/leads/versions/7'],
    ['GET', '/api/globals/plain/versions'],
  ])('that nothing here uses is not there: %s %s', (method, path) => {
    expect(ask(method, path)).toMatchObject({ allow: false, status: 404 });
  });
});

describe('a method', () => {
  it.each([
    ['TRACE', '/api/leads'],
    ['TRACE', '/admin'],
    ['PROPFIND', '/api'],
    ['DELETE', '/_next/static/chunks/a.js'],
    ['POST', '/_next/static/chunks/a.js'],
    ['PUT', '/admin/collections/leads'],
    ['POST', '/admin/collections/leads'],
  ])('that has no use there is refused: %s %s', (method, path) => {
    expect(ask(method, path)).toMatchObject({ allow: false, status: 405 });
  });

  it('may be POST on a screen where it calls a function of the admin', () => {
    expect(ask('POST', '/admin', { isServerAction: true })).toMatchObject({ allow: true, staffOnly: true });
  });
});

describe('somebody who is not signed in', () => {
  it.each([
    ['POST', '/api/users/login'],
    ['POST', '/api/users/passkey-challenge'],
    ['POST', '/api/users/passkey-sign-in'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['GET', '/api/users/me'],
    ['GET', '/admin/login'],
    ['GET', '/_next/static/chunks/a.js'],
  ])('gets to %s %s', (method, path) => {
    expect(ask(method, path)).toMatchObject({ allow: true, staffOnly: false });
  });

  it.each([
    ['GET', '/api/access'],
    ['GET', '/api/leads'],
    ['GET', '/api/og'],
    ['POST', '/api/users'],
    ['POST', '/api/users/unlock'],
    ['PATCH', '/api/users/login'],
    ['POST', '/api/users/1/passkeys/begin'],
    ['POST', '/api/media'],
    ['GET', '/api//users/me'],
    ['GET', '/api/pages/versions'],
  ])('does not get to %s %s', (method, path) => {
    expect(ask(method, path)).toMatchObject({ allow: true, staffOnly: true });
  });
});

describe('a body', () => {
  const multipart = { type: 'multipart/form-data; boundary=x' };

  it.each([
    ['POST', '/api/users/login', 64_000],
    ['POST', '/api/users/login/', 64_000],
    ['POST', '/api/users/passkey-sign-in', 64_000],
    ['PATCH', '/api/leads/1', 1_000_000],
    ['PUT', '/api/pages/4/design', 5_100_000],
    ['POST', '/api/blocks/load', 5_100_000],
    ['POST', '/api/pages/import', 60_000_000],
    ['POST', '/api/leads/import', 1_000_000],
    ['POST', '/api/leads/7/reply', 15_000_000],
  ])('of %s %s has at most %d bytes', (method, path, maxBytes) => {
    expect(ask(method, path)).toMatchObject({ body: { kind: 'small', maxBytes } });
  });

  it.each(['/api/users/login', '/api/leads', '/api/globals/settings', '/api/media/1/design', '/api/mediax'])(
    'holds no file at %s, whatever it says of itself',
    (path) => {
      expect(ask('POST', path, multipart)).toMatchObject({ body: { kind: 'small' } });
    },
  );

  it.each([
    ['POST', '/api/media', 'media'],
    ['PATCH', '/api/videos/7', 'videos'],
  ])('may be a file at %s %s', (method, path, collection) => {
    expect(ask(method, path, multipart)).toMatchObject({
      staffOnly: true,
      body: { kind: 'upload', collection },
    });
  });

  it('may be a feed, for which the feeds’ own rule is asked', () => {
    const { allow, ...rest } = ask('POST', '/api/feeds/upload', multipart);
    expect([allow, rest]).toEqual([true, { staffOnly: true, body: { kind: 'upload' } }]);
  });

  it('is not read where a method has none', () => {
    expect(ask('GET', '/api/leads')).toMatchObject({ body: { kind: 'none' } });
    expect(ask('DELETE', '/api/leads/1')).toMatchObject({ body: { kind: 'none' } });
  });
});

describe('the address somebody goes on to after signing in', () => {
  it.each([
    '/admin/login',
    '/admin/login?redirect=%2Fadmin%2Fcollections%2Fleads%3Fpage%3D2',
    '/admin/login?redirect=/admin',
    '/admin/collections/leads?where[redirect][equals]=x',
  ])('stays as it is in the admin: %s', (url) => {
    expect(withoutForeignRedirect(url)).toBeUndefined();
  });

  it.each([
    '/.//evil.example',
    '/x/..//evil.example',
    '/admin/..//evil.example',
    '/%2e//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/admin',
    'javascript:alert(1)',
    '/buy',
  ])('is taken out where it leads elsewhere: %s', (target) => {
    const redirect = encodeURIComponent(target);
    expect(withoutForeignRedirect(`/admin/login?redirect=${redirect}`)).toBe('/admin/login');
    expect(withoutForeignRedirect(`/admin/login?a=1&redirect=/admin&redirect=${redirect}`)).toBe(
      '/admin/login?a=1',
    );
  });
});
