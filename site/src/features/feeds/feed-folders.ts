import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { env } from '#site/server/env.ts';

/** Files as they were received, and what an import needs while it works. Only the owner of the process can read them. */
export type FolderKind = 'received' | 'working';

/** Nothing is worked on for this long, in ms. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const PRIVATE = { recursive: true, mode: 0o700 } as const;

const folderOf = (kind: FolderKind) => join(env().dataDir, 'feeds', kind);

/** The path of a folder made by {@link makeFolder}. */
export const feedFolder = ({ kind, name }: { kind: FolderKind; name: string }): string =>
  join(folderOf(kind), name);

/** Makes an empty private folder below DATA_DIR. Its name says which process made it. */
export async function makeFolder(
  kind: FolderKind,
): Promise<{ name: string; path: string; remove: () => Promise<void> }> {
  const name = [ownHost(), process.pid, randomBytes(8).toString('hex')].join('_');
  const path = feedFolder({ kind, name });
  await mkdir(path, PRIVATE);
  return { name, path, remove: () => removeFolder({ kind, name }) };
}

/** Removes such a folder with all that is in it. */
export const removeFolder = ({ kind, name }: { kind: FolderKind; name: string }): Promise<void> =>
  rm(feedFolder({ kind, name }), { recursive: true, force: true });

/** Removes the folders of processes that were killed. `needed` are received files that a run still waits for. */
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
    for (const name of await readdir(folderOf(kind)).catch((): string[] => [])) {
      if (kind === 'received' && needed.has(name)) continue;
      const made = await stat(feedFolder({ kind, name })).catch(() => undefined);
      if (!made || !isAbandoned({ name, madeAt: made.birthtimeMs, now })) continue;
      await removeFolder({ kind, name });
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
    // Somebody else's process is alive, too.
    return (error as { code?: string }).code === 'EPERM';
  }
}

const ownHost = () => hostname().replaceAll('_', '-');
