import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { BackupError } from '../backup/backup-error.ts';
import type { Table } from '../backup/postgres-copy.ts';
import type { SqliteConnection } from '../sqlite-connection.ts';
import type { Migration } from '../upgrade/run-migrations.ts';
import { type TextRow, textFor, valueFor } from './portable-rows.ts';

/** Rows read at a time. */
const BATCH = 500;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = ({ columns }: Table) => columns.map(({ name }) => quoted(name)).join(', ');

/** Makes the tables of an empty database. */
export async function makeTables(database: SqliteConnection, migrations: Migration[]): Promise<void> {
  const dialect = new SQLiteSyncDialect();
  const db = {
    run: async (statement: SQL) => {
      const { sql, params } = dialect.sqlToQuery(statement);
      return database.execute({ sql, args: params });
    },
  };
  for (const { up } of migrations) await up({ db } as never);
}

/** Throws {@link BackupError} unless a table has the columns that it has in PostgreSQL. */
export function checkTable(database: SqliteConnection, table: Table): void {
  const { rows } = database.execute({ sql: 'select name from pragma_table_info(?)', args: [table.name] });
  const here = rows.map(({ name }) => String(name)).sort();
  const there = table.columns.map(({ name }) => name).sort();
  if (JSON.stringify(here) !== JSON.stringify(there))
    throw new BackupError(
      `The table ${table.name} has other columns in SQLite than in PostgreSQL. Nothing was changed. Is this the version of Frontage that made the database?`,
    );
}

/** The rows of a table in the order of `table.columns`, as texts of PostgreSQL. */
export function* readRows(database: SqliteConnection, table: Table): Generator<TextRow> {
  const sql = `select rowid, ${listed(table)} from ${quoted(table.name)} where rowid > ? order by rowid limit ${BATCH}`;
  let last: unknown = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = database.execute({ sql, args: [last] });
    for (const row of rows) {
      last = row[0];
      yield table.columns.map(({ name, type }, index) => {
        try {
          return textFor({ value: row[index + 1], type });
        } catch (error) {
          if (!(error instanceof BackupError)) throw error;
          throw new BackupError(
            `Row ${last} of the table ${table.name} cannot be moved: its column ${name} ${error.message}. Correct that record in the admin, then move again. Nothing was changed.`,
          );
        }
      });
    }
    if (rows.length < BATCH) return;
  }
}

/** Adds a row of texts to a table. */
export function writeRow(database: SqliteConnection, { table, row }: { table: Table; row: TextRow }): void {
  const places = table.columns.map(() => '?').join(', ');
  const args = table.columns.map(({ type }, index) => valueFor({ text: row[index] ?? null, type }));
  database.execute({
    sql: `insert into ${quoted(table.name)} (${listed(table)}) values (${places})`,
    args,
  });
}

/** The highest id that a table ever gave, also to rows that were deleted; 0 where it gave none. */
export function highestId(database: SqliteConnection, table: string): number {
  const given = database.execute({ sql: 'select seq from sqlite_sequence where name = ?', args: [table] });
  const there = database.execute(`select max(id) as id from ${quoted(table)}`);
  return Math.max(Number(given.rows[0]?.seq ?? 0), Number(there.rows[0]?.id ?? 0));
}

/** Ids of rows that were deleted are not given again: addresses of listings contain them. */
export function keepHighestId(
  database: SqliteConnection,
  { table, id }: { table: string; id: number },
): void {
  const made = database.execute({
    sql: `select 1 from sqlite_schema where name = ? and sql like '%autoincrement%'`,
    args: [table],
  });
  if (made.rows.length === 0) return;
  database.execute({ sql: 'delete from sqlite_sequence where name = ?', args: [table] });
  database.execute({ sql: 'insert into sqlite_sequence (name, seq) values (?, ?)', args: [table, id] });
}
