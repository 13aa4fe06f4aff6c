import type { Attachment } from '../types/lead-types.ts';
import { incomingFolder, removeFolder } from './attachment-folders.ts';
import type { ReceivedFile } from './received-file.ts';

/** A file that is not what it says, or one that cannot be opened. The visitor must choose another. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
  /** Which one it is. */
  file?: ReceivedFile;
}

export type Received = { files: readonly ReceivedFile[]; dataDir: string };

/** Files made ready for a lead, in a folder that waits for the lead's reference. */
export type KeptFiles = { folder: string; attachments: Attachment[] };

/** Where a file goes: the folder, and its number in it from 1. */
export type Placed = { file: ReceivedFile; folder: string; number: number };

/** Keeps each file in a new folder, or none and no folder. Throws {@link UnusableFile}, which names the file. */
export async function keepEach({
  files,
  dataDir,
  keep,
}: Received & { keep: (placed: Placed) => Promise<Attachment> }): Promise<KeptFiles> {
  const folder = await incomingFolder(dataDir);
  let current: ReceivedFile | undefined;
  try {
    const attachments: Attachment[] = [];
    for (const [index, file] of files.entries()) {
      current = file;
      attachments.push(await keep({ file, folder, number: index + 1 }));
    }
    return { folder, attachments };
  } catch (error) {
    if (error instanceof UnusableFile) error.file = current;
    await removeFolder(folder).catch(() => undefined);
    throw error;
  }
}
