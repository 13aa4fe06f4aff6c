import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REFERENCE } from '../types/reference.ts';

/** Where what is being received waits, beside the folders of leads: on the same disk, so that it can be moved there. */
const INCOMING = '.incoming';

/** The private folder of all attachments. Nothing of it is served but by the staff's own endpoint. */
const attachmentsDir = (dataDir: string): string => join(dataDir, 'attachments');

/** The folder of one lead's attachments. */
export function leadFolder({ dataDir, reference }: { dataDir: string; reference: string }): string {
  // The reference becomes part of a path: nothing else may.
  if (!REFERENCE.test(reference)) throw new Error('Invalid lead reference.');
  return join(attachmentsDir(dataDir), reference);
}

/** A new, empty folder for what is being received, readable by this user only. Whoever makes it removes it. */
export async function incomingFolder(dataDir: string): Promise<string> {
  const folder = join(attachmentsDir(dataDir), INCOMING, randomBytes(12).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes a folder with all that is in it; one that is not there is fine. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Writes a file and answers once it is on disk. */
export async function writeDurably({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Makes an incoming folder the folder of a lead, durably: when this answers true it survives a power cut. False when
 * that reference has a folder already.
 */
export async function placeFolder({
  folder,
  dataDir,
  reference,
}: {
  folder: string;
  dataDir: string;
  reference: string;
}): Promise<boolean> {
  const place = leadFolder({ dataDir, reference });
  await syncFolder(folder);
  try {
    // An empty folder would be replaced by the move; a made one says that nobody has this reference.
    await mkdir(place, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  await rename(folder, place);
  await syncFolder(attachmentsDir(dataDir));
  return true;
}

/** Every folder that could be left over: leads' by reference, and incoming ones. */
export async function listFolders(dataDir: string): Promise<{ path: string; reference?: string }[]> {
  const dir = attachmentsDir(dataDir);
  const [names, incoming] = await Promise.all([namesIn(dir), namesIn(join(dir, INCOMING))]);
  return [
    ...names
      .filter((name) => REFERENCE.test(name))
      .map((name) => ({ path: join(dir, name), reference: name })),
    ...incoming.map((name) => ({ path: join(dir, INCOMING, name) })),
  ];
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
