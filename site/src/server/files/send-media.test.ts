import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from '../static-files.ts';
import { createS3Store } from './s3/s3-store.ts';
import { createSender } from './s3/send.ts';
import { createSiteFiles, type SiteFiles } from './site-files.ts';
import { type BucketServer, startBucketServer } from './testing/bucket-server.ts';

const SIZE = 20_000_000;
const content = Buffer.alloc(SIZE, '0123456789');

let bucket: BucketServer;
let folder: string;
let files: SiteFiles;
const servers: Server[] = [];
beforeAll(async () => {
  bucket = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'frontage-media-'));
  const { settings } = bucket;
  const store = createS3Store(settings, { send: createSender(settings, { pausesMs: [1] }) });
  files = createSiteFiles({ dataDir: folder, bucket: settings, store });
  await files.put('media/videos/tour.mp4', { data: content });
  await files.put('media/a b.webp', { data: Buffer.from('picture') });
  await files.put('media/logo.svg', { data: Buffer.from('<svg/>') });
  await files.put('media/retired/old.webp', { data: Buffer.from('old') });
  await files.disk.put('media/here.webp', { data: Buffer.from('here') });
}, 60_000);
afterEach(() => bucket.set('fine'));
afterAll(async () => {
  for (const server of servers) server.close();
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

async function site(publicUrl?: string, isWithheld?: (key: string) => Promise<boolean>) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  createStaticFiles({
    ...{ app, clientDir: folder, mapsDir: folder, files, isWithheld },
    ...(publicUrl ? { publicUrl } : {}),
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
}

describe('a public file in a bucket', () => {
  it('is sent by the website, in parts too, and not again to who has it', async () => {
    const get = await site();
    const whole = await get('/media/videos/tour.mp4');
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(SIZE),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    const part = await get('/media/videos/tour.mp4', { Range: 'bytes=10-14' });
    expect([part.status, await part.text()]).toEqual([206, '01234']);
    const again = await get('/media/videos/tour.mp4', {
      'If-None-Match': String(whole.headers.get('etag')),
    });
    expect(again.status).toBe(304);
  });

  it('can be fetched for a while after it was replaced', async () => {
    const answer = await (await site())('/media/old.webp');
    expect([answer.status, await answer.text()]).toEqual([200, 'old']);
  });

  it('of a picture in the trash is not found, here or at the CDN, nor is any copy by its own address', async () => {
    const isWithheld = async (key: string) => ['media/here.webp', 'media/a b.webp'].includes(key);
    for (const get of [
      await site(undefined, isWithheld),
      await site('https://cdn.example.com', isWithheld),
    ]) {
      expect((await get('/media/here.webp')).status).toBe(404);
      expect((await get('/media/a%20b.webp')).status).toBe(404);
      expect((await get('/media/retired/old.webp')).status).toBe(404);
      expect((await get('/media/logo.svg')).status).toBe(200);
    }
  });

  it('that does not exist is not found', async () => {
    expect((await (await site())('/media/none.webp')).status).toBe(404);
    expect((await (await site())('/media/logo.svg/')).status).toBe(404);
  });

  it('is fetched from the CDN where one has it, drawings and what was not moved yet apart', async () => {
    const get = await site('https://cdn.example.com/media');
    const sent = await get('/media/a%20b.webp');
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      'https://cdn.example.com/media/a%20b.webp',
    ]);
    const old = await get('/media/old.webp');
    expect(old.headers.get('location')).toBe('https://cdn.example.com/media/retired/old.webp');
    expect((await get('/media/logo.svg')).headers.get('content-security-policy')).toMatch(
      /default-src 'none'/,
    );
    expect(await (await get('/media/here.webp')).text()).toBe('here');
    expect((await get('/media/none.webp')).status).toBe(404);
  });

  it.each(['away', 'busy'] as const)(
    'is answered with 503 while the bucket is %s and there is no copy',
    async (mode) => {
      const get = await site();
      bucket.set(mode);
      const answer = await get('/media/unknown.webp');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(await (await get('/media/here.webp')).text()).toBe('here');
    },
  );
});
