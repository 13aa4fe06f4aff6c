import { randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkKey, type FileFacts, type FileSource, type FileStore } from './file-store.ts';

/** A store of files below a folder: a key is a path in it. */
export type DiskStore = Omit<FileStore, 'put'> & {
  put(key: string, source: FileSource | { stream: Readable }): Promise<void>;
  path(key: string): string;
};

/** Files below `root`, readable by the process's user only where the store writes them. */
export function createDiskStore(root: string): DiskStore {
  const path = (key: string): string => join(/* turbopackIgnore: true */ root, checkKey(key));

  async function head(key: string): Promise<FileFacts | undefined> {
    const found = await stat(path(key)).catch(unlessMissing);
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtimeMs } : undefined;
  }

  /** Fills a new file beside its place, then moves it there. */
  async function place(key: string, fill: (part: string) => Promise<void>): Promise<void> {
    const target = path(key);
    const part = `${target}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await fill(part);
      await rename(part, target);
    } finally {
      // Two names of the same bytes are not moved onto each other.
      await rm(part, { force: true });
    }
  }

  return {
    path,
    head,
    put: (key, source) =>
      place(key, async (part) => {
        const file = await open(part, 'wx', 0o600);
        try {
          await file.writeFile(contentOf(source));
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    async read(key, range) {
      const file = await open(path(key), 'r').catch(unlessMissing);
      if (!file) return undefined;
      if ((await file.stat()).isFile()) return file.createReadStream(range ?? {});
      await file.close();
      return undefined;
    },
    async copy(from, to) {
      if (!(await head(from))) return false;
      // A second name of the same bytes; file systems without links get a copy.
      await place(to, async (part) => {
        await link(path(from), part).catch(() => copyFile(path(from), part, constants.COPYFILE_FICLONE));
        const now = new Date();
        await utimes(part, now, now);
      });
      return true;
    },
    delete: (key) => rm(path(key), { force: true }),
    list: (prefix) => filesBelow(root, prefix),
  };
}

function contentOf(source: FileSource | { stream: Readable }): Uint8Array | Readable {
  if ('data' in source) return source.data;
  return 'stream' in source ? source.stream : createReadStream(source.path);
}

/** Files that are being written (`.part`), and those whose name or folder begins with a dot, are left out. */
async function* filesBelow(root: string, prefix: string): AsyncGenerator<FileFacts & { key: string }> {
  const folder = join(/* turbopackIgnore: true */ root, prefix);
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing);
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.') || entry.name.endsWith('.part')) continue;
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, `${key}/`);
    else if (entry.isFile()) {
      const found = await stat(join(folder, entry.name)).catch(unlessMissing);
      if (found) yield { key, size: found.size, modifiedAt: found.mtimeMs };
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))) return undefined;
  throw error;
}
