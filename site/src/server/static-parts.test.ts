import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteFiles } from './files/site-files.ts';
import { createStaticFiles } from './static-files.ts';

const SIZE = 300_000;
const content = Buffer.from(Array.from({ length: SIZE }, (_, at) => at % 251));

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
  await mkdir(join(folder, 'media/videos'), { recursive: true });
  await writeFile(join(folder, 'media/videos/tour.mp4'), content);
  await writeFile(join(folder, 'media/videos/tour.exe'), content);
  await writeFile(join(folder, 'sydney.pmtiles'), content);
  const app = new Hono<{ Bindings: HttpBindings }>();
  createStaticFiles({ app, clientDir: folder, files: createSiteFiles({ dataDir: folder }), mapsDir: folder });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (
  headers: Record<string, string> = {},
  { method = 'GET', path = '/media/videos/tour.mp4' } = {},
) => fetch(origin + path, { method, headers });

describe('a video of this website', () => {
  it('says what it is, that parts of it can be had, and that it never changes', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(SIZE),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^".+"$/),
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=299000-', 299_000, 299_999],
    ['bytes=-500', 299_500, 299_999],
    ['bytes=299000-999999', 299_000, 299_999],
  ])('gives its part %s', async (range, start, end) => {
    const answer = await ask({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('has no part beyond its end', async () => {
    const answer = await ask({ Range: `bytes=${SIZE}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${SIZE}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gives a part only of the file whose parts the player has', async () => {
    const etag = (await ask({}, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    const other = await ask({ Range: 'bytes=0-9', 'If-Range': '"another"' });
    expect(other.status).toBe(200);
    expect((await other.arrayBuffer()).byteLength).toBe(SIZE);
  });

  it('is not sent again to anyone who has it, nor at all to who asks about it', async () => {
    const head = await ask({ Range: 'bytes=0-9' }, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(SIZE));
    const again = await ask({ 'If-None-Match': head.headers.get('etag') ?? '', Range: 'bytes=0-9' });
    expect(again.status).toBe(304);
  });

  it('is told by its name’s ending among those that are served', async () => {
    expect((await ask({}, { path: '/media/videos/tour.exe' })).status).toBe(404);
    expect((await ask({}, { path: '/media/videos' })).status).toBe(404);
  });
});

describe('a map file of the operator', () => {
  it('gives its parts', async () => {
    const answer = await ask({ Range: 'bytes=100-199' }, { path: '/maps/sydney.pmtiles' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 100-199/${SIZE}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
  });

  it.each(['/maps/videos/tour.mp4', '/maps/tour.exe', '/maps/..%2Fsydney.pmtiles', '/maps/none.pmtiles'])(
    '%s is not one',
    async (path) => {
      expect((await ask({}, { path })).status).toBe(404);
    },
  );
});
