import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { log } from '#site/server/log.ts';
import { HEAD_BYTES } from './file-type.ts';
import { truthfulName } from './picture-type.ts';
import type { ReceivedFile } from './received-file.ts';

/** Names a file from its own name and its first bytes. */
export type NameOf = (file: { name: string; head: Uint8Array }) => string;

/**
 * Receives one file of a form, named by its content. Bytes beyond `maxBytes` are counted but not stored, so that the
 * validator can refuse it. Without `path` nothing is stored. On a full disk there is no file: the rest of the form is
 * still read, and storing the lead then fails with a message.
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
  /** From the browser. */
  name: string;
  /** As the browser claims. */
  type: string;
  maxBytes: number;
  nameOf?: NameOf;
}): Promise<ReceivedFile> {
  // An upload that breaks off emits an error before the loop below reads, which gets it too.
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

/** Writes to a file without throwing: an error is logged, and then there is no file. */
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
