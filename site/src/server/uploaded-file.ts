import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AfterErrorHook } from 'payload';

/** The largest file that staff may upload, in bytes; each collection has a limit of its own below it. */
export const MAX_UPLOAD_BYTES = 200_000_000;

/** A file that staff upload, as Payload passes it on: in a temporary file, or in memory if code stores it. */
export type UploadedFile = { data: Buffer; tempFilePath?: string };

/** Its size in bytes. */
export const uploadedSize = async ({ data, tempFilePath }: UploadedFile): Promise<number> =>
  tempFilePath ? (await stat(tempFilePath)).size : data.length;

/**
 * A name derived from the content: equal bytes have equal names. `edits` are changes made before
 * storing (a crop), so that the result has its own name.
 */
export async function contentName(file: UploadedFile, edits?: unknown): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytesOf(file)) hash.update(chunk);
  if (edits !== undefined) hash.update(JSON.stringify(edits));
  return hash.digest('hex').slice(0, 16);
}

/** The first bytes of it; all of them where it has no more. */
export async function firstBytes({ file, count }: { file: UploadedFile; count: number }): Promise<Buffer> {
  if (!file.tempFilePath) return file.data.subarray(0, count);
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file.tempFilePath, { end: count - 1 }))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The upload parser's error messages. */
const BROKEN_UPLOAD =
  /^(Malformed part header|Unexpected end of form|Multipart: Boundary not found|Malformed )/;

/** An upload that cannot be read is its sender's to fix; Payload would say that the server failed. */
export const brokenUploadsAre400: AfterErrorHook = ({ error }) =>
  BROKEN_UPLOAD.test(error.message)
    ? {
        status: 400,
        response: {
          errors: [{ message: 'The upload did not arrive whole. Choose the file and send it again.' }],
        },
      }
    : undefined;

/**
 * Wraps a handler of Payload's API so that no file of a request outlives it. Payload removes the one it stored; a part
 * under another name, or of a request that was refused, would stay.
 */
export const removingUploads =
  <Args extends unknown[]>(handler: (request: Request, ...args: Args) => Promise<Response>) =>
  async (request: Request, ...args: Args): Promise<Response> => {
    try {
      return await handler(request, ...args);
    } finally {
      // Payload adds what it received to the request itself.
      const { files = {} } = request as Request & { files?: ReceivedFiles };
      for (const { tempFilePath } of Object.values(files).flat())
        if (tempFilePath) await rm(tempFilePath, { force: true });
    }
  };

type ReceivedFiles = Record<string, { tempFilePath?: string } | { tempFilePath?: string }[]>;

/** Folder for files while they are uploaded. */
export const uploadingDir = (dataDir: string): string => join(dataDir, 'uploading');

/** No upload takes this long, in ms. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Removes files of uploads that a process left unfinished. */
export async function removeAbandonedUploads({
  dataDir,
  now,
}: {
  dataDir: string;
  now: number;
}): Promise<void> {
  const names = await readdir(uploadingDir(dataDir)).catch(() => []);
  for (const path of names.map((name) => join(uploadingDir(dataDir), name))) {
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true, recursive: true });
  }
}

const bytesOf = ({ data, tempFilePath }: UploadedFile): Readable =>
  tempFilePath ? createReadStream(tempFilePath) : Readable.from([data]);
