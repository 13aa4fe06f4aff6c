import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseAdapterObj, Payload } from 'payload';
import type { PoolConfig } from 'pg';
import { makeDataDir, SQLITE_FILE } from './data-dir.ts';
import { type Env, env } from './env.ts';
import { postgresWithLimits } from './postgres-with-limits.ts';
import {
  type Answer,
  type Compiled,
  compileForPostgres,
  compileForSqlite,
  isRowInsert,
  isRowUpdate,
  joinAnswers,
  type RowInsert,
  type RowUpdate,
} from './rows.ts';
import { openSqlite, type SqliteClient } from './sqlite-client.ts';

/**
 * The database adapter for this environment: SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL is set.
 * Schema changes come only from the migrations in the repository, never from a push.
 */
async function databaseAdapter({ dataDir, databaseUrl }: Env): Promise<DatabaseAdapterObj> {
  if (databaseUrl) {
    const [{ postgresAdapter }, { default: pg }] = await Promise.all([
      import('@payloadcms/db-postgres'),
      import('pg'),
    ]);
    return postgresAdapter({
      // The adapter comes with an older driver, which cannot pipeline.
      pg: postgresWithLimits(pg),
      pool: postgresPool(databaseUrl),
      push: false,
      migrationDir: migrationDir('postgres'),
    });
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  makeDataDir(dataDir);
  const file = join(dataDir, SQLITE_FILE);
  const adapter = sqliteAdapter({
    client: { url: pathToFileURL(file).href },
    // Ids of deleted rows are never reused: addresses of listings contain them.
    autoIncrement: true,
    push: false,
    migrationDir: migrationDir('sqlite'),
  });
  return { ...adapter, init: (args) => withClient(adapter.init(args), () => openSqlite(file)) };
}

/**
 * Connections send statements without waiting for the answers to those before; see transactPostgres. When PostgreSQL no
 * longer answers, and does not end its connections either, requests that wait for a free one fail after 20 s, as when it is
 * away, and those that have one after 30 s.
 */
const postgresPool = (connectionString: string) =>
  ({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 20_000,
    keepAlive: true,
    // A machine that is gone says nothing: after this and ten probes of a second the connection counts as lost.
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'frontage',
    // Newer than the types of the driver.
    pipeline: true,
  }) as PoolConfig;

type SqliteAdapter = ReturnType<Awaited<ReturnType<typeof databaseAdapter>>['init']>;

/** The adapter on our own connection: Payload uses an existing one. */
function withClient(adapter: SqliteAdapter, open: () => SqliteClient): SqliteAdapter {
  const { connect, destroy } = adapter;
  return Object.assign(adapter, {
    async connect(this: { client?: SqliteClient }, options: { hotReload: boolean }) {
      this.client ??= open();
      await connect?.call(this as never, options);
    },
    /** What nobody waited for is stored before the process ends. */
    async destroy(this: { client?: SqliteClient }) {
      await this.client?.settled();
      await destroy?.call(this as never);
    },
  });
}

/** True when the running database is PostgreSQL. */
export function isPostgres(payload: Payload): boolean {
  return payload.db.name === 'postgres';
}

// The two adapters' Drizzle handles differ in their types and agree in what is used here.
type Rows = { rows: Record<string, unknown>[]; rowsAffected?: number; rowCount?: number | null };
type Dialect = { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } };
type Handle = { dialect: Dialect; $client: SqliteClient };
type PostgresQuery = { name?: string; text: string; values?: unknown[]; types?: unknown };
type PostgresClient = {
  query(config: PostgresQuery): Promise<Rows>;
  release(error?: Error): void;
  connection: { stream: Writable };
};
type TypeParser = (oid: number, format?: 'text' | 'binary') => (value: string) => unknown;
type PostgresAdapter = {
  pg: { types: { getTypeParser: TypeParser } };
  pool: { connect(): Promise<PostgresClient>; query(config: PostgresQuery): Promise<Rows> };
};
const postgres = (payload: Payload) => payload.db as unknown as PostgresAdapter;
const handle = (payload: Payload) => (payload.db as unknown as { drizzle: Handle }).drizzle;

/** Runs one statement and returns its rows; column names as in the database (snake_case). */
export async function query<Row extends Record<string, unknown>>(
  payload: Payload,
  statement: SQL,
): Promise<Row[]> {
  const { dialect, $client } = handle(payload);
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const { rows } = isPostgres(payload)
    ? await postgres(payload).pool.query(planned(payload, { text, values }))
    : await $client.execute({ sql: text, args: values });
  return rows as Row[];
}

/** The value of a JSON column: SQLite returns it as text, PostgreSQL parsed. */
export function jsonOf<T>(column: unknown): T {
  return (typeof column === 'string' ? JSON.parse(column) : column) as T;
}

/** A statement of a transaction: SQL, or rows of one table to write. */
export type Statement = SQL | RowInsert | RowUpdate;

/**
 * Runs statements as one transaction: all or nothing, durable when it returns, an error when it is not.
 * On SQLite they run as one batch in the thread that writes, so no other request can join the
 * transaction (with Payload's own transactions they would, and a failed commit is swallowed).
 */
export async function atomically(
  payload: Payload,
  statements: Statement[],
): Promise<Record<string, unknown>[][]> {
  if (statements.length === 0) return [];
  const { dialect } = handle(payload);
  const onPostgres = isPostgres(payload);
  const texts = new Map<object, string>();
  const parts = statements.map((statement): Compiled[] => {
    if (isRowInsert(statement) || isRowUpdate(statement))
      return onPostgres ? compileForPostgres(statement) : compileForSqlite(statement, texts);
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    return [{ text, values }];
  });
  const answers = await (onPostgres ? transactPostgres : transactSqlite)(payload, parts.flat());
  let at = 0;
  return statements.map((statement, index) => {
    const own = answers.slice(at, at + (parts[index] as Compiled[]).length);
    at += own.length;
    return isRowInsert(statement) || isRowUpdate(statement)
      ? joinAnswers(statement, own)
      : (own[0] as Answer).rows;
  });
}

async function transactSqlite(payload: Payload, statements: Compiled[]): Promise<Answer[]> {
  const batch = statements.map(({ text, values }) => ({ sql: text, args: values }));
  const results = await handle(payload).$client.batch(batch, 'write');
  return results.map(({ rows, rowsAffected }) => ({ rows, changes: rowsAffected ?? 0 }));
}

/**
 * All statements are sent at once (the connections pipeline), so a transaction costs one round trip whatever its length.
 * If one fails, PostgreSQL refuses the rest and rolls back at the commit.
 */
async function transactPostgres(payload: Payload, statements: Compiled[]): Promise<Answer[]> {
  const client = await postgres(payload).pool.connect();
  const { stream } = client.connection;
  // One packet instead of one for each statement.
  stream.cork();
  const sent = [
    client.query({ text: 'begin' }),
    ...statements.map((statement) => client.query(planned(payload, statement))),
    client.query({ text: 'commit' }),
  ];
  stream.uncork();
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((each) => each.status === 'rejected');
  const last = settled.at(-1);
  // A connection that did not end its transaction is not used again.
  client.release(last?.status === 'rejected' ? asError(last.reason) : undefined);
  if (failed) throw failed.reason;
  return settled.slice(1, -1).map((each) => {
    const { rows, rowCount } = (each as PromiseFulfilledResult<Rows>).value;
    return { rows, changes: rowCount ?? 0 };
  });
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** Named statements by their text. Every connection caches the plan of each, so their number is bounded. */
const planNames = new Map<string, string>();
const MAX_PLANS = 200;
/** How often other statements were sent; those sent five times get a name. Ones with lists of varying length seldom do. */
const timesSent = new LRUCache<string, number>({ max: 1000 });
const SENT_OFTEN = 5;

function planName(text: string): string | undefined {
  const known = planNames.get(text);
  if (known || planNames.size >= MAX_PLANS) return known;
  const times = (timesSent.get(text) ?? 0) + 1;
  timesSent.set(text, times);
  if (times < SENT_OFTEN) return undefined;
  const name = `frontage_${planNames.size + 1}`;
  planNames.set(text, name);
  timesSent.delete(text);
  return name;
}

/**
 * A statement for the driver. A frequent one gets a name, so that PostgreSQL parses and plans it once for
 * each connection: planning takes longer than running for most statements that visitors cause.
 */
function planned(payload: Payload, { text, values }: Compiled): PostgresQuery {
  return { name: planName(text), text, values, types: typesOf(payload) };
}

let types: { getTypeParser: TypeParser } | undefined;

/** The driver's type parsers; every Payload of a process shares the driver. */
function typesOf(payload: Payload): { getTypeParser: TypeParser } {
  const { getTypeParser } = postgres(payload).pg.types;
  types ??= {
    getTypeParser: (oid, format) => (DATES.has(oid) ? (value) => value : getTypeParser(oid, format)),
  };
  return types;
}

/** Dates and times, alone and in lists, stay the text the database wrote, as in Payload's own queries. */
const DATES = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]);

/**
 * Updates the statistics of SQLite's planner, so that it picks the best index. Worth calling after many
 * rows were written; takes milliseconds at any size. PostgreSQL does it by itself.
 */
export async function refreshStatistics(payload: Payload): Promise<void> {
  if (isPostgres(payload)) return;
  await query(payload, sql`pragma analysis_limit = 1000`);
  await query(payload, sql`analyze`);
}

function migrationDir(kind: 'sqlite' | 'postgres'): string {
  return join(process.cwd(), 'site/src/migrations', kind);
}

/** The environment's database, for the Payload configuration. */
export const configuredDatabase = () => databaseAdapter(env());

/** Whether a JSON column holds this text, whole, as one of its values. `text` is in lowercase. */
export function holdsText({ column, text }: { column: SQL; text: string }): SQL {
  const pattern = `%${JSON.stringify(text).replace(/[!%_]/g, '!$&')}%`;
  return sql`lower(cast(${column} as text)) like ${pattern} escape '!'`;
}
