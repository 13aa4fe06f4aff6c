import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StorageError } from './file-store.ts';
import { copyToDisk, moveToBucket } from './move-file.ts';
import { createS3Store } from './s3/s3-store.ts';
import { createSender } from './s3/send.ts';
import { createSiteFiles, type SiteFiles } from './site-files.ts';
import { type BucketServer, startBucketServer } from './testing/bucket-server.ts';

let server: BucketServer;
let root: string;
let dataDir: string;
let files: SiteFiles;
let count = 0;
beforeAll(async () => {
  server = await startBucketServer();
  root = await mkdtemp(join(tmpdir(), 'frontage-files-'));
});
beforeEach(() => {
  dataDir = join(root, `${++count}`);
  files = filesWith({});
});
afterEach(() => server.set('fine'));
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

function filesWith(changes: Partial<BucketServer['settings']>): SiteFiles {
  const settings = { ...server.settings, ...changes };
  const store = createS3Store(settings, { send: createSender(settings, { pausesMs: [1] }) });
  return createSiteFiles({ dataDir, bucket: settings, store });
}
async function onDisk(key: string, content: string): Promise<void> {
  await mkdir(join(dataDir, key, '..'), { recursive: true });
  await writeFile(join(dataDir, key), content);
}
const put = (key: string, content: string) => files.put(key, { data: Buffer.from(content) });
const opened = async (key: string) => {
  const content = await (await files.open(key))?.read();
  return content && text(content);
};
const copies = async (folder: string) =>
  (await readdir(join(dataDir, '.file-cache', folder)).catch(() => [])).sort();

describe('files on a disk', () => {
  it('are stored whole or not at all, found, copied, listed and deleted', async () => {
    const disk = createSiteFiles({ dataDir });
    await disk.put('media/a.webp', { data: Buffer.from('a') });
    await expect(disk.put('media/b.webp', { path: join(dataDir, 'none') })).rejects.toThrow('ENOENT');
    expect(await disk.copy('media/a.webp', 'media/retired/a.webp')).toBe(true);
    expect(await disk.copy('media/none.webp', 'media/retired/none.webp')).toBe(false);
    expect(await disk.local('media/a.webp')).toBe(join(dataDir, 'media/a.webp'));
    expect(await disk.bytes('media/retired/a.webp')).toEqual(Buffer.from('a'));
    await disk.delete('media/a.webp');
    expect(await disk.open('media/a.webp')).toBeUndefined();
    expect((await readdir(join(dataDir, 'media'), { recursive: true })).sort()).toEqual([
      'retired',
      'retired/a.webp',
    ]);
  });
});

describe('files with a bucket', () => {
  it('are found on the disk until they were moved, and in the bucket afterwards', async () => {
    await onDisk('media/moving.webp', 'here');
    expect(await opened('media/moving.webp')).toBe('here');
    expect(await moveToBucket(files, 'media/moving.webp')).toBe(4);
    expect(await readdir(join(dataDir, 'media'))).toEqual([]);
    expect(await opened('media/moving.webp')).toBe('here');
    expect(await copyToDisk({ files, key: 'media/moving.webp' })).toBe(4);
    expect(await copyToDisk({ files, key: 'media/moving.webp' })).toBeUndefined();
    expect(await readdir(join(dataDir, 'media'))).toEqual(['moving.webp']);
  });

  it('stay on the disk when the bucket fails as they are moved', async () => {
    await onDisk('attachments/a/one.pdf', 'one');
    server.set('busy');
    await expect(moveToBucket(files, 'attachments/a/one.pdf')).rejects.toThrow(StorageError);
    expect(await opened('attachments/a/one.pdf')).toBe('one');
  });

  it('are sent from a copy on this machine, also while the bucket is away', async () => {
    await put('media/sent.webp', 'sent');
    expect(await opened('media/sent.webp')).toBe('sent');
    server.set('away');
    expect(await opened('media/sent.webp')).toBe('sent');
    await expect(opened('media/other.webp')).rejects.toThrow(StorageError);
  });

  it('leave no copy behind that is not whole', async () => {
    await put('media/cut.webp', 'x'.repeat(100_000));
    server.set('cut');
    await expect(files.local('media/cut.webp')).rejects.toThrow(/file storage/);
    expect(await copies('media')).toEqual([]);
    server.set('fine');
    expect((await stat((await files.local('media/cut.webp')) ?? '')).size).toBe(100_000);
  });

  it('of people are never copied to this machine to be read', async () => {
    await put('attachments/a/two.pdf', 'two');
    expect(await opened('attachments/a/two.pdf')).toBe('two');
    expect(await readdir(join(dataDir, '.file-cache')).catch(() => [])).toEqual([]);
  });

  it('are gone everywhere once they are deleted', async () => {
    await put('media/gone.webp', 'gone');
    await files.local('media/gone.webp');
    await files.delete('media/gone.webp');
    expect(await copies('media')).toEqual([]);
    expect(await files.open('media/gone.webp')).toBeUndefined();
  });

  it('are fetched again after a month, as another instance may have deleted them', async () => {
    await put('media/month.webp', 'x');
    await files.local('media/month.webp');
    await files.bucket?.delete('media/month.webp');
    const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
    await files.removeOldCopies(days(29));
    expect(await copies('media')).toEqual(['month.webp']);
    await files.removeOldCopies(days(31));
    expect(await files.local('media/month.webp')).toBeUndefined();
  });

  it('make room for others where copies take too much space', async () => {
    files = filesWith({ cacheBytes: 2500 });
    for (const name of ['a', 'b', 'c', 'd']) {
      await put(`media/${name}.webp`, 'x'.repeat(1000));
      await files.local(`media/${name}.webp`);
    }
    expect(await copies('media')).toEqual(['c.webp', 'd.webp']);
  });

  it('that have different content under one name are fetched again', async () => {
    await put('media/same.webp', 'old');
    await files.local('media/same.webp');
    await put('media/same.webp', 'new!');
    expect(await opened('media/same.webp')).toBe('new!');
  });
});
