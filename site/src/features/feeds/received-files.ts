import { createWriteStream } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { FeedFile } from './feed-bundle.ts';
import { feedFolder, makeFolder, RECEIVED_NAME, removeFolder } from './feed-folders.ts';
import type { ReceivedFile } from './feed-run.ts';
import type { FeedSource } from './open-bundle.ts';
import { forgetReceived } from './received-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How to open again what was received. */
export const sourceOf = ({ folder, name, picturesDir, picturesFollow }: ReceivedFile): FeedSource => ({
  path: join(feedFolder(folder), RECEIVED_NAME),
  folder,
  name,
  picturesDir: picturesDir ?? null,
  ...(picturesFollow ? { picturesFollow } : {}),
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

/** The folders of received files that reports name; with `isBusy` only those that wait or are being imported. */
export async function namedFolders(payload: Payload, { isBusy = false } = {}): Promise<Set<string>> {
  const rows = await query<{ received: unknown }>(
    payload,
    sql`select received from feeds
      where received is not null ${isBusy ? sql`and state in ('waiting', 'running')` : sql``}`,
  );
  return new Set(rows.flatMap(({ received }) => jsonOf<ReceivedFile | null>(received)?.folder ?? []));
}

type Row = { id: number; state: string; arrivedAt: number; folder: string };

/**
 * Deletes received files that are older than `keepDays` and that no run needs any more: none of theirs waits, is being
 * imported or is held. With 0 days they go as soon as they are imported.
 */
export async function deleteOldFiles({
  payload,
  keepDays,
  now,
}: {
  payload: Payload;
  keepDays: number;
  /** Epoch ms. */
  now: number;
}): Promise<number> {
  const rows = await query<Record<'id' | 'state' | 'created_at' | 'received', unknown>>(
    payload,
    sql`select id, state, created_at, received from feeds where received is not null`,
  );
  const byFolder = Map.groupBy(
    rows.flatMap((row): Row[] => {
      const received = jsonOf<ReceivedFile | null>(row.received);
      if (!received) return [];
      const arrivedAt = new Date(received.arrivedAt ?? (row.created_at as string)).getTime();
      return [{ id: Number(row.id), state: String(row.state), arrivedAt, folder: received.folder }];
    }),
    ({ folder }) => folder,
  );
  const old = [...byFolder].filter(([, runs]) =>
    runs.every(({ state, arrivedAt }) => !NEEDED.has(state) && arrivedAt <= now - keepDays * DAY_MS),
  );
  for (const [folder, runs] of old) {
    await removeFolder(folder);
    await forgetReceived(folder);
    for (const { id } of runs) await query(payload, sql`update feeds set received = null where id = ${id}`);
  }
  return old.length;
}

const NEEDED = new Set(['waiting', 'running', 'held']);

/** Deletes the file of a run at once, unless another run needs it. */
export async function removeReceived(
  payload: Payload,
  received: ReceivedFile | null | undefined,
): Promise<void> {
  if (!received) return;
  const rows = await query<Record<'id' | 'state' | 'received', unknown>>(
    payload,
    sql`select id, state, received from feeds where received is not null`,
  );
  const own = rows.filter((row) => jsonOf<ReceivedFile | null>(row.received)?.folder === received.folder);
  // Another file of the same zip may still be decided about.
  if (own.some(({ state }) => NEEDED.has(String(state)) || state === 'quarantined')) return;
  await removeFolder(received.folder);
  await forgetReceived(received.folder);
  for (const { id } of own)
    await query(payload, sql`update feeds set received = null where id = ${Number(id)}`);
}
