import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createAdminBuild } from './admin-build.ts';
import { createHttpServer } from './http.ts';
import { createPageCache } from './page-cache.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server with a website, and with an admin behind what stands in for it while it is built. */
async function serve({ isPending }: { isPending: boolean }) {
  const channel = new EventEmitter();
  const { built, behind } = createAdminBuild({ isPending, channel });
  server = createHttpServer({
    cache: createPageCache(),
    site: (_request, response) => void response.end('the website'),
    staff: behind((_request, response) => void response.end('the admin')),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { get, built, say: (admin: string) => channel.emit('message', { admin }) };
}

it('answers 503 for the admin and its API while it is built, and serves the website meanwhile', async () => {
  const { get } = await serve({ isPending: true });
  expect(await get('/')).toMatchObject({ status: 200, body: 'the website' });
  const page = await get('/admin/collections/listings?limit=10');
  expect(page.status).toBe(503);
  expect(page.body).toContain('The admin is being built. This takes about two minutes');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '20',
    refresh: '20',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const api = await get('/api/leads', { method: 'POST', body: '{"name":"Ann"}' });
  expect(api.status).toBe(503);
  expect(api.headers.get('retry-after')).toBe('20');
  expect(api.headers.get('refresh')).toBeNull();
  expect(JSON.parse(api.body)).toEqual({
    errors: [{ message: expect.stringContaining('The admin is being built') }],
  });
  expect((await get('/_next/static/a.js')).status).toBe(503);
});

it('hands staff to the admin once it is built', async () => {
  const { get, built, say } = await serve({ isPending: true });
  say('built');
  await built;
  expect(await get('/admin')).toMatchObject({ status: 200, body: 'the admin' });
});

it('says what to do when the build failed, keeps the website up and asks nobody to wait', async () => {
  const { get, say } = await serve({ isPending: true });
  say('failed');
  const page = await get('/admin');
  expect(page.status).toBe(503);
  expect(page.body).toContain('The admin could not be built');
  expect(page.body).toContain('run npm start again');
  expect([page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([null, null]);
  expect((await get('/')).body).toBe('the website');
});

it('stands back where everything is built', async () => {
  const { get, built } = await serve({ isPending: false });
  await built;
  expect((await get('/admin')).body).toBe('the admin');
});
