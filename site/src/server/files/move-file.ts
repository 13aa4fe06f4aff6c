import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileStore, StorageError } from './file-store.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Copies a file from DATA_DIR to the bucket, compares what arrived, and then removes it from DATA_DIR. Resolves to its
 * size in bytes; undefined where it has gone meanwhile. Throws {@link StorageError}, with the file still here.
 */
export async function moveToBucket(files: SiteFiles, key: string): Promise<number | undefined> {
  const { disk, bucket } = files;
  const facts = await disk.head(key);
  if (!bucket || !facts) return undefined;
  // The bucket refuses content whose checksum differs from the one it was told.
  try {
    await bucket.put(key, { path: disk.path(key) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const copy = await bucket.head(key);
  if (copy?.size !== facts.size) throw differs(key);
  await disk.delete(key);
  return facts.size;
}

/**
 * Copies a file from the bucket to DATA_DIR and compares what arrived; the bucket keeps its own. Resolves to its size in
 * bytes; undefined where it has gone meanwhile, or is in DATA_DIR already.
 */
export async function copyToDisk({
  files: { disk, bucket },
  key,
  to = key,
}: {
  files: SiteFiles;
  key: string;
  /** Its key on the disk. */
  to?: string;
}): Promise<number | undefined> {
  const [facts, here] = await Promise.all([bucket?.head(key), disk.head(to)]);
  if (!bucket || !facts) return undefined;
  const isSame = async () => !facts.sha256 || facts.sha256 === (await hashOf(disk.path(to)));
  if (here?.size === facts.size && (await isSame())) return undefined;
  const stream = await bucket.read(key);
  if (!stream) return undefined;
  await disk.put(to, { stream });
  if ((await disk.head(to))?.size === facts.size && (await isSame())) return facts.size;
  await disk.delete(to);
  throw differs(key);
}

const differs = (key: string): StorageError =>
  new StorageError(`The copy of ${key} differs from the original, which was not changed.`);

/** The SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Removes every file whose key begins with the prefix, from the bucket too. */
export async function deleteBelow({ store, prefix }: { store: FileStore; prefix: string }): Promise<void> {
  for await (const { key } of store.list(prefix)) await store.delete(key);
}
