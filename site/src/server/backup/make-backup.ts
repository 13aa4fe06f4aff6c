import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { SQLITE_FILE } from '../data-dir.ts';
import { type ArchiveWriter, readArchive, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { dataFiles } from './data-files.ts';
import { ENCRYPTED, encryptFile } from './encryption.ts';
import { DATA, DATABASE, type Manifest } from './manifest.ts';
import { copyPostgres } from './postgres-copy.ts';
import { type Contents, copySqlite } from './sqlite-copy.ts';

/** Files of an interrupted backup are removed after this long, in ms. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** In DATA_DIR, where the same secrets are anyway: what is to be encrypted leaves the machine in no other form. */
const STAGED = '.backing-up';

export type FinishedBackup = {
  /** The archive. */
  path: string;
  manifest: Manifest;
  /** Files that were deleted while the backup was made. */
  gone: number;
};

/**
 * Backs up an install into one private zip archive, while its server runs. The database is copied first, as it is at
 * one moment, then the files: every file that the copied database names was there by then. The archive is read again
 * and compared before this returns. Throws {@link BackupError}.
 */
export async function makeBackup({
  dataDir,
  databaseUrl,
  target = join(dirname(dataDir), 'backups'),
  recipients = [],
  bucket,
  version,
  now = new Date(),
}: {
  dataDir: string;
  /** PostgreSQL's; undefined for SQLite in `dataDir`. */
  databaseUrl?: string;
  /** A folder, or the archive to be written (`….zip`, encrypted `….zip.age`). */
  target?: string;
  /** Public keys to encrypt the archive for; none: it is not encrypted. */
  recipients?: readonly string[];
  /** The address of the bucket that holds most files. */
  bucket?: string;
  version: string;
  now?: Date;
}): Promise<FinishedBackup> {
  if (!(await stat(dataDir).catch(() => undefined)))
    throw new BackupError(`There is no folder ${dataDir}. Set DATA_DIR to the folder that the server uses.`);
  const path = archivePath({ target, now, end: recipients.length > 0 ? `.zip${ENCRYPTED}` : '.zip' });
  refuseInside({ path, dataDir });
  if (await stat(path).catch(() => undefined))
    throw new BackupError(`${path} exists already. Name another file, or a folder. Nothing was written.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await removeAbandoned(dirname(path), now);
  const packing = { dataDir, databaseUrl, bucket, version, now };
  if (recipients.length === 0) return { path, ...(await pack({ ...packing, path })) };
  const staged = join(dataDir, STAGED);
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { mode: 0o700 });
  try {
    const zip = join(staged, 'backup.zip');
    const packed = await pack({ ...packing, path: zip });
    await encryptFile({ from: zip, to: path, recipients });
    return { path, ...packed };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Writes the archive and reads it again. */
async function pack({
  dataDir,
  databaseUrl,
  bucket,
  version,
  now,
  path,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
  bucket: string | undefined;
  version: string;
  now: Date;
  path: string;
}): Promise<Omit<FinishedBackup, 'path'>> {
  let gone = 0;
  const manifest = await writeArchive(path, async (archive) => {
    const contents = databaseUrl
      ? await addPostgres(archive, databaseUrl)
      : await addSqlite(archive, { dataDir, dir: dirname(path) });
    for (const file of await dataFiles(dataDir))
      if (!(await archive.addFile(join(dataDir, file), DATA + file))) gone += 1;
    return {
      format: 1,
      version,
      madeAt: now.toISOString(),
      database: databaseUrl ? 'postgres' : 'sqlite',
      ...(bucket ? { bucket } : {}),
      ...contents,
      files: archive.files,
    };
  });
  await readArchive(path);
  return { manifest, gone };
}

async function addSqlite(
  archive: ArchiveWriter,
  { dataDir, dir }: { dataDir: string; dir: string },
): Promise<Contents> {
  // In a folder of its own, private from the start: SQLite makes its files with the process's usual rights.
  const folder = join(dir, `frontage-${randomUUID()}.part`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const copy = join(folder, SQLITE_FILE);
    const contents = await copySqlite({ from: join(dataDir, SQLITE_FILE), to: copy });
    await archive.addFile(copy, DATABASE + SQLITE_FILE);
    return contents;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const addPostgres = (archive: ArchiveWriter, url: string): Promise<Contents> =>
  copyPostgres({
    url,
    take: ({ name }, lines) => archive.addText(lines, `${DATABASE}${name}.ndjson`),
    async finish(tables) {
      async function* text() {
        yield JSON.stringify(tables, null, 2);
      }
      await archive.addText(text(), `${DATABASE}tables.json`);
    },
  });

function archivePath({ target, now, end }: { target: string; now: Date; end: string }): string {
  if (target.endsWith(end)) return resolve(target);
  if (/\.zip(\.age)?$/.test(target))
    throw new BackupError(`Name a folder, or a file that ends in ${end}. Nothing was written.`);
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return join(resolve(target), `frontage-${moment}${end}`);
}

function refuseInside({ path, dataDir }: { path: string; dataDir: string }): void {
  const way = relative(dataDir, path);
  if (way !== '..' && !way.startsWith(`..${sep}`))
    throw new BackupError(
      `${path} is inside DATA_DIR, where it would be lost with the rest. Name a folder elsewhere, best on another disk: npm run backup -- /path/to/backups`,
    );
}

/** Backups that were killed leave unfinished files. */
async function removeAbandoned(dir: string, now: Date): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!/^frontage-.+\.part$/.test(name)) continue;
    const found = await stat(join(dir, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS)
      await rm(join(dir, name), { recursive: true, force: true });
  }
}
