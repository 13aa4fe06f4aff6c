import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Below each folder of public files. */
const FOLDER = 'retired';

/** How long a replaced or deleted file can still be fetched, in ms: emails and caches refer to it. */
export const GRACE_MS = 90 * 24 * 60 * 60 * 1000;

/** Path of a public file after its record has released it. */
export const retiredPath = (file: string): string => join(dirname(file), FOLDER, basename(file));

/** Keeps a second name for files that are about to be replaced or deleted. Files that are not there are left out. */
export async function retireFiles({
  dir,
  files,
  now = Date.now(),
}: {
  dir: string;
  files: readonly string[];
  /** Epoch ms. */
  now?: number;
}): Promise<void> {
  await mkdir(join(dir, FOLDER), { recursive: true });
  for (const file of files) {
    const source = join(dir, basename(file));
    const target = retiredPath(source);
    await rm(target, { force: true });
    // A second name of the same bytes; file systems without links get a copy.
    await link(source, target)
      .catch(() => copyFile(source, target, constants.COPYFILE_FICLONE))
      .then(
        () => utimes(target, now / 1000, now / 1000),
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        },
      );
  }
}

/**
 * Removes retired files after their grace time. One that a record still names, because saving its replacement failed
 * half way, goes back to its place. Returns the names of the removed files.
 */
export async function sweepRetired({
  dir,
  now,
  isNamed,
}: {
  dir: string;
  /** Epoch ms. */
  now: number;
  isNamed: (file: string) => Promise<boolean>;
}): Promise<string[]> {
  const removed: string[] = [];
  for (const file of await readdir(join(dir, FOLDER)).catch(() => [])) {
    const path = join(dir, FOLDER, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || now - found.mtimeMs < GRACE_MS) continue;
    const live = join(dir, file);
    const isLive = await stat(live).then(
      () => true,
      () => false,
    );
    if (!isLive && (await isNamed(file))) {
      await rename(path, live);
      continue;
    }
    await rm(path, { force: true });
    if (!isLive) removed.push(file);
  }
  return removed;
}
