import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { BEFORE_MOVE } from '../backup/data-files.ts';
import { copyPostgres, inspectPostgres, loadPostgres, type Table } from '../backup/postgres-copy.ts';
import { checkSqlite } from '../backup/sqlite-copy.ts';
import { SQLITE_FILE, useDataDir } from '../data-dir.ts';
import { exists } from '../exists.ts';
import { openConnection, type SqliteConnection } from '../sqlite-connection.ts';
import type { Migration } from '../upgrade/run-migrations.ts';
import { compareSums, createTableSum, type TableSum, type TextRow } from './portable-rows.ts';
import { checkTable, highestId, keepHighestId, makeTables, readRows, writeRow } from './sqlite-tables.ts';

/** Each database has its own: it names the migrations that made it. */
const MIGRATIONS = 'payload_migrations';
/** Where a SQLite database is filled before it gets its name. */
const MOVING = '.moving';

type Move = {
  dataDir: string;
  /** The PostgreSQL database that is moved to or from. */
  databaseUrl: string;
  /** Those of this version, oldest first. */
  migrations: { sqlite: Migration[]; postgres: Migration[] };
  now?: Date;
};

export type Moved = {
  /** By table. */
  sums: ReadonlyMap<string, TableSum>;
  /** Where the SQLite database that was moved from, or one that was in the way, is now. */
  kept?: string;
};

/**
 * Moves the database from SQLite to PostgreSQL or back: every row with its id, counted and summed in both. Pictures,
 * attachments and secrets stay in DATA_DIR. Nobody else may use either database meanwhile. The one that was moved from
 * stays as it was. Throws {@link BackupError}.
 */
export async function moveDatabase({ to, ...move }: Move & { to: 'postgres' | 'sqlite' }): Promise<Moved> {
  const release = await useDataDir({ dataDir: move.dataDir, as: 'restore' });
  try {
    const { others, tables } = await inspectPostgres(move.databaseUrl);
    if (others > 0)
      throw new BackupError(
        `${others} other connections to the PostgreSQL database are open. Stop every Frontage server and command that uses it, close other programs, then move again. Nothing was changed.`,
      );
    if (to === 'sqlite') return await toSqlite(move);
    if (tables > 0)
      throw new BackupError(
        'The PostgreSQL database at DATABASE_URL is not empty. Name a new, empty one. Nothing was changed.',
      );
    return await toPostgres(move);
  } finally {
    release();
  }
}

async function toPostgres({ dataDir, databaseUrl, migrations, now }: Move): Promise<Moved> {
  const file = join(dataDir, SQLITE_FILE);
  if (!(await exists(file)))
    throw new BackupError(`There is no database ${file}. Is DATA_DIR the folder that the server uses?`);
  refuseOther((await checkSqlite(file)).migrations, migrations.sqlite);
  const database = openConnection(file);
  const read = new Map<string, TableSum>();
  try {
    let tables: Table[] = [];
    await loadPostgres({
      url: databaseUrl,
      migrations: migrations.postgres,
      tables: (made) => {
        tables = made.tables;
        for (const table of tables) checkTable(database, table);
        const sequences = made.sequences.map((sequence) => {
          const { table } = sequence;
          const last =
            table === MIGRATIONS ? migrations.postgres.length : table ? highestId(database, table) : 0;
          // It goes on where the ids of SQLite ended.
          return last > 0 ? { ...sequence, last: String(last), called: true } : sequence;
        });
        return { tables, sequences };
      },
      async *rowsIn(name) {
        if (name === MIGRATIONS) return yield* migrationLines(tables, migrations.postgres);
        const table = tables.find((each) => each.name === name) as Table;
        const sum = createTableSum(typesOf(table));
        for (const row of readRows(database, table)) {
          sum.add(row);
          yield JSON.stringify(row);
        }
        read.set(name, sum.result());
      },
      keepAs: 'before_move',
      check: () => undefined,
    });
  } finally {
    database.close();
  }
  const stored = new Map<string, TableSum>();
  await copyPostgres({
    url: databaseUrl,
    async take(table, lines) {
      const sum = createTableSum(typesOf(table));
      for await (const line of lines) sum.add(JSON.parse(line) as TextRow);
      stored.set(table.name, sum.result());
    },
    finish: async () => undefined,
  });
  compareSums(read, stored);
  return { sums: read, kept: await setAside(dataDir, now) };
}

async function toSqlite({ dataDir, databaseUrl, migrations, now }: Move): Promise<Moved> {
  const folder = join(dataDir, MOVING);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const file = join(folder, SQLITE_FILE);
  const read = new Map<string, TableSum>();
  const stored = new Map<string, TableSum>();
  try {
    const database = openConnection(file);
    try {
      // Rows come before those they refer to; all are checked at the end.
      database.run('pragma foreign_keys = off');
      database.run('begin');
      await makeTables(database, migrations.sqlite);
      const { migrations: found } = await copyPostgres({
        url: databaseUrl,
        async take(table, lines) {
          if (table.name === MIGRATIONS) return drain(lines);
          checkTable(database, table);
          const sum = createTableSum(typesOf(table));
          for await (const line of lines) {
            const row = JSON.parse(line) as TextRow;
            sum.add(row);
            writeRow(database, { table, row });
          }
          read.set(table.name, sum.result());
          const copy = createTableSum(typesOf(table));
          for (const row of readRows(database, table)) copy.add(row);
          stored.set(table.name, copy.result());
        },
        async finish({ sequences }) {
          for (const { table, last, called } of sequences)
            if (table && table !== MIGRATIONS && called) keepHighestId(database, { table, id: Number(last) });
        },
      });
      refuseOther(found, migrations.postgres);
      recordMigrations(database, migrations.sqlite);
      database.run('commit');
      compareSums(read, stored);
      refuseLoose(database);
    } finally {
      database.close();
    }
    await checkSqlite(file);
    const kept = (await exists(join(dataDir, SQLITE_FILE))) ? await setAside(dataDir, now) : undefined;
    await rename(file, join(dataDir, SQLITE_FILE));
    return { sums: read, ...(kept ? { kept } : {}) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const typesOf = ({ columns }: Table) => columns.map(({ type }) => type);

/** The rows of the table of migrations, as if these had just run. */
function* migrationLines(tables: Table[], migrations: Migration[]): Generator<string> {
  const table = tables.find(({ name }) => name === MIGRATIONS) as Table;
  const now = new Date().toISOString();
  for (const [index, { name }] of migrations.entries()) {
    const values: Record<string, string> = {
      id: String(index + 1),
      name,
      batch: '1',
      updated_at: now,
      created_at: now,
    };
    yield JSON.stringify(table.columns.map((column) => values[column.name] ?? null));
  }
}

function recordMigrations(database: SqliteConnection, migrations: Migration[]): void {
  for (const { name } of migrations)
    database.execute({ sql: `insert into ${MIGRATIONS} (name, batch) values (?, 1)`, args: [name] });
}

/** Throws unless the database is as this version makes it. */
function refuseOther(found: string[], known: Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  if (found.length === names.size && found.every((name) => names.has(name))) return;
  throw new BackupError(
    'The database was made by another version of Frontage. Start this version with it once, so that it is brought up to date, stop it, then move. Nothing was changed.',
  );
}

function refuseLoose(database: SqliteConnection): void {
  const [loose] = database.execute('pragma foreign_key_check').rows;
  if (loose)
    throw new BackupError(
      `A row of the table ${loose.table} refers to a row of ${loose.parent} that is not there. Nothing was changed.`,
    );
}

/** Moves a SQLite database and its logs out of the way, so that no server starts on it by mistake. */
async function setAside(dataDir: string, now = new Date()): Promise<string> {
  const folder = join(dataDir, `${BEFORE_MOVE}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  await mkdir(folder, { mode: 0o700 });
  for (const end of ['-wal', '-shm', ''])
    if (await exists(join(dataDir, SQLITE_FILE + end)))
      await rename(join(dataDir, SQLITE_FILE + end), join(folder, SQLITE_FILE + end));
  return folder;
}

async function drain(lines: AsyncIterable<string>): Promise<void> {
  for await (const _line of lines);
}
