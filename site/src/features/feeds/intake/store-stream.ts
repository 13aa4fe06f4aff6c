import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Something larger than may be sent. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** What was written: its length in bytes and its SHA-256. */
export type Stored = { bytes: number; hash: string };

/**
 * Writes what arrives to a new file that only the process's owner can read. On the disk when it returns: after this, not
 * even a power failure loses it. Throws {@link TooLargeError} as soon as it is more than `maxBytes`.
 */
export async function storeStream({
  pieces,
  path,
  maxBytes,
}: {
  pieces: AsyncIterable<Uint8Array>;
  path: string;
  maxBytes: number;
}): Promise<Stored> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.byteLength;
      if (bytes > maxBytes) throw new TooLargeError(`more than ${maxBytes} bytes`);
      hash.update(piece);
      // Unlike `write`, which writes a part and says so where the disk has room for no more, this writes all or fails.
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, hash: hash.digest('hex') };
}

/** Makes sure that the disk has the names in a folder, too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
