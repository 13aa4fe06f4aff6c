import type { Attachment } from '../types/lead-types.ts';
import { incomingFolder, removeFolder } from './attachment-folders.ts';
import type { ReceivedFile } from './received-file.ts';

/** A file of another type than its name says, or one that cannot be opened. The visitor must choose another. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
  /** Which one it is. */
  file?: ReceivedFile;
}

export type Received = { files: readonly ReceivedFile[]; dataDir: string };

/** Files prepared for a lead, in a folder that gets the lead's reference as its name once it is stored. */
export type StoredFiles = { folder: string; attachments: Attachment[] };

/** Where a file goes: the folder, and its number in it, from 1. */
export type Placed = { file: ReceivedFile; folder: string; number: number };

/** Stores all files in a new folder, or none and no folder. Throws {@link UnusableFile}, which names the file. */
export async function storeEach({
  files,
  dataDir,
  store,
}: Received & { store: (placed: Placed) => Promise<Attachment> }): Promise<StoredFiles> {
  const folder = await incomingFolder(dataDir);
  let current: ReceivedFile | undefined;
  try {
    const attachments: Attachment[] = [];
    for (const [index, file] of files.entries()) {
      current = file;
      attachments.push(await store({ file, folder, number: index + 1 }));
    }
    return { folder, attachments };
  } catch (error) {
    if (error instanceof UnusableFile) error.file = current;
    await removeFolder(folder).catch(() => undefined);
    throw error;
  }
}
