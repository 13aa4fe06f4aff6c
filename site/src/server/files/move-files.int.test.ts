import '#site/testing/with-bucket.ts';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { bucketServer } from '#site/testing/with-bucket.ts';
import { env } from '../env.ts';
import { agreeOnFiles, readFilesPlace, writeFilesPlace } from './files-place.ts';
import { moveFilesToBucket, moveFilesToDisk } from './move-files.ts';
import { siteFiles } from './site-files.ts';

const { payload, dataDir } = await testPayload();
const files = siteFiles();
const settings = bucketServer.settings;
const said: string[] = [];
const moving = { payload, files, settings, say: (text: string) => said.push(text) };
const toBucket = () => moveFilesToBucket({ ...moving, moveAttachments: async () => 0 });
const agree = () => agreeOnFiles({ payload, settings, bucket: files.bucket });
const agreeWithout = () => agreeOnFiles({ payload, settings: undefined, bucket: undefined });

const LIBRARY = ['media/a.webp', 'media/retired/b.webp', 'media/videos/c.mp4', 'documents/d.pdf'];
const onDisk = async () =>
  (await Promise.all(LIBRARY.map(async (key) => ((await files.disk.head(key)) ? key : '')))).filter(Boolean);

beforeEach(async () => {
  said.length = 0;
  for (const key of LIBRARY) {
    await files.delete(key);
    await mkdir(dirname(join(dataDir, key)), { recursive: true });
    await writeFile(join(dataDir, key), key.repeat(100));
  }
  await writeFilesPlace(payload, undefined);
});
afterAll(() => writeFilesPlace(payload, undefined));

describe('moving files to the bucket', () => {
  it('waits until the server knows the bucket', async () => {
    await expect(toBucket()).rejects.toThrow(/Start the server with these settings first/);
    expect(await onDisk()).toEqual(LIBRARY);
  });

  it('takes all, leaves none behind, and has nothing to do a second time', async () => {
    await agree();
    expect(await toBucket()).toEqual({ files: 4, bytes: expect.any(Number), failed: 0 });
    expect(await onDisk()).toEqual([]);
    for (const key of LIBRARY) expect(String(await files.bytes(key))).toBe(key.repeat(100));
    expect(await toBucket()).toEqual({ files: 0, bytes: 0, failed: 0 });
  });

  it('that is cut off goes on where it ended', async () => {
    await agree();
    bucketServer.set('busy');
    expect(await toBucket()).toMatchObject({ files: 0, failed: 4 });
    expect(said[0]).toMatch(/^(media|documents)\/.+: The file storage answers 503/);
    expect(await onDisk()).toEqual(LIBRARY);
    bucketServer.set('fine');
    expect(await toBucket()).toMatchObject({ files: 4, failed: 0 });
  });
});

describe('moving files back to the disk', () => {
  it('copies all, changes nothing in the bucket, and passes over what is there', async () => {
    await agree();
    await toBucket();
    expect(await moveFilesToDisk(moving)).toMatchObject({ files: 4, failed: 0 });
    expect(await onDisk()).toEqual(LIBRARY);
    expect(await files.bucket?.head('media/a.webp')).toBeDefined();
    expect(await moveFilesToDisk(moving)).toEqual({ files: 0, bytes: 0, failed: 0 });
    expect((await readdir(join(dataDir, 'media'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('copies again what is damaged on the disk', async () => {
    await agree();
    await toBucket();
    await moveFilesToDisk(moving);
    await writeFile(join(dataDir, 'media/a.webp'), 'A'.repeat('media/a.webp'.repeat(100).length));
    expect(await moveFilesToDisk(moving)).toMatchObject({ files: 1 });
    expect(String(await files.bytes('media/a.webp'))).toBe('media/a.webp'.repeat(100));
  });
});

describe('where the files are', () => {
  it('is noted at a start with the bucket, and forgotten once they were copied back', async () => {
    await agree();
    expect(await readFilesPlace(payload)).toEqual({ bucket: settings.url, name: 'files' });
    await agreeWithout();
    expect(await readFilesPlace(payload)).toBeDefined();
    await moveFilesToDisk(moving);
    await agreeWithout();
    expect(await readFilesPlace(payload)).toBeUndefined();
  });

  it('stops a start with a key that the bucket refuses, and not one while it is away', async () => {
    const { createS3Store } = await import('./s3/s3-store.ts');
    const wrong = { ...settings, secretAccessKey: 'wrong' };
    await expect(agreeOnFiles({ payload, settings: wrong, bucket: createS3Store(wrong) })).rejects.toThrow(
      /refuses the key.+Check S3_ACCESS_KEY_ID/,
    );
    bucketServer.set('away');
    await expect(agree()).resolves.toBeUndefined();
  });

  it('is this website’s setting', () => {
    expect(env().bucket).toEqual(settings);
  });
});
