// @sqlite-only: where files are kept; a bucket changes no statement.
import '#site/testing/with-bucket.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storePicture } from '#site/features/feeds/store-picture.ts';
import { sweepRetiredFiles } from '#site/features/settings/sweep-retired.ts';
import config from '#site/payload.config.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { withMailPicture } from '#site/server/mail-picture.ts';
import { GRACE_MS } from '#site/server/retired-files.ts';
import { TEST_ADMIN, testPayload } from './payload.ts';
import { testSite } from './site.ts';
import { bucketServer } from './with-bucket.ts';

/* Pictures, videos and documents with a bucket: what staff and feeds store, crop, replace and delete. */

const site = await testSite();
const { payload, dataDir } = site;
let token = '';
beforeAll(async () => {
  await testPayload({ seedAdmin: true });
  token = (await payload.login({ collection: 'users', data: TEST_ADMIN })).token ?? '';
});
beforeEach(async () => {
  for (const collection of ['media', 'downloads'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } });
  for await (const { key } of siteFiles().bucket?.list('media/') ?? []) await siteFiles().delete(key);
});

const bytesOf = (background: string) =>
  sharp({ create: { width: 1000, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
async function picture(background: string) {
  const data = await bytesOf(background);
  const file = { data, mimetype: 'image/jpeg', name: 'front.jpg', size: data.length };
  return payload.create({ collection: 'media', data: {}, file });
}
async function inBucket(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of siteFiles().bucket?.list('media/') ?? []) keys.push(key);
  return keys;
}
/** Files of the library on this machine's disk. */
const onDisk = () => {
  const media = join(dataDir, 'media');
  if (!existsSync(media)) return [];
  const entries = readdirSync(media, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
/** A staff member's request to the API. */
async function ask({ method, path, body }: { method: string; path: string; body?: FormData }) {
  const response = await handleEndpoints({
    config,
    request: new Request(`https://www.example.com.au/api${path}`, {
      method,
      headers: { Authorization: `JWT ${token}` },
      ...(body ? { body } : {}),
    }),
  });
  return response;
}
const answerOf = async (response: Response) =>
  (await response.json()) as { doc?: { filename: string }; errors?: { message: string }[] };

async function upload(background: string) {
  const body = new FormData();
  body.set('_payload', '{}');
  body.set(
    'file',
    new File([new Uint8Array(await bytesOf(background))], 'front.jpg', { type: 'image/jpeg' }),
  );
  return ask({ method: 'POST', path: '/media', body });
}

/** Crops as the admin's "Edit image" does. */
function crop(id: number): Promise<Response> {
  const body = new FormData();
  body.set('_payload', '{}');
  const edits =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50' +
    '&uploadEdits[crop][unit]=%25&uploadEdits[widthInPixels]=500&uploadEdits[heightInPixels]=300' +
    '&uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50';
  return ask({ method: 'PATCH', path: `/media/${id}?${edits}`, body });
}

describe('a picture', () => {
  it('that staff upload is in the bucket in all its widths, and served by the website', async () => {
    const response = await upload('red');
    expect(response.status).toBe(201);
    const { doc } = await answerOf(response);
    const name = String(doc?.filename).replace('.webp', '');
    expect(await inBucket()).toEqual([
      `media/${name}-1000x600.webp`,
      `media/${name}-480x288.webp`,
      `media/${name}-768x461.webp`,
      `media/${name}.webp`,
    ]);
    expect(onDisk()).toEqual([]);
    const answer = await fetch(`${site.address}/media/${name}.webp`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(1000);
    const staff = await ask({ method: 'GET', path: `/media/file/${name}.webp` });
    expect([staff.status, staff.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await staff.arrayBuffer())).metadata()).width).toBe(1000);
  });

  it('is cropped from the bucket, its earlier files can still be fetched, and go after their time', async () => {
    const red = await picture('red');
    const response = await crop(red.id);
    expect(response.status).toBe(200);
    const { doc } = await answerOf(response);
    expect(doc?.filename).not.toBe(red.filename);
    const keys = await inBucket();
    expect(keys).toContain(`media/${doc?.filename}`);
    expect(keys).not.toContain(`media/${red.filename}`);
    expect(keys).toContain(`media/retired/${red.filename}`);
    expect((await site.get(`/media/${red.filename}`)).status).toBe(200);
    const cropped = await siteFiles().bytes(`media/${doc?.filename}`);
    expect((await sharp(cropped).metadata()).width).toBe(500);
    await sweepRetiredFiles({ payload, now: Date.now() + GRACE_MS + 1000 });
    expect((await inBucket()).filter((key) => key.includes('retired'))).toEqual([]);
  });

  it('of a feed is stored like one of staff, and made for emails', async () => {
    const { media } = await storePicture({ payload, bytes: await bytesOf('green') });
    const { filename } = await payload.findByID({ collection: 'media', id: media });
    expect(await inBucket()).toContain(`media/${filename}`);
    const { image } = await withMailPicture({ image: { src: `/media/${filename}`, alt: '' } });
    expect(await site.get(String(image?.src))).toMatchObject({ status: 200 });
    expect(await inBucket()).toContain(`media/mail/${filename}.jpg`);
  });

  it('is gone when it is deleted, but for its time of grace', async () => {
    const red = await picture('red');
    await payload.delete({ collection: 'media', id: red.id });
    expect((await inBucket()).every((key) => key.startsWith('media/retired/'))).toBe(true);
  });
});

describe('a picture that the bucket has lost', () => {
  it('is not found, cannot be cropped, and keeps neither pages nor emails from being made', async () => {
    const red = await picture('red');
    await siteFiles().bucket?.delete(`media/${red.filename}`);
    expect((await site.get(`/media/${red.filename}`)).status).toBe(404);
    expect((await site.get('/buy')).status).toBe(200);
    expect((await site.get('/icon-192.png')).status).toBe(200);
    const mailed = await withMailPicture({ image: { src: `/media/${red.filename}`, alt: '' } });
    expect(mailed.image).toBeNull();
    const response = await crop(red.id);
    expect(response.status).toBe(409);
    expect((await answerOf(response)).errors?.[0]?.message).toMatch(/missing on the server/);
  });
});

describe('while the bucket is away', () => {
  it('an upload fails with a sentence, and nothing of it is stored', async () => {
    bucketServer.set('busy');
    const response = await upload('blue');
    expect(response.status).toBe(503);
    expect((await answerOf(response)).errors?.[0]?.message).toMatch(
      /^The file storage can’t be reached, so nothing was changed\. Try again in a few minutes\./,
    );
    bucketServer.set('fine');
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
    expect([await inBucket(), onDisk()]).toEqual([[], []]);
  });

  it('nothing is deleted, and a file without a copy is answered with 503', async () => {
    const red = await picture('red');
    bucketServer.set('away');
    expect((await site.get(`/media/${red.filename}`)).status).toBe(503);
    await expect(payload.delete({ collection: 'media', id: red.id })).rejects.toThrow(/can’t be reached/);
    bucketServer.set('fine');
    expect(await inBucket()).toContain(`media/${red.filename}`);
  });
});
