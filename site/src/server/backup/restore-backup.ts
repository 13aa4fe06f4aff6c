import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir, RESTORING, SQLITE_FILE, useDataDir } from '../data-dir.ts';
import type { Migration } from '../upgrade/run-migrations.ts';
import { archiveManifest, linesOf, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { BEFORE_RESTORE, contentsOf, UNPACKED } from './data-files.ts';
import { decryptFile, ENCRYPTED } from './encryption.ts';
import { checkMigrations, DATA, DATABASE, type Manifest } from './manifest.ts';
import { inspectPostgres, keptLeadsAfter, loadPostgres, type Tables } from './postgres-copy.ts';
import { type Contents, checkSqlite, leadsAfter } from './sqlite-copy.ts';

type Target = {
  dataDir: string;
  /** PostgreSQL's; undefined for SQLite in `dataDir`. */
  databaseUrl?: string;
};

type Restore = Target & {
  /** Path of the archive. */
  archive: string;
  replace: boolean;
  /** The migrations of this version for this kind of database, oldest first. */
  migrations: Migration[];
  now?: Date;
};

/** An encrypted archive while it is restored, in DATA_DIR. */
const DECRYPTED = '.restore-decrypted.zip';

export type Restored = {
  manifest: Manifest;
  /** Where the files that were there are kept now; undefined when the folder was empty. */
  keptFiles?: string;
  /** The schema that the PostgreSQL tables are kept in. */
  keptSchema?: string;
  /** Leads that came after the backup, and are only in what is kept; undefined when that cannot be read. */
  leadsSince?: number;
};

/**
 * Restores a backup. Everything is unpacked and checked before anything is moved; existing data is kept beside it,
 * and is only replaced if `replace` is set. Throws {@link BackupError}, with the data unchanged, when something is wrong.
 */
export async function restoreBackup({
  archive,
  identityFile,
  ...into
}: Restore & {
  /** Holds the private key, where the archive is encrypted. */
  identityFile?: string;
}): Promise<Restored> {
  if (!archive.endsWith(ENCRYPTED)) return restoreArchive({ archive, ...into });
  const decrypted = join(into.dataDir, DECRYPTED);
  makeDataDir(into.dataDir);
  try {
    await decryptFile({ from: archive, to: decrypted, identityFile });
    return await restoreArchive({ archive: decrypted, ...into });
  } finally {
    await rm(decrypted, { force: true });
  }
}

async function restoreArchive({
  dataDir,
  databaseUrl,
  archive,
  replace,
  migrations,
  now = new Date(),
}: Restore): Promise<Restored> {
  const manifest = await archiveManifest(archive);
  refuseOtherKind({ manifest, databaseUrl });
  checkMigrations(
    manifest,
    migrations.map(({ name }) => name),
  );
  const release = await useDataDir({ dataDir, as: 'restore' });
  try {
    const there = await contentsOf(dataDir);
    await refuseOccupied({ dataDir, databaseUrl, there, replace });
    const unpacked = join(dataDir, UNPACKED);
    await rm(unpacked, { recursive: true, force: true });
    await readArchive(archive, { into: unpacked });
    const suffix = now
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-');
    const moved = { dataDir, there, keep: `${BEFORE_RESTORE}${suffix}` };
    return databaseUrl
      ? await putPostgres({ ...moved, url: databaseUrl, manifest, migrations, suffix })
      : await putSqlite({ ...moved, manifest });
  } finally {
    await rm(join(dataDir, UNPACKED), { recursive: true, force: true });
    release();
  }
}

type Moving = {
  dataDir: string;
  /** What is in DATA_DIR now. */
  there: string[];
  /** The folder in DATA_DIR that it is kept in. */
  keep: string;
};

async function putSqlite({ manifest, ...moving }: Moving & { manifest: Manifest }): Promise<Restored> {
  const { dataDir } = moving;
  const unpacked = join(dataDir, UNPACKED);
  sameContents(manifest, await checkSqlite(join(unpacked, DATABASE, SQLITE_FILE)));
  await mkdir(join(unpacked, DATA), { recursive: true, mode: 0o700 });
  await rename(join(unpacked, DATABASE, SQLITE_FILE), join(unpacked, DATA, SQLITE_FILE));
  await begin(dataDir);
  const keptFiles = await moveInto(moving);
  sameContents(manifest, await checkSqlite(join(dataDir, SQLITE_FILE)));
  if (!keptFiles) return { manifest };
  return { manifest, keptFiles, leadsSince: await leadsAfter(join(keptFiles, SQLITE_FILE), manifest.madeAt) };
}

async function putPostgres({
  manifest,
  url,
  migrations,
  suffix,
  ...moving
}: Moving & { manifest: Manifest; url: string; migrations: Migration[]; suffix: string }): Promise<Restored> {
  const { dataDir } = moving;
  const hadTables = (await inspectPostgres(url)).tables > 0;
  const keepAs = `before_restore_${suffix.replace(/\W/g, '').toLowerCase()}`;
  await begin(dataDir);
  const database = join(dataDir, RESTORING, DATABASE);
  try {
    await loadPostgres({
      url,
      tables: JSON.parse(await readFile(join(database, 'tables.json'), 'utf8')) as Tables,
      migrations: migrations.filter(({ name }) => manifest.migrations.includes(name)),
      rowsIn: (table) => linesOf(join(database, `${table}.ndjson`)),
      keepAs,
      check: (contents) => sameContents(manifest, contents),
    });
  } catch (error) {
    // Rolled back: the database is as it was, and so are the files.
    await rm(join(dataDir, RESTORING), { recursive: true, force: true });
    throw error;
  }
  const keptFiles = await moveInto(moving);
  const leadsSince = hadTables
    ? await keptLeadsAfter(url, { schema: keepAs, moment: manifest.madeAt })
    : undefined;
  return {
    manifest,
    ...(keptFiles ? { keptFiles } : {}),
    ...(hadTables ? { keptSchema: keepAs, leadsSince } : {}),
  };
}

/** Until everything is moved, no process may use DATA_DIR: the folder's name tells one that starts. */
async function begin(dataDir: string): Promise<void> {
  // Left by an interrupted restore.
  await rm(join(dataDir, RESTORING), { recursive: true, force: true });
  await rename(join(dataDir, UNPACKED), join(dataDir, RESTORING));
}

/** Moves the old files away, the old database's logs included, and the unpacked ones into place. */
async function moveInto({ dataDir, there, keep }: Moving): Promise<string | undefined> {
  const old = there.filter((name) => name !== RESTORING);
  const kept = join(dataDir, keep);
  if (old.length > 0) await mkdir(kept, { mode: 0o700 });
  for (const name of old) await rename(join(dataDir, name), join(kept, name));
  const restored = join(dataDir, RESTORING, DATA);
  await mkdir(restored, { recursive: true });
  for (const name of await contentsOf(restored)) await rename(join(restored, name), join(dataDir, name));
  await rm(join(dataDir, RESTORING), { recursive: true });
  return old.length > 0 ? kept : undefined;
}

function refuseOtherKind({ manifest, databaseUrl }: { manifest: Manifest; databaseUrl?: string }): void {
  if (manifest.database === 'sqlite' && databaseUrl)
    throw new BackupError(
      'This backup is of a SQLite database, but DATABASE_URL names a PostgreSQL one. Leave DATABASE_URL out to restore it. Nothing was changed.',
    );
  if (manifest.database === 'postgres' && !databaseUrl)
    throw new BackupError(
      'This backup is of a PostgreSQL database: set DATABASE_URL to the database it is to go into. Nothing was changed.',
    );
}

async function refuseOccupied({
  dataDir,
  databaseUrl,
  there,
  replace,
}: Target & { there: string[]; replace: boolean }): Promise<void> {
  const database = databaseUrl ? await inspectPostgres(databaseUrl) : undefined;
  if (database && database.others > 0)
    throw new BackupError(
      `${database.others} other connections to the database are open. Stop every Frontage server and command that uses it, close other programs, then run the restore again. Nothing was changed.`,
    );
  const occupied = there.length > 0 ? dataDir : database && database.tables > 0 ? 'The database' : undefined;
  if (occupied && !replace)
    throw new BackupError(
      `${occupied} is not empty. Add --replace to put the backup in its place; what is there now is kept beside it. Nothing was changed.`,
    );
}

/** Throws when the restored database differs from the backup. */
function sameContents(manifest: Manifest, found: Contents): void {
  const names = [...new Set([...Object.keys(manifest.rows), ...Object.keys(found.rows)])];
  const odd = names.find((name) => manifest.rows[name] !== found.rows[name]);
  if (odd === undefined) return;
  throw new BackupError(
    `The backup names ${manifest.rows[odd] ?? 0} rows in ${odd}, but ${found.rows[odd] ?? 0} were restored. Take another backup.`,
  );
}
