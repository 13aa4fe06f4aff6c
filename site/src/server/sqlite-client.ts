import { setTimeout as wait } from 'node:timers/promises';
import {
  openConnection,
  type SqliteConnection,
  type SqliteResult,
  type SqliteStatement,
} from './sqlite-connection.ts';

/** How long a statement waits for another process that is writing, in ms, before it fails as busy. */
export const SQLITE_BUSY_MS = 5000;
/** Shortest and longest pause between two tries, in ms. */
const PAUSE_MS = { least: 2, most: 40 };

/** The part of libsql's client that Payload's adapter, Drizzle and `database.ts` use. */
export type SqliteClient = ReturnType<typeof openSqlite>;

/**
 * A connection to a SQLite file that waits for other writers without blocking this process. SQLite's own busy timeout
 * would block the whole process, pages that need no database included. Reads never wait: with the write-ahead log (WAL)
 * they see the state before.
 */
export function openSqlite(file: string) {
  const connection = openConnection(file);
  connection.run('pragma busy_timeout = 0');
  connection.run('pragma journal_mode = wal');
  // 16 MB instead of 4: an import writes the same pages of the indexes again and again.
  connection.run('pragma wal_autocheckpoint = 4000');
  // 64 MB: after a busy time the log does not stay as large as it ever was.
  connection.run('pragma journal_size_limit = 67108864');
  // Committed data is on disk.
  connection.run('pragma synchronous = full');
  return {
    async execute(statement: string | SqliteStatement, args?: unknown[]): Promise<SqliteResult> {
      const whole = typeof statement === 'string' ? { sql: statement, args } : statement;
      return patiently(() => connection.execute(whole));
    },

    /** All or nothing, without yielding to other work. */
    async batch(statements: (string | SqliteStatement)[], mode?: string): Promise<SqliteResult[]> {
      const begin = mode === 'write' ? 'begin immediate' : 'begin';
      return patiently(() => transact({ connection, begin, statements }));
    },

    /** Several statements without values, as migrations have them. */
    async executeMultiple(text: string): Promise<void> {
      await patiently(() => connection.run(text));
    },

    /** Payload's transactions would let other requests write into them; see `atomically`. */
    async transaction(): Promise<never> {
      throw new Error('Interactive transactions are not used on SQLite: write with atomically() instead.');
    },

    close: () => connection.close(),
  };
}

function transact({
  connection,
  begin,
  statements,
}: {
  connection: SqliteConnection;
  begin: string;
  statements: (string | SqliteStatement)[];
}): SqliteResult[] {
  connection.run(begin);
  try {
    const results = statements.map((statement) => connection.execute(statement));
    connection.run('commit');
    return results;
  } finally {
    if (connection.isInTransaction()) connection.run('rollback');
  }
}

/** Retries while another process writes: a refused statement has no effect. */
async function patiently<T>(work: () => T): Promise<T> {
  const until = performance.now() + SQLITE_BUSY_MS;
  for (let pause = PAUSE_MS.least; ; pause = Math.min(PAUSE_MS.most, pause * 2)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    // Not all at the same moment.
    await wait(pause * (0.5 + Math.random()));
  }
}

const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY';
