import { stat } from 'node:fs/promises';
import { whatIsWrong } from '../data-dir.ts';
import { openConnection, type SqliteConnection } from '../sqlite-connection.ts';
import { BackupError } from './backup-error.ts';

/** How long a copy waits for another process that is writing, in ms. Nobody waits for this process. */
const BUSY_MS = 30_000;

/** What a database holds: its migrations, oldest first, and how many rows each table has. */
export type Contents = { migrations: string[]; rows: Record<string, number> };

/**
 * Copies a SQLite database while others use it: the state of one moment, complete, whatever is written meanwhile. The
 * copy is checked. Throws {@link BackupError} when there is no database or it is damaged.
 */
export async function copySqlite({ from, to }: { from: string; to: string }): Promise<Contents> {
  if (!(await stat(from).catch(() => undefined)))
    throw new BackupError(`There is no database ${from}. Is DATA_DIR the folder that the server uses?`);
  withDatabase(from, (database) => database.execute({ sql: 'vacuum into ?', args: [to] }));
  return checkSqlite(to);
}

/** Checks a whole database file and says what it holds. Throws {@link BackupError} when it is damaged. */
export async function checkSqlite(file: string): Promise<Contents> {
  return withDatabase(file, (database) => {
    const found = database.execute('pragma integrity_check(1)').rows[0]?.integrity_check;
    if (found !== 'ok') throw malformed(file, String(found));
    const tables = database.execute(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    );
    const rows: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const counted = database.execute(`select count(*) as n from "${name}"`);
      rows[String(name)] = Number(counted.rows[0]?.n);
    }
    const migrations = database.execute('select name from payload_migrations order by name');
    return { migrations: migrations.rows.map(({ name }) => String(name)), rows };
  });
}

/** How many leads a database got after a moment (ISO); undefined when it cannot be read. */
export async function leadsAfter(file: string, moment: string): Promise<number | undefined> {
  if (!(await stat(file).catch(() => undefined))) return undefined;
  try {
    return withDatabase(file, (database) => {
      const sql = 'select count(*) as n from leads where created_at > ?';
      return Number(database.execute({ sql, args: [moment] }).rows[0]?.n);
    });
  } catch {
    return undefined;
  }
}

function withDatabase<T>(file: string, work: (database: SqliteConnection) => T): T {
  const database = openConnection(file);
  try {
    database.run(`pragma busy_timeout = ${BUSY_MS}`);
    return work(database);
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw malformed(file, (error as Error).message);
    throw error;
  } finally {
    database.close();
  }
}

const malformed = (file: string, what: string) =>
  new BackupError(
    `The database ${file} is damaged (${whatIsWrong(what)}). Restore the newest backup: npm run restore -- backup.zip --replace`,
  );
