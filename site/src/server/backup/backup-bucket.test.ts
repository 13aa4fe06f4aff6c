import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, StorageError } from '../files/file-store.ts';
import { createS3Store } from '../files/s3/s3-store.ts';
import { createSender } from '../files/s3/send.ts';
import { type BucketServer, startBucketServer } from '../files/testing/bucket-server.ts';
import { copyToBucket, fetchFromBucket } from './backup-bucket.ts';

// A real S3-compatible server on this machine: about two seconds.
let server: BucketServer;
let store: FileStore;
let dir: string;
beforeAll(async () => {
  server = await startBucketServer({ name: 'backups' });
  const send = createSender(
    { ...server.settings, variables: 'BACKUP_S3_' },
    { silenceMs: 1000, pausesMs: [] },
  );
  store = createS3Store(server.settings, { send });
});
beforeEach(async () => {
  server.set('fine');
  dir = await mkdtemp(join(tmpdir(), 'frontage-copies-'));
  for await (const { key } of store.list('backups/')) await store.delete(key);
});
afterAll(async () => {
  await server.stop();
});

const named = (day: string, end = '') => `frontage-2026-03-${day}T15-00-00Z.zip${end}`;

async function backup(name: string, content = `content of ${name}`): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
}

async function copied(...days: string[]): Promise<void> {
  for (const day of days) await copyToBucket({ store, path: await backup(named(day)), keep: 9 });
}

async function inBucket(): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of store.list('backups/')) names.push(basename(key));
  return names.sort();
}

describe('a copy in a bucket', () => {
  it('is whole, and the newest stay there', async () => {
    await store.put('backups/notes.txt', { data: Buffer.from('of somebody else') });
    await copied('01', '02');
    const path = await backup(named('03', '.age'));
    expect(await copyToBucket({ store, path, keep: 2 })).toEqual({ removed: [named('01')] });
    expect(await inBucket()).toEqual([named('02'), named('03', '.age'), 'notes.txt']);
    await rm(dir, { recursive: true });
  });

  it('of an older backup removes no newer one', async () => {
    await copied('02', '03');
    expect(await copyToBucket({ store, path: await backup(named('01')) })).toEqual({ removed: [] });
    expect(await inBucket()).toEqual([named('01'), named('02'), named('03')]);
    await rm(dir, { recursive: true });
  });

  it('is made with a key that may only write', async () => {
    const refuse = () => {
      throw Object.assign(new StorageError('The file storage refuses the key (403).'), { isRefusal: true });
    };
    const writeOnly = { ...store, head: async () => refuse(), list: refuse } as FileStore;
    const path = await backup(named('04'));
    expect(await copyToBucket({ store: writeOnly, path, keep: 1 })).toEqual({
      removed: [],
      stays: 'The file storage refuses the key (403).',
    });
    expect(await inBucket()).toEqual([named('04')]);
    await rm(dir, { recursive: true });
  });

  it.each(['away', 'busy', 'silent'] as const)('fails while the bucket is %s', async (mode) => {
    const path = await backup(named('05'));
    server.set(mode);
    await expect(copyToBucket({ store, path, keep: 2 })).rejects.toThrow(StorageError);
    await rm(dir, { recursive: true });
  });
});

describe('a backup from the bucket', () => {
  it('is fetched by its name, or the newest', async () => {
    await copied('01', '02');
    for (const [name, day] of [
      ['newest', '02'],
      [named('01'), '01'],
    ] as const) {
      const path = await fetchFromBucket({ store, name, folder: dir });
      expect(basename(path)).toBe(`.restore-${named(day)}`);
      expect(await readFile(path, 'utf8')).toBe(`content of ${named(day)}`);
    }
    await rm(dir, { recursive: true });
  });

  it('is not found under another name, and says which there are', async () => {
    await copied('01', '02');
    const fetching = (name: string) => fetchFromBucket({ store, name, folder: dir });
    await expect(fetching(named('07'))).rejects.toThrow(
      `There is no ${named('07')} in the bucket. The newest are ${named('02')}, ${named('01')}.`,
    );
    await expect(fetching('../secrets.json')).rejects.toThrow('is no name of a backup');
    for await (const { key } of store.list('backups/')) await store.delete(key);
    await expect(fetching('newest')).rejects.toThrow('There is no backup in the bucket.');
    await rm(dir, { recursive: true });
  });

  it('that is damaged or cut off leaves nothing on the disk', async () => {
    await copied('01');
    const damaged: FileStore = { ...store, head: async () => ({ size: 1, modifiedAt: 0, sha256: 'ab' }) };
    await expect(fetchFromBucket({ store: damaged, name: 'newest', folder: dir })).rejects.toThrow(
      'is damaged',
    );
    server.set('cut');
    await expect(fetchFromBucket({ store, name: named('01'), folder: dir })).rejects.toThrow();
    expect((await readdir(dir)).filter((name) => name.startsWith('.'))).toEqual([]);
    await rm(dir, { recursive: true });
  });
});
