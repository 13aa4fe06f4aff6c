// @sqlite-only: who may do what is decided in the program.
import { handleEndpoints } from 'payload';
import { describe, expect, it } from 'vitest';
import config from '#site/payload.config.ts';
import { testAccounts } from '#site/testing/accounts.ts';

/* Subscribers and staff have sessions. Neither opens anything of the other. */

const { payload, browser, member, signIn } = await testAccounts();

const somebody = await member();
await signIn(somebody);
const token = somebody.browser.cookies.get('frontage_session') ?? '';

/** As the admin's own requests reach Payload. */
const ask = (path: string, init: RequestInit = {}) =>
  handleEndpoints({ config, request: new Request(`https://www.example.com.au${path}`, init) });

const WAYS: Record<string, Record<string, string>> = {
  'a staff cookie': { Cookie: `payload-token=${token}`, 'Sec-Fetch-Site': 'same-origin' },
  'an Authorization header': { Authorization: `JWT ${token}` },
  'a bearer token': { Authorization: `Bearer ${token}` },
};

describe.each(Object.entries(WAYS))('a subscriber’s session as %s', (_, headers) => {
  it.each([
    ...[
      'leads',
      'deliveries',
      'users',
      'webhooks',
      'subscribers',
      'account-mails',
      'alerts',
      'listings/versions',
    ],
  ])('reads nothing of %s', async (collection) => {
    const { status } = await ask(`/api/${collection}`, { headers });
    expect([401, 403, 404]).toContain(status);
  });

  it('neither reads nor changes its own row, and writes nothing else', async () => {
    const { docs } = await payload.find({ collection: 'subscribers', limit: 1 });
    const path = `/api/subscribers/${docs[0]?.id}`;
    expect((await ask(path, { headers })).status).toBe(403);
    const body = JSON.stringify({ firstName: 'Mallory', confirmedAt: new Date(0).toISOString() });
    const json = { ...headers, 'Content-Type': 'application/json' };
    expect((await ask(path, { method: 'PATCH', headers: json, body })).status).toBe(403);
    expect((await ask('/api/users', { method: 'POST', headers: json, body: '{}' })).status).toBe(403);
  });

  it('is nobody to Payload, so it is not let into the admin', async () => {
    expect((await payload.auth({ headers: new Headers(headers) })).user).toBeNull();
  });
});

describe('Payload’s own doors for accounts', () => {
  const json = { 'Content-Type': 'application/json' };
  it.each([
    ['POST', '/login', { email: somebody.email, password: 'ferry lantern orchard' }],
    ['POST', '/forgot-password', { email: somebody.email }],
    ['POST', '/reset-password', { token: 'x', password: 'y' }],
    ['POST', '/refresh-token', {}],
    ['POST', '/logout', {}],
    ['POST', '/first-register', { email: 'a@example.com', password: 'abc' }],
    ['POST', '/verify/x', {}],
  ])('%s /api/subscribers%s is shut', async (method, path, data) => {
    const { status } = await ask(`/api/subscribers${path}`, {
      method,
      headers: json,
      body: JSON.stringify(data),
    });
    expect(status).toBe(404);
  });

  it.each(['/me', '/init'])('GET /api/subscribers%s is shut', async (path) => {
    expect((await ask(`/api/subscribers${path}`)).status).toBe(404);
  });
});

it('a member of staff’s session is none of a subscriber’s', async () => {
  const data = {
    email: 'staff@example.com',
    password: 'correct horse battery',
    name: 'Staff',
    role: 'admin',
  } as const;
  await payload.create({ collection: 'users', data });
  const { token: staff = '' } = await payload.login({ collection: 'users', data });
  const own = browser();
  own.cookies.set('frontage_session', staff);
  expect((await own.get('/welcome')).text).toContain('name="user_pass"');
});
