import { basename, dirname, join } from 'node:path';
import type { SiteFiles } from './files/site-files.ts';

/** Below each folder of public files. */
const FOLDER = 'retired';

/** How long a replaced or deleted file can still be fetched, in ms: emails and caches refer to it. */
export const GRACE_MS = 90 * 24 * 60 * 60 * 1000;

/** Path or key of a public file after its record has released it. */
export const retiredPath = (file: string): string => join(dirname(file), FOLDER, basename(file));

/** Keeps a copy of files that are about to be replaced or deleted. Files that are not there are left out. */
export async function retireFiles({
  files,
  keys,
  to = retiredPath,
}: {
  files: SiteFiles;
  keys: readonly string[];
  to?: (file: string) => string;
}): Promise<void> {
  for (const key of keys) await files.copy(key, to(key));
}

/** The same for a file that was in the trash until its record was deleted: no address opens it. */
export const withheldPath = (file: string): string => retiredPath(retiredPath(file));

/** Whether this is a copy of a released file, which is reached by the file's own address alone. */
export const isRetired = (key: string): boolean => basename(dirname(key)) === FOLDER;

/**
 * Removes retired files after their grace time. One that a record still names, because saving its replacement failed
 * half way, goes back to its place. Returns the names of the removed files.
 */
export async function sweepRetired({
  files,
  folder,
  now,
  isNamed,
}: {
  files: SiteFiles;
  /** The files' folder, as keys begin: `media`. */
  folder: string;
  /** Epoch ms. */
  now: number;
  isNamed: (file: string) => Promise<boolean>;
}): Promise<string[]> {
  const removed: string[] = [];
  for await (const { key, modifiedAt } of files.list(`${folder}/${FOLDER}/`)) {
    const file = basename(key);
    if (now - modifiedAt < GRACE_MS) continue;
    const live = `${folder}/${file}`;
    const isLive = (await files.head(live)) !== undefined;
    if (!isLive && (await isNamed(file))) await files.copy(key, live);
    else if (!isLive) removed.push(file);
    await files.delete(key);
  }
  return removed;
}
