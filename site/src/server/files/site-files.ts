import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { env } from '../env.ts';
import type { BucketSettings } from '../env-bucket.ts';
import { createDiskStore, type DiskStore } from './disk-store.ts';
import { createFileCache } from './file-cache.ts';
import type { FileFacts, FileStore, OpenFile } from './file-store.ts';
import { type BucketStore, createS3Store } from './s3/s3-store.ts';

/**
 * The files of this website by key: `media/…` (what visitors may fetch), `documents/…`, `attachments/…`, `feeds/…`.
 * Without a bucket a key is a path in DATA_DIR. With one, a file is in DATA_DIR until it was moved to the bucket, and
 * is found wherever it is.
 */
export type SiteFiles = FileStore & {
  /** DATA_DIR. */
  disk: DiskStore;
  bucket?: BucketStore;
  /** Path of a copy on this machine; undefined where there is no such file. Only for `media/` and `documents/`. */
  local(key: string): Promise<string | undefined>;
  /** The file, wherever it is; undefined where there is none. */
  open(key: string): Promise<OpenFile | undefined>;
  /** All of its content, for files that fit into memory. */
  bytes(key: string): Promise<Buffer | undefined>;
  /** Removes copies on this machine that are too old. `now` in epoch ms. */
  removeOldCopies(now: number): Promise<void>;
};

/** Copies of files in a bucket, in DATA_DIR. */
const CACHE = '.file-cache';
/** Larger files are not copied to send them: parts of them are fetched as players ask, in bytes. */
const MAX_COPIED = 16_000_000;
/** How long it is known that a file is in the bucket, in ms: a page asks for twenty at once. */
const KNOWN_MS = 10 * 60 * 1000;
/** What never changes under its name may be copied; attachments and feed files are personal, and are not. */
const mayCopy = (key: string): boolean => /^(media|documents)\//.test(key);

// The site and Next's admin are two bundles in one process.
const shared = globalThis as { __frontageFiles?: SiteFiles };

/** The files of this process's website. */
export function siteFiles(): SiteFiles {
  shared.__frontageFiles ??= createSiteFiles(env());
  return shared.__frontageFiles;
}

/** The files in `dataDir`, and in a bucket where there is one. */
export function createSiteFiles({
  dataDir,
  bucket: settings,
  store = settings && createS3Store(settings),
}: {
  dataDir: string;
  bucket?: BucketSettings;
  /** The bucket itself, in tests. */
  store?: BucketStore;
}): SiteFiles {
  const disk = createDiskStore(dataDir);
  if (!settings || !store) return onDisk(disk);
  const bucket = store;
  const cache = createFileCache({
    dir: join(dataDir, CACHE),
    maxBytes: settings.cacheBytes,
    head: (key) => bucket.head(key),
    read: (key) => bucket.read(key),
  });

  const known = new LRUCache<string, FileFacts>({ max: 20_000, ttl: KNOWN_MS });

  async function headInBucket(key: string): Promise<FileFacts | undefined> {
    const facts = known.get(key) ?? (await bucket.head(key));
    if (facts && mayCopy(key)) known.set(key, facts);
    return facts;
  }

  const files: SiteFiles = {
    disk,
    bucket,
    async put(key, source) {
      known.delete(key);
      await bucket.put(key, source);
      await cache.delete(key);
      await disk.delete(key);
    },
    head: async (key) => (await disk.head(key)) ?? headInBucket(key),
    read: async (key, range) => (await disk.read(key, range)) ?? bucket.read(key, range),
    async copy(from, to) {
      if (!(await disk.head(from))) return bucket.copy(from, to);
      await files.put(to, { path: disk.path(from) });
      return true;
    },
    async delete(key) {
      known.delete(key);
      await bucket.delete(key);
      await disk.delete(key);
      await cache.delete(key);
    },
    async *list(prefix) {
      const here = new Set<string>();
      for await (const file of disk.list(prefix)) {
        here.add(file.key);
        yield file;
      }
      for await (const file of bucket.list(prefix)) if (!here.has(file.key)) yield file;
    },
    local: async (key) => ((await disk.head(key)) ? disk.path(key) : cache.get(key)),
    async open(key) {
      const onDisk = await disk.head(key);
      if (onDisk) return { ...onDisk, read: (range) => files.read(key, range) };
      const copy = mayCopy(key) ? await cache.find(key) : undefined;
      if (copy) return { ...copy, read: async (range) => createReadStream(copy.path, range) };
      const facts = await headInBucket(key);
      if (!facts) return undefined;
      if (!mayCopy(key) || facts.size > MAX_COPIED)
        return { ...facts, read: (range) => bucket.read(key, range) };
      return {
        ...facts,
        async read(range) {
          const path = await cache.get(key);
          return path === undefined ? undefined : createReadStream(path, range);
        },
      };
    },
    bytes: (key) => bytesOf(files, key),
    removeOldCopies: cache.removeOld,
  };
  return files;
}

function onDisk(disk: DiskStore): SiteFiles {
  return {
    ...disk,
    disk,
    async open(key) {
      const facts = await disk.head(key);
      return facts && { ...facts, read: (range) => disk.read(key, range) };
    },
    local: async (key) => ((await disk.head(key)) ? disk.path(key) : undefined),
    bytes: (key) => bytesOf(disk, key),
    removeOldCopies: async () => undefined,
  };
}

async function bytesOf(store: FileStore, key: string): Promise<Buffer | undefined> {
  const content = await store.read(key);
  return content && buffer(content);
}
