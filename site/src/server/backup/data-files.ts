import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RESTORING, SQLITE_FILE } from '../data-dir.ts';

/** What a restore with --replace keeps the earlier data in, inside DATA_DIR. */
export const BEFORE_RESTORE = 'before-restore-';
/** Where a restore unpacks; of no use afterwards. */
export const UNPACKED = '.restore-unpacked';

/**
 * The database is copied by itself; uploads are of the moment; received feed files name vendors, who must not last as
 * long as archives do. A held run whose file is missing says so.
 */
const ELSEWHERE = new Set([`${SQLITE_FILE}`, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]);
const FLEETING = new Set(['uploading', 'feeds', 'lost+found']);

/** Whether something directly in DATA_DIR is there to stay. */
const isLasting = (name: string): boolean =>
  !name.startsWith('.') && !name.startsWith(BEFORE_RESTORE) && !FLEETING.has(name);

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
