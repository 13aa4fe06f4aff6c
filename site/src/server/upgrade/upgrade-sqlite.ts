import { constants, copyFile, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/libsql';
import { BEFORE_UPGRADE } from '../backup/data-files.ts';
import { refuseDamagedDatabase, SQLITE_FILE, useDataDir } from '../data-dir.ts';
import { exists } from '../exists.ts';
import { log } from '../log.ts';
import { openConnection, type SqliteConnection } from '../sqlite-connection.ts';
import { type Migration, pendingMigrations, runMigrations } from './run-migrations.ts';
import { UpgradeError } from './upgrade-error.ts';

/** The copy that is being upgraded, in DATA_DIR. */
const UPGRADING = '.upgrading.db';

/**
 * Brings an existing SQLite database up to date before anything opens it: the migrations run on a copy, which takes the
 * database's place when all of them have succeeded and every reference between rows holds. The database as it was stays in
 * `DATA_DIR/before-upgrade-…`, the newest one only. Returns that folder, or undefined when there was nothing to do. Throws
 * {@link UpgradeError} with everything as it was.
 */
export async function upgradeSqlite({
  dataDir,
  migrations,
  now = new Date(),
}: {
  dataDir: string;
  migrations: readonly Migration[];
  now?: Date;
}): Promise<string | undefined> {
  const file = join(dataDir, SQLITE_FILE);
  if (pendingIn(file, migrations, await exists(file)).length === 0) return undefined;
  // For itself: what another process writes into the old database meanwhile would be lost.
  const release = await useDataDir({ dataDir, as: 'upgrade' });
  const copy = join(dataDir, UPGRADING);
  try {
    await refuseDamagedDatabase(dataDir);
    await rm(copy, { force: true });
    // Looked at again: another start may have done it while this one waited.
    const pending = pendingIn(file, migrations, true);
    if (pending.length === 0) return undefined;
    log.info({ migrations: pending.map(({ name }) => name) }, 'upgrading a copy of the database');
    copyDatabase({ from: file, to: copy });
    await upgradeCopy({ copy, pending });
    const kept = await keepOld({ dataDir, now });
    await rename(copy, file);
    log.info({ kept }, 'the database is upgraded; what it was before is kept');
    return kept;
  } finally {
    await rm(copy, { force: true });
    release();
  }
}

/** What a database still needs; nothing where there is none yet. */
function pendingIn(file: string, migrations: readonly Migration[], isThere: boolean): readonly Migration[] {
  if (!isThere) return [];
  const done = withConnection(file, doneIn);
  return done.length === 0 ? [] : pendingMigrations(migrations, done);
}

function doneIn(database: SqliteConnection): string[] {
  const table = "select name from sqlite_schema where name = 'payload_migrations'";
  if (database.execute(table).rows.length === 0) return [];
  return database.execute('select name from payload_migrations').rows.map(({ name }) => String(name));
}

/** One moment, without the log; then the file holds everything and no log is left beside it. */
function copyDatabase({ from, to }: { from: string; to: string }): void {
  withConnection(from, (database) => {
    database.execute({ sql: 'vacuum into ?', args: [to] });
    try {
      // Fails while any other program has the database open.
      database.run('pragma journal_mode = delete');
    } catch (cause) {
      throw new UpgradeError(
        `Another program has ${from} open, so it cannot be upgraded. Close it, then start again. Nothing was changed.`,
        { cause },
      );
    }
  });
}

async function upgradeCopy({
  copy,
  pending,
}: {
  copy: string;
  pending: readonly Migration[];
}): Promise<void> {
  const database = openConnection(copy);
  try {
    // Replacing a table deletes the rows that refer to its old ones otherwise.
    database.run('pragma foreign_keys = off; pragma journal_mode = off; pragma synchronous = off');
    const lostBefore = lostReferences(database).length;
    const db = drizzle(clientOf(database) as never);
    await runMigrations({ migrations: pending, db, run: (statement) => db.run(statement) });
    const wrong = whatIsWrongIn(database, lostBefore);
    if (wrong) throw UpgradeError.of(pending.map(({ name }) => name).join(', '), new Error(wrong));
  } finally {
    database.close();
  }
  await toDisk(copy);
}

const lostReferences = (database: SqliteConnection) => database.execute('pragma foreign_key_check').rows;

function whatIsWrongIn(database: SqliteConnection, lostBefore: number): string | undefined {
  const lost = lostReferences(database);
  const odd = lost.at(-1);
  if (odd && lost.length > lostBefore)
    return `rows of ${odd.table} refer to rows of ${odd.parent} that are not there`;
  const found = database.execute('pragma quick_check(1)').rows[0]?.quick_check;
  return found === 'ok' ? undefined : String(found);
}

/** Before the copy takes the database's place. */
async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What Drizzle needs of a client. A migration's own switching of foreign keys must not turn them on. */
const clientOf = (database: SqliteConnection) => ({
  execute: async (statement: { sql: string; args?: unknown[] } | string) => {
    const text = typeof statement === 'string' ? statement : statement.sql;
    if (/^\s*pragma\s+foreign_keys\b/i.test(text)) return { columns: [], rows: [], rowsAffected: 0 };
    return database.execute(statement);
  },
});

async function keepOld({ dataDir, now }: { dataDir: string; now: Date }): Promise<string> {
  const before = (await readdir(dataDir)).filter((name) => name.startsWith(BEFORE_UPGRADE));
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const kept = join(dataDir, BEFORE_UPGRADE + moment);
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const [from, to] = [join(dataDir, SQLITE_FILE), join(kept, SQLITE_FILE)];
  // A second name for the same file: at no moment is there no database. Some network disks have none.
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
  for (const name of before)
    if (join(dataDir, name) !== kept) await rm(join(dataDir, name), { recursive: true, force: true });
  return kept;
}

function withConnection<T>(file: string, work: (database: SqliteConnection) => T): T {
  const database = openConnection(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
