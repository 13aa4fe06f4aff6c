import { setTimeout as wait } from 'node:timers/promises';
import {
  openConnection,
  type SqliteConnection,
  type SqliteResult,
  type SqliteStatement,
} from './sqlite-connection.ts';
import { openWriter, SQLITE_BUSY_MS } from './sqlite-writer.ts';

/** Shortest and longest pause between two tries of a read, in ms. */
const PAUSE_MS = { least: 2, most: 40 };

/** The part of libsql's client that Payload's adapter, Drizzle and `database.ts` use. */
export type SqliteClient = ReturnType<typeof openSqlite>;

/**
 * A SQLite file: reads run at once, writes in a thread of their own, one after another. Neither waits for the other:
 * with the write-ahead log (WAL) a read sees what was stored last.
 */
export function openSqlite(file: string) {
  let reader = openReader(file);
  const writer = openWriter(file);

  /** Whether statements changed the schema, or the statistics by which reads are planned, since the reader was opened. */
  let isStale = false;

  function read(statement: SqliteStatement): SqliteResult {
    if (isStale) {
      const fresh = openReader(file);
      reader.close();
      reader = fresh;
      isStale = false;
    }
    return reader.execute(statement);
  }

  async function write(
    statements: readonly (string | SqliteStatement)[],
    begin?: string,
  ): Promise<SqliteResult[]> {
    const results = await writer.write(statements, begin);
    if (statements.some((each) => CHANGES_PLANS.test(textOf(each)))) isStale = true;
    return results;
  }

  return {
    async execute(statement: string | SqliteStatement, args?: unknown[]): Promise<SqliteResult> {
      const whole = typeof statement === 'string' ? { sql: statement, args } : statement;
      if (isRead(whole.sql)) return patiently(() => read(whole));
      const [result] = await write([whole]);
      return result as SqliteResult;
    },

    /** All or nothing. */
    batch: (statements: readonly (string | SqliteStatement)[], mode?: string): Promise<SqliteResult[]> =>
      write(statements, mode === 'write' ? 'begin immediate' : 'begin'),

    /** Several statements without values, as migrations have them. */
    async executeMultiple(script: string): Promise<void> {
      await writer.run(script);
      isStale = true;
    },

    /** Payload's transactions would let other requests write into them; see `atomically`. */
    async transaction(): Promise<never> {
      throw new Error('Interactive transactions are not used on SQLite: write with atomically() instead.');
    },

    /** Resolves when everything that was written so far is stored. */
    settled: writer.settled,

    async close(): Promise<void> {
      await writer.settled();
      await writer.close();
      reader.close();
    },
  };
}

/** A connection for reads, with the schema and the statistics of now. */
function openReader(file: string): SqliteConnection {
  const reader = openConnection(file);
  reader.run('pragma busy_timeout = 0');
  reader.run('pragma journal_mode = wal');
  // 32 MB instead of 2: searches read the same pages of the indexes again and again.
  reader.run('pragma cache_size = -32768');
  return reader;
}

/**
 * A read waits only while another process repairs the log after one was killed; a refused statement has no
 * effect. SQLite's own busy timeout would hold up everything else here.
 */
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

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

const textOf = (statement: string | SqliteStatement): string =>
  typeof statement === 'string' ? statement : statement.sql;

/** What another connection must know of: changed columns, and statistics by which statements are planned. */
const CHANGES_PLANS = /^\s*(create|alter|drop|analyze|vacuum|pragma\s+optimize)\b/i;

const isRead = (sql: string): boolean =>
  /^\s*\(?\s*(select|values|explain)\b/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql));
