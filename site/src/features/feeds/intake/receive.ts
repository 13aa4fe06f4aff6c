import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Payload } from 'payload';
import { BundleError } from '../feed-bundle.ts';
import { makeFolder, RECEIVED_NAME } from '../feed-folders.ts';
import type { RunOrigin } from '../feed-run.ts';
import type { Decision } from '../feed-runs.ts';
import { feedsIn, nameOf } from '../open-bundle.ts';
import type { Source } from '../sources/load-source.ts';
import { type Accepted, type Arrived, accept, type Missing } from './accept.ts';
import { isFeedName } from './loose-pictures.ts';
import { plainName } from './plain-name.ts';
import { RefusedError, storeMultipart, tooLarge } from './store-multipart.ts';
import { storeStream, syncFolder, TooLargeError } from './store-stream.ts';

/** The largest feed that is taken from outside, in bytes, its pictures included. */
export const MAX_FEED_BYTES = 200_000_000;
/** Files of one multipart body. */
const MAX_FILES = 2000;

/** A file that its sender was still writing. */
export class ChangedError extends Error {
  override name = 'ChangedError';
}

type From = { payload: Payload; source?: Source; origin: RunOrigin };

/** Stores one file as it comes and puts it into the queue. Throws {@link RefusedError}. */
export async function receiveFile({
  name,
  pieces,
  maxBytes = MAX_FEED_BYTES,
  picturesDir,
  isUnchanged = async () => true,
  ...from
}: From & {
  /** As its sender calls it. */
  name: string | undefined;
  pieces: AsyncIterable<Uint8Array>;
  maxBytes?: number;
  /** Where its pictures are, or will be. */
  picturesDir?: string;
  /** Asked once it is stored: whether its sender left it alone meanwhile. */
  isUnchanged?: () => Promise<boolean>;
}): Promise<Accepted> {
  const folder = await makeFolder('received', from.source?.key);
  try {
    const { hash, bytes } = await storeStream({ pieces, path: join(folder.path, RECEIVED_NAME), maxBytes });
    if (!(await isUnchanged()))
      throw new ChangedError('the file changed while it was read; it is tried again');
    if (bytes === 0) throw new RefusedError('The file is empty. Send it again.', 400);
    await syncFolder(folder.path);
    const arrived = { folder, name: plainName(name), hash, ...(picturesDir ? { picturesDir } : {}) };
    return await accept({ ...from, arrived: [arrived] });
  } catch (error) {
    await folder.remove();
    throw error instanceof TooLargeError ? tooLarge(maxBytes) : error;
  }
}

/** Stores the files of a multipart body: a feed, or feeds with their pictures. Throws {@link RefusedError}. */
export async function receiveMultipart({
  headers,
  body,
  maxBytes = MAX_FEED_BYTES,
  maxFiles = MAX_FILES,
  ...from
}: From & {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null | undefined;
  maxBytes?: number;
  maxFiles?: number;
}): Promise<Accepted> {
  const folder = await makeFolder('received', from.source?.key);
  try {
    const files = join(folder.path, 'files');
    const { names, hash } = await storeMultipart({ headers, body, folder: files, maxBytes, maxFiles });
    const [name] = names;
    if (name === undefined)
      throw new RefusedError(
        'Send a feed file: an .xml or .csv file, or a .zip of one with its pictures.',
        400,
      );
    const isBatch = names.length > 1;
    if (isBatch && !names.some(isFeedName))
      throw new RefusedError(
        'There is no .xml, .csv or .zip file among these. Send the feed with its pictures.',
        400,
      );
    const path = join(folder.path, RECEIVED_NAME);
    if (isBatch) await rename(files, path);
    else {
      await rename(join(files, name), path);
    }
    await syncFolder(folder.path);
    const arrived: Arrived = {
      folder,
      hash,
      name: isBatch ? `${names.length} files` : name,
      ...(isBatch ? { isBatch } : {}),
    };
    return await accept({ ...from, arrived: [arrived] });
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/**
 * Copies files, folders and zips of this machine and puts them into the queue as one delivery. Pictures are read where
 * they are.
 */
export async function receivePaths({
  paths,
  decision,
  ...from
}: From & {
  /** Absolute. */
  paths: string[];
  decision?: Exclude<Decision, 'discard'>;
}): Promise<Accepted> {
  const missing: Missing[] = [];
  const found: { path: string; name: string }[] = [];
  for (const path of paths) {
    try {
      const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
      if (isFolder === undefined)
        throw new BundleError(`There is no file or folder at ${path}. Check the path.`);
      found.push(...(isFolder ? await feedsIn(path) : [{ path, name: nameOf({ path }) }]));
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      missing.push({ name: nameOf({ path }), message: error.message });
    }
  }
  const arrived: Arrived[] = [];
  try {
    for (const { path, name } of found) {
      const folder = await makeFolder('received', from.source?.key);
      const stored = join(folder.path, RECEIVED_NAME);
      arrived.push({ folder, name, hash: '', picturesDir: dirname(path) });
      const { hash } = await storeStream({
        pieces: createReadStream(path),
        path: stored,
        maxBytes: Number.POSITIVE_INFINITY,
      });
      (arrived.at(-1) as Arrived).hash = hash;
      await syncFolder(folder.path);
    }
    return await accept({ ...from, arrived, missing, ...(decision ? { decision } : {}) });
  } catch (error) {
    for (const { folder } of arrived) await folder.remove();
    throw error;
  }
}
