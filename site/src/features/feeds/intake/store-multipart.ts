import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { plainName } from './plain-name.ts';
import { type Stored, storeStream, syncFolder, TooLargeError } from './store-stream.ts';

/** Why something that was sent cannot be taken, as an answer. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: 400 | 413 | 415;
  constructor(message: string, status: 400 | 413 | 415) {
    super(message);
    this.status = status;
  }
}

/** Files that were sent together: the name of each, and a SHA-256 of all. */
export type StoredBatch = { names: string[]; hash: string; bytes: number };

const MEGABYTE = 1_000_000;
const OUR_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO', 'EMFILE', 'ENOENT']);

export const tooLarge = (maxBytes: number): RefusedError =>
  new RefusedError(
    `The file is larger than ${Math.floor(maxBytes / MEGABYTE)} MB. Send it in smaller parts.`,
    413,
  );

/** Writes the files of a multipart body into `folder`, under their own names. Throws {@link RefusedError}. */
export async function storeMultipart({
  headers,
  body,
  folder,
  maxBytes,
  maxFiles,
}: {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null | undefined;
  /** Absolute path; made here. */
  folder: string;
  /** Of all files together. */
  maxBytes: number;
  maxFiles: number;
}): Promise<StoredBatch> {
  // What stands around the files adds a little.
  if (Number(headers.get('content-length') ?? 0) > maxBytes + maxFiles * 1000) throw tooLarge(maxBytes);
  await mkdir(folder, { mode: 0o700 });
  const stored = new Map<string, Stored>();
  const saves: Promise<void>[] = [];
  let left = maxBytes;
  let problem: RefusedError | undefined;
  try {
    if (!body) throw new Error('no body');
    const form = busboy({
      headers: Object.fromEntries(headers),
      limits: { files: maxFiles + 1, fields: 50, parts: maxFiles + 51 },
      defParamCharset: 'utf8',
    });
    form.on('file', (_field, file, { filename }) => {
      const name = plainName(filename);
      if (stored.has(name))
        problem ??= new RefusedError(`Two files are called “${name}”. Give each its own name.`, 400);
      if (stored.size === maxFiles)
        problem ??= new RefusedError(`Send at most ${maxFiles} files at once.`, 400);
      if (problem) return void file.resume();
      stored.set(name, { bytes: 0, hash: '' });
      const save = storeStream({ pieces: file, path: join(folder, name), maxBytes: left }).then((done) => {
        left -= done.bytes;
        if (left < 0) throw new TooLargeError(name);
        stored.set(name, done);
      });
      save.catch((error) => form.destroy(error as Error));
      saves.push(save);
    });
    await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), form);
    await Promise.all(saves);
  } catch (error) {
    const failed = (await Promise.allSettled(saves)).find((each) => each.status === 'rejected');
    const reason = failed?.reason ?? error;
    if (reason instanceof TooLargeError) throw tooLarge(maxBytes);
    // A full disk is our fault, not the sender's.
    if (OUR_FAULTS.has(String((reason as { code?: string }).code))) throw reason;
    throw new RefusedError('The upload was interrupted. Try again.', 400);
  }
  if (problem) throw problem;
  await syncFolder(folder);
  const hash = createHash('sha256');
  for (const [name, each] of [...stored].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\n${each.hash}\n`);
  return {
    names: [...stored.keys()],
    hash: hash.digest('hex'),
    bytes: [...stored.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
