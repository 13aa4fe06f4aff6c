import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createSiteFiles } from './files/site-files.ts';
import { createStaticFiles, safeJoin } from './static-files.ts';

describe('the file a request path names', () => {
  it.each([
    ['/assets/a.js', '/srv/assets/a.js'],
    ['/a%20b.webp', '/srv/a b.webp'],
    ['/a//b.js', '/srv/a/b.js'],
    ['/caf%C3%A9.jpg', '/srv/café.jpg'],
  ])('%s is %s', (path, file) => {
    expect(safeJoin('/srv', path)).toBe(file);
  });

  it.each([
    '/../etc/passwd',
    '/a/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/..%5c..%5cetc',
    '/a%00.js',
    '/.vite/manifest.json',
    '/a/.env',
    '/%2eenv',
    '/%zz',
    '',
  ])('%s is none', (path) => {
    expect(safeJoin('/srv', path)).toBeUndefined();
  });

  it('is none in a neighbour folder that begins alike', () => {
    expect(safeJoin('/srv/media', '/../media-private/a.jpg')).toBeUndefined();
  });
});

it('a picture that was replaced is still served under its old address', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'frontage-static-'));
  await mkdir(join(dir, 'media/retired'), { recursive: true });
  await writeFile(join(dir, 'media/new.webp'), 'new');
  await writeFile(join(dir, 'media/retired/old.webp'), 'old');
  const app = new Hono<{ Bindings: HttpBindings }>();
  createStaticFiles({ app, clientDir: dir, files: createSiteFiles({ dataDir: dir }), mapsDir: dir });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return [answer.status, await answer.text()];
  };
  try {
    expect(await get('/media/new.webp')).toEqual([200, 'new']);
    expect(await get('/media/old.webp')).toEqual([200, 'old']);
    expect((await get('/media/none.webp'))[0]).toBe(404);
  } finally {
    server.close();
    await rm(dir, { recursive: true });
  }
});
