import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { env } from '#site/server/env.ts';

/** Files as they were received, and what an import needs while it works. Only the owner of the process can read them. */
export type FolderKind = 'received' | 'working';

/** What the received file is called in its folder, regardless of its name at the sender; a folder when several came together. */
export const RECEIVED_NAME = 'feed';

/** Nothing is worked on for this long, in ms. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const PRIVATE = { recursive: true, mode: 0o700 } as const;

/** The path of a folder below DATA_DIR/feeds. */
export const feedFolder = (name: string): string => join(env().dataDir, 'feeds', name);

/** An empty private folder: its name below DATA_DIR/feeds, and its path. */
export type FeedFolder = { name: string; path: string; remove: () => Promise<void> };

/** Whether this machine made a folder, by its name. */
export const isMadeHere = (name: string): boolean => basename(name).split('_')[0] === ownHost();

/** Makes one, for files of a source where `source` is its key. Its name says which process made it. */
export async function makeFolder(kind: FolderKind, source?: string): Promise<FeedFolder> {
  const own = [ownHost(), process.pid, randomBytes(8).toString('hex')].join('_');
  const name = [...(source ? [source] : []), kind, own].join('/');
  const path = feedFolder(name);
  await mkdir(path, PRIVATE);
  return { name, path, remove: () => removeFolder(name) };
}

/** Removes such a folder with all that is in it. */
export const removeFolder = (name: string): Promise<void> =>
  rm(feedFolder(name), { recursive: true, force: true });

/** Every folder of this kind, those of sources included. */
export async function foldersOf(kind: FolderKind): Promise<string[]> {
  const list = (name: string) => readdir(feedFolder(name)).catch((): string[] => []);
  const found: string[] = [];
  for (const parent of [kind, ...(await list('.')).map((source) => `${source}/${kind}`)])
    found.push(...(await list(parent)).map((own) => `${parent}/${own}`));
  return found;
}

/** Removes what killed processes left. `needed` are folders of received files that reports still name. */
export async function sweepFolders({
  needed,
  now = Date.now(),
}: {
  needed: ReadonlySet<string>;
  /** Epoch ms. */
  now?: number;
}): Promise<number> {
  let removed = 0;
  for (const kind of ['received', 'working'] as const) {
    for (const name of await foldersOf(kind)) {
      if (needed.has(name)) continue;
      const made = await stat(feedFolder(name)).catch(() => undefined);
      if (!made || !isAbandoned({ name: basename(name), madeAt: made.birthtimeMs, now })) continue;
      await removeFolder(name);
      removed += 1;
    }
  }
  return removed;
}

function isAbandoned({ name, madeAt, now }: { name: string; madeAt: number; now: number }): boolean {
  const [host, pid] = name.split('_');
  if (now - madeAt > ABANDONED_MS) return true;
  if (host !== ownHost()) return false;
  // In a container the next process often has the number of the one before.
  if (Number(pid) === process.pid) return madeAt < now - process.uptime() * 1000;
  return !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, too.
    return (error as { code?: string }).code === 'EPERM';
  }
}

const ownHost = () => hostname().replaceAll('_', '-');
