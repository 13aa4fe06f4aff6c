import { access, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyToDisk, deleteBelow } from '#site/server/files/move-file.ts';
import { type SiteFiles, siteFiles } from '#site/server/files/site-files.ts';
import { log } from '#site/server/log.ts';
import {
  feedFolder,
  foldersOf,
  isMadeHere,
  makeFolder,
  RECEIVED_NAME,
  removeFolder,
} from './feed-folders.ts';
import type { ReceivedFile } from './feed-run.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a file waits for the instance that received it, in ms: for one without its pictures, and for any. */
const PICTURES_MS = 60 * 60 * 1000;
const FEEDS = 'feeds/';
const RECEIVED = /^feeds\/((?:[^/]+\/)?received\/[^/]+)\//;

const keyOf = (name: string): string => `${FEEDS}${name}/`;

/**
 * Whether a received file is on this machine; one that is in the bucket alone is fetched. Throws StorageError where the
 * bucket cannot be reached.
 */
export async function bringReceived(name: string): Promise<boolean> {
  if (await isHere(name)) return true;
  const { bucket } = siteFiles();
  return bucket ? fetchFolder({ files: siteFiles(), name }) : false;
}

/** Whether a received file is on this machine or in the bucket. Throws StorageError where that cannot be reached. */
export async function isReceivedKept(name: string): Promise<boolean> {
  if (await isHere(name)) return true;
  for await (const _ of siteFiles().bucket?.list(keyOf(name)) ?? []) return true;
  return false;
}

const isHere = (name: string): Promise<boolean> =>
  access(join(feedFolder(name), RECEIVED_NAME)).then(
    () => true,
    () => false,
  );

/** Fetched beside its place, so that a folder is here whole or not at all. */
async function fetchFolder({ files, name }: { files: SiteFiles; name: string }): Promise<boolean> {
  const temporary = await makeFolder('working');
  try {
    let count = 0;
    for await (const { key } of files.bucket?.list(keyOf(name)) ?? []) {
      await copyToDisk({ files, key, to: `${keyOf(temporary.name)}${key.slice(keyOf(name).length)}` });
      count += 1;
    }
    if (count === 0) return false;
    await mkdir(dirname(feedFolder(name)), { recursive: true, mode: 0o700 });
    await rename(temporary.path, feedFolder(name)).catch(async (error) => {
      // Somebody else fetched it meanwhile.
      if (!(await isHere(name))) throw error;
    });
    return true;
  } finally {
    await temporary.remove();
  }
}

/**
 * Whether this instance should leave a waiting file to the one that received it: while that one has not stored it in the
 * bucket, or has the pictures that came one by one.
 */
export async function isLeftToOthers({
  received,
  age,
}: {
  received: ReceivedFile;
  /** Since it arrived, in ms. */
  age: number;
}): Promise<boolean> {
  if (!siteFiles().bucket || (await isHere(received.folder))) return false;
  try {
    if (received.picturesDir && age < PICTURES_MS && !isMadeHere(received.folder)) return true;
    if (await bringReceived(received.folder)) return false;
    return age < DAY_MS && !isMadeHere(received.folder);
  } catch (error) {
    log.debug({ err: error, folder: received.folder }, 'a received feed file cannot be fetched: will retry');
    return true;
  }
}

/** Folders that are in the bucket as they are here. */
const stored = new Set<string>();

/**
 * Stores what this machine received in the bucket, so that every instance can import it; after a day it is removed here.
 * Resolves to how many files were stored. Throws StorageError where the bucket fails.
 */
export async function storeReceived({
  needed,
  busy,
  now,
}: {
  /** Folders that reports name, and those that are imported from. */
  needed: ReadonlySet<string>;
  busy: ReadonlySet<string>;
  /** Epoch ms. */
  now: number;
}): Promise<number> {
  const files = siteFiles();
  const { bucket, disk } = files;
  if (!bucket) return 0;
  let count = 0;
  for (const name of (await foldersOf('received')).filter((each) => needed.has(each))) {
    const made = await stat(feedFolder(name)).catch(() => undefined);
    if (!made) continue;
    const isOld = now - made.mtimeMs > DAY_MS && !busy.has(name);
    if (isOld || !stored.has(name)) {
      for await (const { key, size } of disk.list(keyOf(name))) {
        if ((await bucket.head(key))?.size === size) continue;
        await bucket.put(key, { path: disk.path(key) });
        count += 1;
      }
      stored.add(name);
    }
    if (isOld) {
      await removeFolder(name);
      stored.delete(name);
    }
  }
  return count;
}

/** Deletes what is stored of a received file in the bucket; what cannot be deleted now is swept later. */
export async function forgetReceived(name: string): Promise<void> {
  const { bucket } = siteFiles();
  stored.delete(name);
  if (!bucket) return;
  await deleteBelow({ store: bucket, prefix: keyOf(name) }).catch((error: unknown) =>
    log.error({ err: error, folder: name }, 'a received feed file could not be deleted: will retry tomorrow'),
  );
}

/** Deletes received files from the bucket that no report names. `needed` are their folders. */
export async function sweepStored({
  needed,
  now,
}: {
  needed: ReadonlySet<string>;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const { bucket } = siteFiles();
  if (!bucket) return;
  try {
    for await (const { key, modifiedAt } of bucket.list(FEEDS)) {
      const name = RECEIVED.exec(key)?.[1];
      if (name && !needed.has(name) && now - modifiedAt > DAY_MS) await bucket.delete(key);
    }
  } catch (error) {
    log.warn({ err: error }, 'unused feed files in the bucket could not be deleted: will retry tomorrow');
  }
}
