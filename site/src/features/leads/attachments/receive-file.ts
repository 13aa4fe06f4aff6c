import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { log } from '#site/server/log.ts';
import { HEAD_BYTES } from './file-type.ts';
import { truthfulName } from './picture-type.ts';
import type { ReceivedFile } from './received-file.ts';

/** What a file is called, by its own name and its first bytes. */
export type NameOf = (file: { name: string; head: Uint8Array }) => string;

/**
 * Takes in one file of a form, named by what it is. What is longer than `maxBytes` is counted and not kept, so that
 * the validator can say so. Without `path` nothing is kept. A disk that takes no more leaves no file: the rest of the
 * form is read all the same, and storing the lead then fails with a sentence.
 */
export async function receiveFile({
  stream,
  path,
  name,
  type,
  maxBytes,
  nameOf = truthfulName,
}: {
  stream: Readable;
  path: Promise<string> | undefined;
  /** As the browser calls it. */
  name: string;
  /** As the browser claims it. */
  type: string;
  maxBytes: number;
  /** What a file is called by its first bytes. */
  nameOf?: NameOf;
}): Promise<ReceivedFile> {
  // A form that breaks off says so before anybody reads here; the loop below hears of it too.
  stream.on('error', () => undefined);
  const file = await createSpool(path);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      size += chunk.length;
      hash.update(chunk);
      if (size <= maxBytes) await file.write(chunk);
    }
  } finally {
    await file.end();
  }
  return {
    name: size > 0 ? nameOf({ name, head }) : name,
    size,
    type,
    hash: hash.digest('hex'),
    path: file.path(),
  };
}

/** A file being written that does not fail: what went wrong is logged, and then there is no file. */
async function createSpool(path: Promise<string> | undefined) {
  let handle: FileHandle | undefined;
  let place = '';
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'attachment could not be stored: an error was shown to the visitor');
      await handle?.close().catch(() => undefined);
      handle = undefined;
      if (place) await rm(place, { force: true }).catch(() => undefined);
    }
  };
  if (path) {
    await attempt(async () => {
      place = await path;
      handle = await open(place, 'wx', 0o600);
    });
  }
  return {
    write: (chunk: Buffer) => attempt(async () => handle?.writeFile(chunk)),
    end: () => attempt(async () => handle?.close()),
    path: () => place,
  };
}
