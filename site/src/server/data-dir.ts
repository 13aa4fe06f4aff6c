import { mkdirSync, statSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EnvError } from './env.ts';
import { exists } from './exists.ts';
import { log } from './log.ts';
import { openConnection, type SqliteConnection } from './sqlite-connection.ts';

/** DATA_DIR cannot be used as it is; the message says why and what to do. */
export class DataDirError extends EnvError {
  override name = 'DataDirError';
}

/** The SQLite database, inside DATA_DIR. */
export const SQLITE_FILE = 'frontage.db';
/** A restore that was interrupted while it moved files leaves this folder behind. */
export const RESTORING = '.restoring';
/** Held by one server at a time where the database is SQLite. */
const SERVER_LOCK = '.server.lock';
/** Shared by every process that uses DATA_DIR; a restore needs it for itself. */
const IN_USE_LOCK = '.in-use.lock';

/** Releases a lock. The operating system does so too, however the process ends. */
export type Release = () => void;

type Use = {
  dataDir: string;
  /**
   * `server`: the one server on a SQLite database. `command`: runs beside a server. `restore` and `upgrade`: nobody else
   * at all. A server on PostgreSQL counts as a command here: several may run on one database.
   */
  as: 'server' | 'command' | 'restore' | 'upgrade';
};

/**
 * Makes DATA_DIR private to its owner and reserves it for this process. Returns a function that releases it. Throws
 * {@link DataDirError} when another process is in the way or a restore did not finish.
 */
export async function useDataDir({ dataDir, as }: Use): Promise<Release> {
  await makePrivate(dataDir);
  if (as !== 'restore' && (await exists(join(dataDir, RESTORING))))
    throw new DataDirError(
      `A restore into ${dataDir} was cut off before it finished, so its data is not complete. Run "npm run restore" again with the same backup and --replace, then start.`,
    );
  const alone = as === 'restore' || as === 'upgrade';
  const inUse = await lock(join(dataDir, IN_USE_LOCK), alone ? 'exclusive' : 'shared');
  if (!inUse) throw new DataDirError(inTheWay({ dataDir, as }));
  if (as !== 'server') return inUse;
  const server = await lock(join(dataDir, SERVER_LOCK), 'exclusive');
  if (!server) {
    inUse();
    throw new DataDirError(
      `Another Frontage server is already running on ${dataDir}, and a SQLite database serves one at a time. Stop that one, or give this one a DATA_DIR of its own.`,
    );
  }
  return () => {
    server();
    inUse();
  };
}

function inTheWay({ dataDir, as }: Use): string {
  if (as === 'restore')
    return `A Frontage server or command is using ${dataDir}. Stop it, then run the restore again. Nothing was changed.`;
  if (as === 'upgrade')
    return `The database in ${dataDir} is of an earlier version and is upgraded at this start, but another Frontage server or command is using it. Stop that one, then start again. Nothing was changed.`;
  return `A restore or an upgrade is running in ${dataDir}. Wait until it has finished.`;
}

/**
 * Makes DATA_DIR and the folders above it where they are missing. One by one: Node's own way does not end in places such as
 * /proc, which have room for none.
 */
export function makeDataDir(dataDir: string): void {
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(dataDir);
  if (above !== dataDir) makeDataDir(above);
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was faster.
    if (code === 'EEXIST' && statSync(dataDir).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    throw new DataDirError(
      `DATA_DIR cannot be made: ${above} takes no folders. Set it to a folder elsewhere.`,
      {
        cause: error,
      },
    );
  }
}

/** Only the owner may read the folder and its database files, even if it was created earlier with wider permissions. */
async function makePrivate(dataDir: string): Promise<void> {
  makeDataDir(dataDir);
  const files = ['', '-wal', '-shm'].map((end) => join(dataDir, SQLITE_FILE + end));
  for (const [path, mode] of [[dataDir, 0o700], ...files.map((file) => [file, 0o600])] as [
    string,
    number,
  ][]) {
    const found = await stat(path).catch(() => undefined);
    if (!found || (found.mode & 0o077) === 0) continue;
    await chmod(path, mode).catch((error) =>
      log.warn({ err: error }, `other users of this machine can read ${path}, and that could not be changed`),
    );
  }
}

/**
 * Checks the whole SQLite database before a server uses it; about a second for 1 GB. Throws
 * {@link DataDirError} when it is damaged: what is written into such a database may be lost.
 */
export async function refuseDamagedDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, SQLITE_FILE);
  if (!(await exists(file))) return;
  const database = openConnection(file);
  let found: string;
  try {
    found = String(database.execute('pragma quick_check(1)').rows[0]?.quick_check);
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))) throw error;
    found = (error as Error).message;
  } finally {
    database.close();
  }
  if (found !== 'ok')
    throw new DataDirError(
      `The database ${file} is damaged (${whatIsWrong(found)}), so the server does not start. Restore the newest backup: npm run restore -- backup.zip --replace. What is there now is kept beside it.`,
    );
}

/** SQLite's finding in one line. */
export const whatIsWrong = (found: string): string =>
  found.replace(/^\*\*\* in database \w+ \*\*\*\s*/, '').replace(/\s+/g, ' ');

/** Connections of the locks held: without a reference they would be garbage collected, and their locks released. */
const held = new Set<SqliteConnection>();

/**
 * A file lock of the operating system, through SQLite, which locks its databases that way: it ends with the
 * process, even if that is killed. Undefined when another process, or this one, has it.
 */
async function lock(path: string, mode: 'shared' | 'exclusive'): Promise<Release | undefined> {
  const database = openConnection(path);
  try {
    database.run('pragma busy_timeout = 0');
    database.run(mode === 'exclusive' ? 'begin exclusive' : 'begin');
    if (mode === 'shared') database.execute('select count(*) from sqlite_schema');
  } catch (error) {
    database.close();
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}
