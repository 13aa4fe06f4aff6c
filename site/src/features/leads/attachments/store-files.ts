import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanLine, fileEnding } from '@frontage/forms';
import type { Attachment } from '../types/lead-types.ts';
import { contentName, HEAD_BYTES } from './file-type.ts';
import { type Placed, type Received, type StoredFiles, storeEach, UnusableFile } from './store-each.ts';
import { storePicture } from './store-pictures.ts';

/** The longest file name of a visitor that is stored, in characters. */
const LONGEST_TITLE = 120;

/**
 * Stores files in a new folder under names of ours: pictures are encoded again, other files are copied if they begin as
 * their type does. Throws {@link UnusableFile} for a file of another type than its name says.
 */
export const storeFiles = (received: Received): Promise<StoredFiles> =>
  storeEach({ ...received, store: storeEither });

async function storeEither({ file, ...place }: Placed): Promise<Attachment> {
  const stored = /\.(jpe?g|png)$/i.test(file.name)
    ? await storePicture({ path: file.path, ...place })
    : await storeFile({ file, ...place });
  return { ...stored, title: safeTitle(file.name) };
}

async function storeFile({ file, folder, number }: Placed): Promise<Attachment> {
  const head = await headOf(file.path);
  if (contentName({ name: file.name, head }) !== file.name) throw new UnusableFile('not of its kind');
  const name = `file-${number}.${fileEnding(file.name)}`;
  const path = join(folder, name);
  await copyFile(file.path, path);
  // On disk before the visitor is told that it arrived.
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { name, size: file.size };
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** What its sender calls a file, without folders and without what no file system likes. */
export const safeTitle = (name: string): string =>
  cleanLine(name)
    .replace(/^.*[\\/]/, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/^\.+/, '')
    .slice(-LONGEST_TITLE) || 'file';
