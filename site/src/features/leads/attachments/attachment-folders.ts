import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REFERENCE } from '../types/reference.ts';

/** Holds uploads in progress, beside the folders of leads: on the same disk, so that a folder can be moved. */
const INCOMING = '.incoming';

/** The private folder of all attachments. Only the staff's endpoint serves files from it. */
const attachmentsDir = (dataDir: string): string => join(dataDir, 'attachments');

/** How the keys of all attachments begin. */
export const ATTACHMENTS = 'attachments/';

/** The key of one attachment. */
export function attachmentKey({ reference, name }: { reference: string; name: string }): string {
  if (!REFERENCE.test(reference)) throw new Error('Invalid lead reference.');
  return `${ATTACHMENTS}${reference}/${name}`;
}

/** The folder of one lead's attachments. */
export function leadFolder({ dataDir, reference }: { dataDir: string; reference: string }): string {
  // The reference becomes part of a path: nothing else may.
  if (!REFERENCE.test(reference)) throw new Error('Invalid lead reference.');
  return join(attachmentsDir(dataDir), reference);
}

/** A new, empty folder for an upload, readable by this user only. The caller removes it. */
export async function incomingFolder(dataDir: string): Promise<string> {
  const folder = join(attachmentsDir(dataDir), INCOMING, randomBytes(12).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes a folder and its content; does nothing where there is none. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Writes a file and resolves once it is on disk. */
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
 * Moves an incoming folder to the lead's own, durably: once this resolves to true it survives a power cut. False when
 * that reference already has a folder.
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
    // The move would replace an empty folder, so making it here shows that the reference is unused.
    await mkdir(place, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  await rename(folder, place);
  await syncFolder(attachmentsDir(dataDir));
  return true;
}

/** Every folder that may be left over: of leads by reference, and incoming ones. */
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
