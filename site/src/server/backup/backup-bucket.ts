import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { createDiskStore } from '../files/disk-store.ts';
import { type FileStore, StorageError } from '../files/file-store.ts';
import { hashOf } from '../files/move-file.ts';
import { BackupError } from './backup-error.ts';
import { isBackupName, outdatedBackups } from './backup-folder.ts';

/** Backups in a bucket begin with this, so that it may hold other files too. */
const FOLDER = 'backups/';

/** How `npm run restore` names a backup of the bucket: `bucket:newest`, `bucket:frontage-….zip`. */
export const IN_BUCKET = 'bucket:';

export type Copied = {
  /** The names of older backups that were removed from the bucket. */
  removed: string[];
  /** Why older ones stay: a key that may not list or delete is no fault. */
  stays?: string;
};

/**
 * Copies a backup to the bucket. With `keep`, which is for the backup that was just made, all but the newest are removed
 * there. Throws {@link StorageError} when it could not be stored.
 */
export async function copyToBucket({
  store,
  path,
  keep,
}: {
  store: FileStore;
  /** Of the archive. */
  path: string;
  keep?: number;
}): Promise<Copied> {
  const made = basename(path);
  await store.put(FOLDER + made, { path });
  const [{ size }, stored] = await Promise.all([stat(path), store.head(FOLDER + made).catch(refused)]);
  // A key that may only write is told nothing.
  if (stored !== 'refused' && stored?.size !== size)
    throw new StorageError(`The file storage holds ${stored?.size ?? 0} of ${size} bytes.`);
  if (keep === undefined) return { removed: [] };
  try {
    const names = await namesIn(store);
    const removed = outdatedBackups({ names, keep, made });
    for (const name of removed) await store.delete(FOLDER + name);
    return { removed };
  } catch (error) {
    if (error instanceof StorageError) return { removed: [], stays: error.message };
    throw error;
  }
}

/**
 * Fetches a backup of the bucket into a folder, and checks it against its SHA-256. `name` is that of the backup, or
 * `newest`. Returns its path; throws {@link BackupError} where there is none.
 */
export async function fetchFromBucket({
  store,
  name,
  folder,
}: {
  store: FileStore;
  name: string;
  folder: string;
}): Promise<string> {
  const found = name === 'newest' ? (await namesIn(store)).sort().at(-1) : name;
  if (!found) throw new BackupError('There is no backup in the bucket.');
  if (!isBackupName(found)) throw new BackupError(`"${found}" is no name of a backup: frontage-….zip`);
  const facts = await store.head(FOLDER + found);
  const content = facts && (await store.read(FOLDER + found));
  if (!facts || !content) throw new BackupError(await missing({ store, name: found }));
  // The dot keeps it out of what a restore replaces.
  const disk = createDiskStore(folder);
  const key = `.restore-${found}`;
  await disk.put(key, { stream: content });
  if (facts.sha256 && facts.sha256 !== (await hashOf(disk.path(key)))) {
    await disk.delete(key);
    throw new BackupError(`${found} is damaged: it is not what was stored. Restore an earlier one.`);
  }
  return disk.path(key);
}

async function missing({ store, name }: { store: FileStore; name: string }): Promise<string> {
  const names = (await namesIn(store)).sort().reverse().slice(0, 5);
  return names.length > 0
    ? `There is no ${name} in the bucket. The newest are ${names.join(', ')}.`
    : 'There is no backup in the bucket.';
}

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of store.list(FOLDER)) names.push(key.slice(FOLDER.length));
  return names.filter(isBackupName);
}

const refused = (error: unknown): 'refused' => {
  if (error instanceof StorageError && error.isRefusal) return 'refused';
  throw error;
};
