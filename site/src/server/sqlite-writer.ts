import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type MessagePort, Worker } from 'node:worker_threads';
import {
  rowsOf,
  type SqliteResult,
  type SqliteStatement,
  sqliteError,
  toSqlite,
} from './sqlite-connection.ts';

/** What the thread is asked: statements one after another, as a transaction where `begin` is set, or a script. */
type Work =
  | { statements: { sql: string; args: readonly unknown[] }[]; begin?: string; script?: undefined }
  | { script: string };
type Request = Work & { id: number };
type Answer = { columns: string[]; values: unknown[][]; rowsAffected: number };
type Reply = { id: number; answers?: Answer[]; error?: { errcode?: number; message: string } };
type Pending = { resolve: (answers: Answer[]) => void; reject: (error: unknown) => void };

/** What the thread is sent is used once: with V8's usual 48 MB an import would leave much of it lying about. */
const YOUNG_MB = 6;

/** How long a write waits for another process that is writing, in ms, before it fails as busy. */
export const SQLITE_BUSY_MS = 5000;

/**
 * A second connection to a SQLite file, in a thread of its own, for everything that writes: one write after another, in
 * the order asked. Storing, indexing and waiting for the disk or for another process hold up nothing else here. The
 * thread starts with the first write.
 */
export function openWriter(file: string) {
  const pending = new Map<number, Pending>();
  let thread: Worker | undefined;
  let last = 0;
  let whenSettled: (() => void)[] = [];

  function start(): Worker {
    const started = new Worker(SOURCE, {
      eval: true,
      workerData: { file, pragmas: WRITER_PRAGMAS },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.on('message', ({ id, answers, error }: Reply) => {
      const asked = pending.get(id);
      pending.delete(id);
      if (answers) asked?.resolve(answers);
      else asked?.reject(errorOf(error));
      if (pending.size > 0) return;
      // A process that has nothing more to do may end.
      started.unref();
      for (const settled of whenSettled) settled();
      whenSettled = [];
    });
    started.on('error', stopped);
    started.on('exit', () => stopped(new Error('The thread that writes to the database has stopped.')));
    function stopped(error: unknown) {
      if (thread === started) thread = undefined;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    }
    return started;
  }

  async function ask(work: Work): Promise<Answer[]> {
    thread ??= start();
    thread.ref();
    last += 1;
    const request: Request = { ...work, id: last };
    return new Promise((resolve, reject) => {
      pending.set(request.id, { resolve, reject });
      thread?.postMessage(request);
    });
  }

  return {
    /** Runs statements; with `begin` all of them or none. Durable when it returns. Throws a SqliteError. */
    async write(statements: readonly (string | SqliteStatement)[], begin?: string): Promise<SqliteResult[]> {
      const plain = statements.map((wanted) => {
        const { sql, args = [] } = typeof wanted === 'string' ? { sql: wanted } : wanted;
        return { sql, args: args.every(isStored) ? args : args.map(toSqlite) };
      });
      const answers = await ask({ statements: plain, begin });
      return answers.map(({ columns, values, rowsAffected }) => ({
        columns,
        rows: rowsOf({ columns, values }),
        rowsAffected,
      }));
    },
    /** Runs several statements, none of which takes values. */
    async run(script: string): Promise<void> {
      await ask({ script });
    },
    /** Resolves when everything that was asked for is stored. */
    settled: (): Promise<void> =>
      pending.size === 0 ? Promise.resolve() : new Promise((resolve) => whenSettled.push(resolve)),
    /** Ends the thread. */
    async close(): Promise<void> {
      await thread?.terminate();
    },
  };
}

/** What is handed on as it is. */
const isStored = (value: unknown) => value === null || typeof value === 'string' || Number.isFinite(value);

const errorOf = ({ errcode, message }: NonNullable<Reply['error']> = { message: '' }): Error =>
  errcode === undefined ? new Error(message) : sqliteError({ errcode, message });

const WRITER_PRAGMAS = [
  `pragma busy_timeout = ${SQLITE_BUSY_MS}`,
  'pragma journal_mode = wal',
  // 16 MB instead of 4: an import writes the same pages of the indexes again and again.
  'pragma wal_autocheckpoint = 4000',
  // 64 MB: after a busy time the log does not stay as large as it ever was.
  'pragma journal_size_limit = 67108864',
  // Committed data is on disk.
  'pragma synchronous = full',
  // 16 MB instead of 2: an import writes to many indexes at once. 64 MB is no faster at 100,000 listings.
  'pragma cache_size = -16384',
  'pragma mmap_size = 268435456',
];

type Thread = {
  Database: typeof DatabaseSync;
  port: MessagePort;
  workerData: { file: string; pragmas: string[] };
};

/**
 * What runs in the thread. It is handed over as its source, because Vite, Next, Vitest and plain Node would each need
 * another address for a file of its own; so it uses nothing but its parameters.
 */
function serve({ Database, port, workerData }: Thread): void {
  const database = new Database(workerData.file);
  for (const pragma of workerData.pragmas) database.exec(pragma);
  /** Statements that stay prepared, those used last at the end: preparing one costs as much as running it. */
  const prepared = new Map<string, { statement: StatementSync; columns: string[] }>();

  const statementOf = (sql: string) => {
    const known = prepared.get(sql);
    if (known) prepared.delete(sql);
    const statement = known?.statement ?? database.prepare(sql);
    const one = known ?? { statement, columns: statement.columns().map(({ name }) => name) };
    // As arrays: two columns of a join may have the same name.
    if (!known && one.columns.length > 0) statement.setReturnArrays(true);
    // Schema changes alter the columns of prepared statements.
    if (/^\s*(create|alter|drop|vacuum)\b/i.test(sql)) prepared.clear();
    else if (/^\s*(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, one);
    const [oldest] = prepared.keys();
    if (prepared.size > 600 && oldest !== undefined) prepared.delete(oldest);
    return one;
  };

  const execute = ({ sql, args }: { sql: string; args: readonly unknown[] }): Answer => {
    const { statement, columns } = statementOf(sql);
    if (columns.length > 0) {
      const values = statement.all(...(args as never[])) as unknown as unknown[][];
      return { columns, values, rowsAffected: 0 };
    }
    return { columns, values: [], rowsAffected: Number(statement.run(...(args as never[])).changes) };
  };

  const answer = (work: Work): Answer[] => {
    if (work.script !== undefined) {
      database.exec(work.script);
      prepared.clear();
      return [];
    }
    if (!work.begin) return work.statements.map(execute);
    database.exec(work.begin);
    try {
      const answers = work.statements.map(execute);
      database.exec('commit');
      return answers;
    } finally {
      if (database.isTransaction) database.exec('rollback');
    }
  };

  port.on('message', ({ id, ...work }: Request) => {
    try {
      port.postMessage({ id, answers: answer(work as Work) });
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      port.postMessage({ id, error: { errcode, message } });
    }
  });
}

// Some tools name functions by a helper of theirs, which the thread does not have.
const SOURCE = `
const __name = (named) => named;
const { DatabaseSync: Database } = require('node:sqlite');
const { parentPort: port, workerData } = require('node:worker_threads');
(${serve})({ Database, port, workerData });
`;
