import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { isCsvName } from '../feed-bundle.ts';
import { feedFolder } from '../feed-folders.ts';
import { loadSource, type Source } from '../sources/load-source.ts';
import { accept } from './accept.ts';
import { addPicture, isUnfinishedName, picturesFolder } from './loose-pictures.ts';
import { plainName } from './plain-name.ts';
import { receiveFile } from './receive.ts';
import { RefusedError } from './store-multipart.ts';
import { isFeedOf } from './take-file.ts';

/** A file that looks complete is taken when it stood still this long, in ms; another one after five minutes. */
const QUIET_MS = 10_000;
const LONG_QUIET_MS = 5 * 60_000;
/** Larger ones are refused, in bytes. */
const MAX_BYTES = 1_000_000_000;
type Seen = { size: number; mtimeMs: number; since: number };

/** Looks into the folders of sources that deliver there; see {@link createFolderWatch}. */
export type FolderWatch = { look(): Promise<void> };

/**
 * Takes what vendors put into `DATA_DIR/feeds/{source}/incoming`, whatever program brings it there: feeds go to the
 * intake, oldest first, and pictures beside them to `pictures`, where feeds find them. A file is taken when it stood
 * still for ten seconds and ends as such a file does, or for five minutes otherwise; then it leaves the folder.
 */
export function createFolderWatch({ payload, now }: { payload: Payload; now: () => number }): FolderWatch {
  const seen = new Map<string, Seen>();
  return {
    async look() {
      const rows = await query<{ key: unknown }>(
        payload,
        sql`select key from feed_sources where kind = 'folder' and enabled = ${true} order by id`,
      );
      const present = new Set<string>();
      for (const { key } of rows) {
        const source = await loadSource(payload, { key: String(key) });
        if (source) await lookInto({ payload, source, seen, present, now: now() });
      }
      for (const path of seen.keys()) if (!present.has(path)) seen.delete(path);
    },
  };
}

async function lookInto({
  payload,
  source,
  seen,
  present,
  now,
}: {
  payload: Payload;
  source: Source;
  seen: Map<string, Seen>;
  present: Set<string>;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const incoming = feedFolder(`${source.key}/incoming`);
  const pictures = await picturesFolder(source.key);
  await mkdir(incoming, { recursive: true, mode: 0o770 });
  const ready: (Seen & { path: string; name: string })[] = [];
  for (const entry of await readdir(incoming, { withFileTypes: true, recursive: true })) {
    // Not through links: they may lead anywhere.
    if (!entry.isFile() || isUnfinishedName(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    present.add(path);
    const known = seen.get(path);
    const isSame = known?.size === found.size && known.mtimeMs === found.mtimeMs;
    const state = { size: found.size, mtimeMs: found.mtimeMs, since: isSame ? known.since : now };
    seen.set(path, state);
    const quiet = now - state.since;
    if (quiet >= LONG_QUIET_MS || (quiet >= QUIET_MS && (await looksComplete(path, found.size))))
      ready.push({ ...state, path, name: entry.name });
  }
  // Pictures first: a feed that came with them finds them.
  const order = (name: string) => (isFeedOf(source, name) ? 1 : 0);
  ready.sort((a, b) => order(a.name) - order(b.name) || a.mtimeMs - b.mtimeMs || (a.name < b.name ? -1 : 1));
  for (const file of ready) {
    try {
      if (isFeedOf(source, file.name)) await takeFeed({ payload, source, file, pictures });
      else await addPicture({ ...file, pictures, now });
      seen.delete(file.path);
    } catch (error) {
      log.error(
        { err: error, source: source.key, file: file.name },
        'file in feed folder could not be taken',
      );
    }
  }
}

/** Whether a file ends as its kind does: an upload that stalls does not. */
async function looksComplete(path: string, size: number): Promise<boolean> {
  if (size === 0) return false;
  const file = await open(path, 'r');
  try {
    const length = Math.min(size, 70_000);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    if (/\.zip$/i.test(path)) return buffer.includes(Buffer.from('PK\x05\x06'));
    if (/\.xml$/i.test(path))
      return /<\/propertylist\s*>/i.test(buffer.toString('latin1').replaceAll('\0', ''));
    if (isCsvName(path)) return /[\r\n]\0?$/.test(buffer.toString('latin1'));
    return true;
  } finally {
    await file.close();
  }
}

async function takeFeed({
  payload,
  source,
  file: { path, name, size, mtimeMs },
  pictures,
}: {
  payload: Payload;
  source: Source;
  file: Seen & { path: string; name: string };
  pictures: string;
}): Promise<void> {
  const from = { payload, source, origin: 'folder' as const };
  try {
    const { delivery, isRepeat } = await receiveFile({
      ...from,
      name,
      pieces: createReadStream(path),
      maxBytes: MAX_BYTES,
      picturesDir: pictures,
      isUnchanged: async () => {
        const after = await lstat(path);
        return after.size === size && after.mtimeMs === mtimeMs;
      },
    });
    log.info({ source: source.key, file: name, delivery, isRepeat }, 'feed taken from folder');
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await accept({ ...from, arrived: [], missing: [{ name: plainName(name), message: error.message }] });
  }
  await rm(path, { force: true });
}
