import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardStaff } from './staff-guard.ts';

/* The guard in front of a handler that answers with what it was given, over real connections. */

/** What got through to Payload, newest last. */
let passed: { url?: string; type?: string; length?: string; body: string; policy?: string }[] = [];
/** Whose owners the guard would tell of wrong passwords. */
let told: { account: string; client: string }[] = [];
/** What signing in answers. */
let signInAnswers = 401;
let server: Server;
let port = 0;

beforeAll(async () => {
  const guarded = guardStaff({
    env: { siteUrl: 'https://agency.example', limits: true, trustProxy: true },
    sessions: {
      holdings: { uploads: ['media'], unversioned: [] },
      isStaff: async (headers) => headers.get('cookie')?.includes('staff') ?? false,
      cannotTell: async (headers) => headers.get('cookie')?.includes('unknown') ?? false,
      mayUpload: async ({ headers, collection, isNew }) =>
        (headers.get('cookie')?.includes('editor') ?? false) && collection === 'media' && isNew,
    },
    handle: async (request, response) => {
      passed.push({
        url: request.url,
        type: request.headers['content-type'],
        length: request.headers['content-length'],
        policy: request.headers['content-security-policy']?.toString(),
        body: await text(request),
      });
      response.writeHead(request.url === '/api/users/login' ? signInAnswers : 200).end('passed');
    },
    onManyAttempts: (attempts) => told.push(attempts),
    dev: false,
  });
  server = createServer((request, response) => {
    Promise.resolve(guarded(request, response)).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  passed = [];
  told = [];
});

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | AsyncIterable<Buffer>;
};

async function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const outgoing = send({ port, host: '127.0.0.1', path, method, headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  if (body && typeof body === 'object' && Symbol.asyncIterator in body) {
    void (async () => {
      for await (const chunk of body)
        if (!outgoing.write(chunk)) await new Promise((go) => outgoing.once('drain', go));
      outgoing.end();
    })();
  } else outgoing.end(body);
  const response = await answered;
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM = { 'Content-Type': 'multipart/form-data; boundary=z' };
const part = (name: string, value: string, more = '') =>
  `--z\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const staff = { Cookie: 'staff' };

/** The body of a sign-in; each try is of an account and a client of its own unless it says otherwise. */
let clients = 0;
const signIn = ({
  email = 'ceo@agency.example',
  client = `203.0.113.${++clients}`,
  ...more
}: Sent & { email?: string; client?: string } = {}) =>
  ask('/api/users/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'wrong' }),
    ...more,
    headers: { ...JSON_TYPE, 'X-Forwarded-For': client, ...more.headers },
  });

it.each(['/api/leads', '/api/users/me'])(
  'somebody whose session only the database could tell is asked to wait by %s, and not to sign in again',
  async (path) => {
    const answer = await ask(path, { headers: { Cookie: 'unknown' } });
    expect([answer.status, answer.headers['retry-after'], JSON.parse(answer.text)]).toEqual([
      503,
      '30',
      { errors: [{ message: expect.stringContaining('cannot use its database') }] },
    ]);
    expect(passed).toEqual([]);
  },
);

describe('a body', () => {
  it('reaches Payload whole', async () => {
    const body = JSON.stringify({ name: 'Zoë'.repeat(1000) });
    expect(
      (await ask('/api/leads', { method: 'POST', headers: { ...JSON_TYPE, ...staff }, body })).status,
    ).toBe(200);
    expect(passed[0]).toMatchObject({ body, length: String(Buffer.byteLength(body)) });
  });

  it('is not read of somebody who may not send it', async () => {
    const headers = { ...FORM, 'Content-Length': '190000000' };
    for (const path of ['/api/media', '/api/leads', '/api/globals/settings']) {
      const { status, text } = await ask(path, { method: 'POST', headers, body: part('file', 'x') });
      expect([status, JSON.parse(text)]).toEqual([
        403,
        { errors: [{ message: 'You are not signed in. Sign in and try again.' }] },
      ]);
    }
    expect(passed).toEqual([]);
  });

  it('that is too long by what it says of itself is refused', async () => {
    const answer = await signIn({ headers: { 'Content-Length': '64001' }, body: 'x' });
    expect([answer.status, answer.text]).toEqual([413, expect.stringContaining('64 KB')]);
    expect(passed).toEqual([]);
  });

  it('that says nothing of its length is counted as it comes', async () => {
    let sent = 0;
    async function* endless() {
      for (; sent < 400_000_000; sent += 64_000) yield Buffer.alloc(64_000, 'a');
    }
    const answer = await ask('/api/leads', {
      method: 'POST',
      headers: { ...JSON_TYPE, ...staff, 'Transfer-Encoding': 'chunked' },
      body: endless(),
    }).catch(() => undefined);
    // The answer may be lost on a connection that is ended while it is written to; nothing got through in any case.
    expect(answer?.status ?? 413).toBe(413);
    expect(sent).toBeLessThan(20_000_000);
    expect(passed).toEqual([]);
  });

  it('of the admin’s forms is passed on as JSON', async () => {
    const body = `${part('_payload', '{"name":"Ann"}')}--z--\r\n`;
    await ask('/api/agents/3', { method: 'PATCH', headers: { ...FORM, ...staff }, body });
    expect(passed[0]).toMatchObject({ type: 'application/json', body: '{"name":"Ann"}' });
  });

  it.each([
    ['with a file where none belongs', `${part('file', 'x', '; filename="a.bin"')}--z--\r\n`, 415],
    ['that breaks off', part('_payload', '{}').slice(0, -3), 400],
    ['that is none', '{', 400],
  ])('%s is refused', async (_, body, status) => {
    expect((await signIn({ headers: FORM, body })).status).toBe(status);
    expect((await ask('/api/leads', { method: 'POST', headers: { ...FORM, ...staff }, body })).status).toBe(
      status,
    );
    expect(passed).toEqual([]);
  });

  it('with a file is received of those who may upload there', async () => {
    const body = `${part('file', 'x', '; filename="a.png"')}--z--\r\n`;
    const upload = (Cookie: string, path = '/api/media') =>
      ask(path, { method: 'POST', headers: { ...FORM, Cookie }, body });
    expect((await upload('staff')).status).toBe(403);
    expect((await upload('staff editor', '/api/media/1')).status).toBe(403);
    expect(passed).toEqual([]);
    expect((await upload('staff editor')).status).toBe(200);
    expect(passed[0]).toMatchObject({ type: FORM['Content-Type'], body });
  });
});

describe('signing in', () => {
  it('is refused from another site’s page', async () => {
    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const)
      expect((await signIn({ headers: { [name]: value } })).status).toBe(403);
    expect((await signIn({ headers: { Origin: 'https://agency.example' } })).status).toBe(401);
    expect(passed).toHaveLength(1);
  });

  it('with a wrong password is limited by client, and says when to come back', async () => {
    signInAnswers = 401;
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push((await signIn({ client: '198.51.100.1' })).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    const refused = await signIn({ client: '198.51.100.1' });
    expect(refused.text).toContain('Too many attempts to sign in. Wait 2 minutes and try again.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await signIn({ client: '198.51.100.2' })).status).toBe(401);
  });

  it('with wrong passwords tells the owner once somebody has to wait, or many tried together', async () => {
    signInAnswers = 401;
    for (let count = 0; count < 8; count += 1)
      await signIn({ client: '198.51.100.7', email: 'Ann@agency.example' });
    expect(told).toEqual([]);
    await signIn({ client: '198.51.100.7', email: 'Ann@agency.example' });
    expect(told).toEqual([{ account: 'ann@agency.example', client: '198.51.100.7' }]);
    told = [];
    for (let count = 0; count < 21; count += 1)
      await signIn({ client: `192.0.2.${count}`, email: 'bob@agency.example' });
    expect(told).toEqual([{ account: 'bob@agency.example', client: '192.0.2.20' }]);
  });

  it('with the right one is not', async () => {
    signInAnswers = 200;
    for (let count = 0; count < 12; count += 1)
      expect((await signIn({ client: '198.51.100.3' })).status).toBe(200);
  });
});

describe('every answer', () => {
  it('of a screen has a policy that lets in our scripts alone, with a nonce of its own', async () => {
    const [first, second] = [await ask('/admin'), await ask('/admin')];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='; /);
    expect(policy).toContain(`frame-ancestors 'self'`);
    expect(policy).toContain(`object-src 'none'`);
    expect(second.headers['content-security-policy']).not.toBe(policy);
    expect(passed[0]?.policy).toBe(policy);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
  });

  it('of the API is kept by nobody, and runs nowhere', async () => {
    for (const answer of [await ask('/api/users/me'), await ask('/api/leads'), await ask('/api/%zz')])
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining(`default-src 'none'`),
      });
  });

  it('of Next’s own files may be kept', async () => {
    const { headers } = await ask('/_next/static/a.js');
    expect(headers['cache-control']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('to a method that is not allowed says which are', async () => {
    const { status, headers } = await ask('/_next/static/a.js', { method: 'DELETE' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

it('a way out of the admin after signing in is taken out of the address', async () => {
  const { status, headers } = await ask('/admin/login?redirect=/.//evil.example');
  expect([status, headers.location]).toEqual([302, '/admin/login']);
  expect(passed).toEqual([]);
});
