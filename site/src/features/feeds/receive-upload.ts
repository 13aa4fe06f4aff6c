import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { makeFolder } from './feed-folders.ts';
import { RECEIVED_NAME } from './received-files.ts';

/** Why an upload was refused, as an answer. */
export class UploadError extends Error {
  override name = 'UploadError';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** `folder`: its name below DATA_DIR/feeds/received. */
export type Upload = { folder: string; name: string; remove: () => Promise<void> };

/** Streams the first file of a multipart body to a private folder of its own; on the disk when it returns. Throws {@link UploadError}. */
export async function receiveUpload({
  headers,
  body,
  maxBytes,
}: {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null | undefined;
  maxBytes: number;
}): Promise<Upload> {
  const tooLarge = () =>
    new UploadError(
      `The file is larger than ${maxBytes / 1_000_000} MB. Import it with npm run import.`,
      413,
    );
  if (!body || !headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new UploadError('Choose a feed file to import.', 400);
  // The form around the file adds a little.
  if (Number(headers.get('content-length') ?? 0) > maxBytes + 10_000) throw tooLarge();
  const { name: folder, path: dir, remove } = await makeFolder('received');
  const path = join(dir, RECEIVED_NAME);
  try {
    const form = busboy({
      headers: Object.fromEntries(headers),
      limits: { files: 1, fields: 10, fileSize: maxBytes },
    });
    let saved: Promise<string> | undefined;
    form.on('file', (_field, file, { filename }) => {
      let cut = false;
      file.on('limit', () => {
        cut = true;
      });
      saved = pipeline(file, createWriteStream(path, { mode: 0o600 })).then(() => {
        if (cut) throw tooLarge();
        return filename;
      });
      // Reported below, when the form has ended too.
      saved.catch(() => {});
    });
    await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), form);
    const name = await saved;
    if (name === undefined) throw new UploadError('Choose a feed file to import.', 400);
    await sync(path);
    return { folder, name: nameOf(name), remove };
  } catch (error) {
    await remove();
    if (error instanceof UploadError) throw error;
    throw new UploadError('The upload was interrupted. Try again.', 400);
  }
}

/** Waits until the disk has it: after this, not even a power failure loses the file. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What the browser calls the file, without folders and control characters. */
function nameOf(sent: string | undefined): string {
  const last = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, 200) || 'feed.xml';
}
