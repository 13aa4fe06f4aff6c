import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { log } from '../log.ts';
import { checkKey, type FileFacts, StorageError } from './file-store.ts';

/** That a file was used is noted so often at most, in ms. */
const NOTE_MS = 60 * 60 * 1000;
/** A copy is fetched again after this long, in ms: another instance may have deleted its original. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Copies of a bucket's files on this machine. */
export type FileCache = {
  /** Path of a copy; one that is not here is fetched once for all who ask. Undefined where there is no such file. */
  get(key: string): Promise<string | undefined>;
  /** The copy, where there is one already. */
  find(key: string): Promise<(FileFacts & { path: string }) | undefined>;
  delete(key: string): Promise<void>;
  /** Removes copies that are too old. `now` in epoch ms. */
  removeOld(now: number): Promise<void>;
};

/**
 * Keeps copies of files whose content never changes, up to `maxBytes`; those that were not used longest make room. They
 * have the times of the originals, so that all instances answer alike.
 */
export function createFileCache({
  dir,
  maxBytes,
  head,
  read,
}: {
  /** In DATA_DIR, with a dot before its name: everything in it can be fetched again, so backups leave it out. */
  dir: string;
  maxBytes: number;
  head: (key: string) => Promise<FileFacts | undefined>;
  read: (key: string) => Promise<Readable | undefined>;
}): FileCache {
  const fetching = new Map<string, Promise<string | undefined>>();
  const noted = new Map<string, number>();
  let bytes: number | undefined;
  const pathOf = (key: string) => join(/* turbopackIgnore: true */ dir, checkKey(key));

  async function fetchFile(key: string): Promise<string | undefined> {
    const facts = await head(key);
    const content = facts && (await read(key));
    if (!content) return undefined;
    const path = pathOf(key);
    const part = `${path}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(part, { mode: 0o600 })).catch((cause) => {
        throw new StorageError('The connection to the file storage was lost.', { cause });
      });
      if ((await stat(part)).size !== facts.size)
        throw new StorageError('The file storage sent a part of a file only.');
      await utimes(part, new Date(), new Date(facts.modifiedAt));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await makeRoom(facts.size);
    return path;
  }

  async function makeRoom(added: number): Promise<void> {
    bytes = bytes === undefined ? sum(await filesIn(dir)) : bytes + added;
    if (bytes <= maxBytes) return;
    const files = (await filesIn(dir)).sort((a, b) => a.usedAt - b.usedAt);
    bytes = sum(files);
    for (const { path, size } of files) {
      if (bytes <= maxBytes * 0.9) break;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  /** Says when a copy was last used, beside when its original was written. */
  async function note(path: string, modifiedAt: Date): Promise<void> {
    const now = Date.now();
    if (now - (noted.get(path) ?? 0) < NOTE_MS) return;
    if (noted.size > 50_000) noted.clear();
    noted.set(path, now);
    await utimes(path, new Date(now), modifiedAt).catch(() => undefined);
  }

  async function find(key: string): Promise<(FileFacts & { path: string }) | undefined> {
    const path = pathOf(key);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    await note(path, found.mtime);
    return { path, size: found.size, modifiedAt: found.mtimeMs };
  }

  return {
    async get(key) {
      const found = await find(key);
      if (found) return found.path;
      const known = fetching.get(key);
      if (known) return known;
      const fetched = fetchFile(key).finally(() => fetching.delete(key));
      fetching.set(key, fetched);
      return fetched;
    },
    find,
    async removeOld(now) {
      for (const { path, madeAt } of await filesIn(dir))
        if (now - madeAt > MAX_AGE_MS) await rm(path, { force: true });
      bytes = undefined;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) =>
        log.warn({ err: error }, 'the local copy of a deleted file could not be removed'),
      );
    },
  };
}

type Copy = { path: string; size: number; usedAt: number; madeAt: number };

const sum = (files: readonly Copy[]): number => files.reduce((all, { size }) => all + size, 0);

async function filesIn(dir: string): Promise<Copy[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<Copy[]> => {
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => undefined);
        return found ? [{ path, size: found.size, usedAt: found.atimeMs, madeAt: found.birthtimeMs }] : [];
      }),
  );
  return files.flat();
}
