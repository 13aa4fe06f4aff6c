import { createWriteStream } from 'node:fs';
import { chmod, copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import type { FeedFile } from './feed-bundle.ts';
import { feedFolder, makeFolder, removeFolder } from './feed-folders.ts';
import type { ReceivedFile, RunBook } from './feed-run.ts';
import type { FeedSource } from './open-bundle.ts';

/** What the received file is called in its folder, whatever its sender called it. */
export const RECEIVED_NAME = 'feed';

/** How to open again what was received. */
export const sourceOf = ({ folder, name, picturesDir }: ReceivedFile): FeedSource => ({
  path: join(feedFolder({ kind: 'received', name: folder }), RECEIVED_NAME),
  name,
  picturesDir: picturesDir ?? null,
});

/** Copies a file, with its zip if it is in one, to where received files lie. */
export async function copyReceived(file: FeedFile): Promise<ReceivedFile> {
  const { name, path: dir, remove } = await makeFolder('received');
  const path = join(dir, RECEIVED_NAME);
  try {
    if (file.archive) {
      await copyFile(file.archive.path, path);
      await chmod(path, 0o600);
    } else await pipeline(file.open(), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    folder: name,
    name: file.archive?.name ?? file.name,
    file: file.name,
    ...(file.picturesDir ? { picturesDir: file.picturesDir } : {}),
  };
}

/** The folders that a run still needs: one that waits, is being imported, or is held. */
export async function neededFolders(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'feeds',
    where: { state: { in: ['waiting', 'running', 'held'] } },
    select: { received: true },
    depth: 0,
    pagination: false,
  });
  return new Set(docs.flatMap(({ received }) => (received as ReceivedFile | null)?.folder ?? []));
}

/** Deletes the received files of these runs once no run needs them any more. */
export async function releaseReceived({
  payload,
  books,
}: {
  payload: Payload;
  books: RunBook[];
}): Promise<void> {
  const over = books.filter(({ run }) => run.received && run.state !== 'held');
  if (over.length === 0) return;
  const needed = await neededFolders(payload);
  for (const { run } of over) {
    const folder = run.received?.folder;
    if (folder && !needed.has(folder)) await removeFolder({ kind: 'received', name: folder });
  }
}

/** Deletes one received folder at once, unless another run needs it. */
export async function removeReceived(
  payload: Payload,
  received: ReceivedFile | null | undefined,
): Promise<void> {
  if (!received || (await neededFolders(payload)).has(received.folder)) return;
  await rm(feedFolder({ kind: 'received', name: received.folder }), { recursive: true, force: true });
}
