import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RESTORING, SQLITE_FILE } from '../data-dir.ts';

/** Folder in DATA_DIR where a restore with --replace keeps the earlier data. */
export const BEFORE_RESTORE = 'before-restore-';
/** Folder in DATA_DIR where moving to another kind of database keeps the SQLite file. */
export const BEFORE_MOVE = 'before-move-';
/** Folder in DATA_DIR where an upgrade keeps the SQLite file as it was. */
export const BEFORE_UPGRADE = 'before-upgrade-';
/** Folder where a restore unpacks; unused afterwards. */
export const UNPACKED = '.restore-unpacked';

/**
 * The database is copied separately; uploads are temporary; received feed files name vendors, whose details must not
 * be kept as long as archives. A held run whose file is missing says so.
 */
const ELSEWHERE = new Set([`${SQLITE_FILE}`, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]);
const FLEETING = new Set(['uploading', 'feeds', 'lost+found']);

/** Whether a file or folder directly in DATA_DIR is kept. */
const isLasting = (name: string): boolean =>
  !name.startsWith('.') &&
  ![BEFORE_RESTORE, BEFORE_MOVE, BEFORE_UPGRADE].some((kept) => name.startsWith(kept)) &&
  !FLEETING.has(name);

/** What is directly in DATA_DIR and a restore would replace, the database included. */
export async function contentsOf(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => isLasting(name) || name === RESTORING).sort();
}

/** The files of DATA_DIR that a backup takes, beside the database: paths inside it, with forward slashes. */
export async function dataFiles(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => isLasting(name) && !ELSEWHERE.has(name)).sort();
  return (await Promise.all(names.map((name) => below(dataDir, name)))).flat();
}

/** Everything at or below a path, but files that are being written (`.part`) and folders that begin with a dot. */
async function below(dataDir: string, path: string): Promise<string[]> {
  const found = await stat(join(dataDir, path)).catch(() => undefined);
  if (found?.isFile()) return path.endsWith('.part') ? [] : [path];
  if (!found?.isDirectory()) return [];
  const names = (await readdir(join(dataDir, path))).filter((name) => !name.startsWith('.')).sort();
  const files: string[] = [];
  for (const name of names) files.push(...(await below(dataDir, `${path}/${name}`)));
  return files;
}
