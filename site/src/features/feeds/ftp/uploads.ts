import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Payload } from 'payload';
import { feedFolder } from '../feed-folders.ts';
import { isUnfinishedName } from '../intake/loose-pictures.ts';
import { MAX_FEED_BYTES } from '../intake/receive.ts';
import { RefusedError, tooLarge } from '../intake/store-multipart.ts';
import { storeStream, TooLargeError } from '../intake/store-stream.ts';
import { mayBeBytes, takeFile } from '../intake/take-file.ts';
import type { Source } from '../sources/load-source.ts';
import type { ListedFile } from './ftp-text.ts';

/** Files that a source is shown of what it sent; older ones are forgotten. */
const MAX_LISTED = 1000;
/** How long they are shown, and how long a file waits for its final name, in ms. */
const KEEP_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Entry = {
  size: number;
  /** Epoch ms. */
  at: number;
  /** Where it waits for its final name; left out when it was taken. */
  waiting?: string;
};

/**
 * What a source sees of its own uploads: names and sizes, as its program expects of an FTP server. None of the names
 * is a name on the disk and no content can be read, so there is nothing to reach, to overwrite or to follow. A file is
 * taken when its upload is complete; one under an unfinished name (`today.xml.part`) when it is renamed.
 */
export type Uploads = {
  /** Stores a whole file. Throws {@link RefusedError}. */
  add(file: { source: Source; path: string; pieces: AsyncIterable<Uint8Array> }): Promise<void>;
  /** Renames one; it is taken if that ends its upload. False when there is none. Throws {@link RefusedError}. */
  rename(file: { source: Source; from: string; to: string }): Promise<boolean>;
  remove(path: string): Promise<boolean>;
  find(path: string): ListedFile | undefined;
  list(folder: string): ListedFile[];
};

/** Those of one source, in memory: a restart shows an empty folder. `now` in epoch ms. */
export function createUploads({ payload, now }: { payload: Payload; now: () => number }): Uploads {
  const entries = new Map<string, Entry>();
  const listed = (path: string, { size, at }: Entry): ListedFile => ({
    name: posix.basename(path),
    size,
    at,
  });
  const forget = async (path: string) => {
    const { waiting } = entries.get(path) ?? {};
    entries.delete(path);
    if (waiting) await rm(waiting, { force: true });
  };
  const put = async (path: string, entry: Entry) => {
    await forget(path);
    entries.set(path, entry);
    for (const [other, { at }] of entries)
      if (entries.size > MAX_LISTED || at < now() - KEEP_MS) await forget(other);
      else break;
  };
  const take = async (source: Source, path: string, pieces: AsyncIterable<Uint8Array>) => {
    const counted = count(pieces);
    const name = posix.basename(path);
    await takeFile({ payload, source, origin: 'ftp', name, pieces: counted.pieces, now: now() });
    await put(path, { size: counted.bytes(), at: now() });
  };
  return {
    async add({ source, path, pieces }) {
      if (!isUnfinishedName(posix.basename(path))) return take(source, path, pieces);
      const waiting = await waitingPath(source.key, now());
      const total = [...entries.values()].reduce((sum, each) => sum + (each.waiting ? each.size : 0), 0);
      const maxBytes = Math.max(0, MAX_FEED_BYTES - total);
      try {
        const { bytes } = await storeStream({ pieces, path: waiting, maxBytes });
        await put(path, { size: bytes, at: now(), waiting });
      } catch (error) {
        await rm(waiting, { force: true });
        throw error instanceof TooLargeError ? tooLarge(maxBytes) : error;
      }
    },
    async rename({ source, from, to }) {
      const entry = entries.get(from);
      if (!entry) return false;
      const { waiting } = entry;
      if (!waiting || isUnfinishedName(posix.basename(to))) {
        entries.delete(from);
        await put(to, { ...entry, at: now() });
        return true;
      }
      if (entry.size > mayBeBytes(to)) throw tooLarge(mayBeBytes(to));
      await take(source, to, createReadStream(waiting));
      await forget(from);
      return true;
    },
    async remove(path) {
      const isThere = entries.has(path);
      await forget(path);
      return isThere;
    },
    find(path) {
      const entry = entries.get(path);
      return entry && listed(path, entry);
    },
    list(folder) {
      return [...entries]
        .filter(([path]) => posix.dirname(path) === folder)
        .map(([path, entry]) => listed(path, entry));
    },
  };
}

function count(pieces: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  return {
    bytes: () => bytes,
    pieces: (async function* () {
      for await (const piece of pieces) {
        bytes += piece.byteLength;
        yield piece;
      }
    })(),
  };
}

/** A new private file for an upload that is not finished; what a stopped server left of them goes after a day. */
async function waitingPath(key: string, now: number): Promise<string> {
  const path = join(feedFolder(`${key}/uploads`), randomBytes(12).toString('hex'));
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const old = join(folder, name);
    const found = await stat(old).catch(() => undefined);
    if (found && found.mtimeMs < now - DAY_MS) await rm(old, { force: true });
  }
  return path;
}
