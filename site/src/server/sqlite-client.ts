import { setTimeout as wait } from 'node:timers/promises';
import type { Client, InArgs, InStatement, ResultSet, TransactionMode } from '@libsql/client';
import { Sqlite3Client } from '@libsql/client/sqlite3';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';

/** How long a statement waits for another process that is writing, in ms, before it fails as busy. */
export const SQLITE_BUSY_MS = 5000;
/** Shortest and longest pause between two tries, in ms. */
const PAUSE_MS = { least: 2, most: 40 };

/**
 * A connection to a SQLite file that waits for other writers without holding up this process. SQLite's own waiting
 * would stop the whole process, pages that need no database included. Reading never waits: the log that writers write
 * to (WAL) leaves readers the state before.
 */
export async function openSqlite(file: string): Promise<Client> {
  const client = new PatientClient(new Sqlite3Client(file, {}, connectionTo(file), 'number'));
  await client.execute('pragma busy_timeout = 0');
  await client.execute('pragma journal_mode = wal');
  // 64 MB: after a busy time the log does not stay as large as it ever was.
  await client.execute('pragma journal_size_limit = 67108864');
  // What was answered as stored is on disk.
  await client.execute('pragma synchronous = full');
  return client;
}

/** What begins a transaction that writes, as the client says it. */
const BEGIN = 'BEGIN IMMEDIATE';

/**
 * A statement that libsql prepared and SQLite refused as busy stays in progress until it is collected, and nothing can
 * be committed before that. One that is run unprepared does not, so transactions begin that way, and once they have
 * begun nothing is busy any more.
 *
 * Statements that read rows, and those that write some, are prepared once: an import runs a handful of them thousands of
 * times. Of those that write the client finds out by an error that they answer with nothing; making a new one each time
 * would cost as much as the statement.
 */
function connectionTo(file: string): Database.Database {
  const connection = new Database(file);
  const prepare = connection.prepare.bind(connection);
  const kept = new LRUCache<string, Statement>({ max: MOST_STATEMENTS });
  const begin = {
    safeIntegers: () => undefined,
    raw: noRows,
    run() {
      connection.exec(BEGIN);
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
  return Object.assign(connection, {
    prepare: ((text: string) => {
      if (text === BEGIN) return begin;
      // What changes the tables changes the columns of what was prepared before.
      if (/^\s*(create|alter|drop|vacuum)\b/i.test(text)) kept.clear();
      const isWrite = /^\s*(insert|update|delete)\b/i.test(text);
      if (!isWrite && !/^\s*select\b/i.test(text)) return prepare(text);
      const known = kept.get(text);
      if (known) return known;
      const statement = prepare(text);
      // One that writes and answers with rows is rare.
      if (isWrite && statement.reader) return statement;
      const failed = () => kept.delete(text);
      const again = isWrite ? writeAgain(statement, { failed }) : readAgain(statement, { failed });
      kept.set(text, again);
      return again;
    }) as typeof connection.prepare,
  });
}

type Statement = ReturnType<Database.Database['prepare']>;
/** Statements that stay prepared: preparing one costs as much as running it. */
const MOST_STATEMENTS = 600;

/** A statement that is run again and again, until an error: the names of its columns are asked for once. */
function readAgain(statement: Statement, { failed }: { failed: () => void }): Statement {
  const columnsOf = statement.columns.bind(statement);
  const all = statement.all.bind(statement) as (...values: unknown[]) => unknown[];
  let columns: ReturnType<Statement['columns']> | undefined;
  return Object.assign(statement, {
    columns: () => {
      columns ??= columnsOf();
      return columns;
    },
    all: (...values: unknown[]) => orForget(() => all(...values), failed),
  });
}

/** A statement without rows that is run again and again; after an error it is prepared anew. */
function writeAgain(statement: Statement, { failed }: { failed: () => void }): Statement {
  const run = statement.run.bind(statement) as (...values: unknown[]) => unknown;
  return Object.assign(statement, {
    raw: noRows,
    run: (...values: unknown[]) => orForget(() => run(...values), failed),
  });
}

function orForget<Result>(work: () => Result, forget: () => void): Result {
  try {
    return work();
  } catch (error) {
    forget();
    throw error;
  }
}

/** Said by a statement without rows when it is asked for them; its stack would cost more than the statement. */
const NO_ROWS = new TypeError('The statement returns no data.');
const noRows = (): never => {
  throw NO_ROWS;
};

/** Writes are tried again while another process writes: of one that was refused, nothing was done. */
class PatientClient implements Client {
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }
  get closed(): boolean {
    return this.#client.closed;
  }
  get protocol(): string {
    return this.#client.protocol;
  }
  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const whole = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
    if (!isWrite(whole.sql)) return patiently(() => this.#client.execute(whole));
    const [result] = await this.batch([whole], 'write');
    return result as ResultSet;
  }
  batch(statements: Parameters<Client['batch']>[0], mode?: TransactionMode): Promise<ResultSet[]> {
    return patiently(() => this.#client.batch(statements, mode));
  }
  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#client.migrate(statements);
  }
  transaction(mode?: TransactionMode) {
    return patiently(() => this.#client.transaction(mode));
  }
  executeMultiple(text: string): Promise<void> {
    return this.#client.executeMultiple(text);
  }
  sync() {
    return this.#client.sync();
  }
  close(): void {
    this.#client.close();
  }
}

/** Whether a statement may write; what cannot stand in a transaction counts as reading. */
function isWrite(text: string): boolean {
  if (/^\s*with\b/i.test(text)) return /\b(insert|update|delete|replace)\b/i.test(text);
  return !/^\s*(select|values|explain|pragma|vacuum|begin|commit|end|rollback|savepoint|release|attach|detach)\b/i.test(
    text,
  );
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + SQLITE_BUSY_MS;
  for (let pause = PAUSE_MS.least; ; pause = Math.min(PAUSE_MS.most, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      // BUSY_SNAPSHOT and BUSY_RECOVERY are said the same way.
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    // Not all at the same moment.
    await wait(pause * (0.5 + Math.random()));
  }
}

const isBusy = (error: unknown): boolean => /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code));
