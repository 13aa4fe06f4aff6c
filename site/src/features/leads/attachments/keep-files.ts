import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanLine, fileEnding } from '@frontage/forms';
import type { Attachment } from '../types/lead-types.ts';
import { contentName, HEAD_BYTES } from './file-type.ts';
import { type KeptFiles, keepEach, type Placed, type Received, UnusableFile } from './keep-each.ts';
import { keepPicture } from './keep-pictures.ts';

/** Longest name of a visitor's that is kept beside ours. */
const LONGEST_TITLE = 120;

/**
 * Keeps files in a folder of their own under names of ours: pictures encoded again as everywhere, others as they came,
 * if they still begin as they should. Throws {@link UnusableFile}, also for what is no file of its kind.
 */
export const keepFiles = (received: Received): Promise<KeptFiles> =>
  keepEach({ ...received, keep: keepEither });

async function keepEither({ file, ...place }: Placed): Promise<Attachment> {
  const kept = /\.(jpe?g|png)$/i.test(file.name)
    ? await keepPicture({ path: file.path, ...place })
    : await keepFile({ file, ...place });
  return { ...kept, title: safeTitle(file.name) };
}

async function keepFile({ file, folder, number }: Placed): Promise<Attachment> {
  const head = await headOf(file.path);
  if (contentName({ name: file.name, head }) !== file.name) throw new UnusableFile('not of its kind');
  const name = `file-${number}.${fileEnding(file.name)}`;
  const path = join(folder, name);
  await copyFile(file.path, path);
  // Durable before the visitor hears that it arrived.
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

/** What the visitor calls the file, without folders and without what no file system likes. */
const safeTitle = (name: string): string =>
  cleanLine(name)
    .replace(/^.*[\\/]/, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/^\.+/, '')
    .slice(-LONGEST_TITLE) || 'file';
