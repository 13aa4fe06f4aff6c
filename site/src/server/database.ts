import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { SQLITE_FILE } from './data-dir.ts';
import { type Env, env } from './env.ts';
import { openSqlite } from './sqlite-client.ts';

/**
 * The database adapter for this environment: SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL is set.
 * Schema changes come only from the migrations in the repository, never from a push.
 */
export async function databaseAdapter({ dataDir, databaseUrl }: Env): Promise<DatabaseAdapterObj> {
  if (databaseUrl) {
    const { postgresAdapter } = await import('@payloadcms/db-postgres');
    return postgresAdapter({
      pool: { connectionString: databaseUrl, max: 10, application_name: 'frontage' },
      push: false,
      migrationDir: migrationDir('postgres'),
    });
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  const adapter = sqliteAdapter({
    client: { url: pathToFileURL(file).href },
    // A deleted row's id is never given to another: addresses of listings are made of it.
    autoIncrement: true,
    push: false,
    migrationDir: migrationDir('sqlite'),
  });
  return { ...adapter, init: (args) => withClient(adapter.init(args), () => openSqlite(file)) };
}

type SqliteAdapter = ReturnType<Awaited<ReturnType<typeof databaseAdapter>>['init']>;

/** The adapter on a connection of our making: Payload takes the one that is there. */
function withClient(adapter: SqliteAdapter, open: () => Promise<unknown>): SqliteAdapter {
  const { connect } = adapter;
  return Object.assign(adapter, {
    async connect(this: { client?: unknown }, options: { hotReload: boolean }) {
      this.client ??= await open();
      await connect?.call(this as never, options);
    },
  });
}

/** True when the running database is PostgreSQL. */
export function isPostgres(payload: Payload): boolean {
  return payload.db.name === 'postgres';
}

// The two adapters' Drizzle handles differ in their types and agree in what is used here.
type Rows = { rows: Record<string, unknown>[] };
type Dialect = { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } };
type SqliteHandle = {
  run(statement: SQL): Promise<Rows>;
  dialect: Dialect;
  $client: { batch(statements: { sql: string; args: unknown[] }[], mode: 'write'): Promise<Rows[]> };
};
type PostgresHandle = {
  execute(statement: SQL): Promise<Rows>;
  transaction<T>(work: (tx: PostgresHandle) => Promise<T>): Promise<T>;
};
const handle = (payload: Payload) =>
  (payload.db as unknown as { drizzle: SqliteHandle & PostgresHandle }).drizzle;

/** Runs one statement and returns its rows; column names as in the database (snake_case). */
export async function query<Row extends Record<string, unknown>>(
  payload: Payload,
  statement: SQL,
): Promise<Row[]> {
  const result = isPostgres(payload)
    ? await handle(payload).execute(statement)
    : await handle(payload).run(statement);
  return result.rows as Row[];
}

/** The value of a JSON column: SQLite hands it over as text, PostgreSQL parsed. */
export function jsonOf<T>(column: unknown): T {
  return (typeof column === 'string' ? JSON.parse(column) : column) as T;
}

/**
 * Runs statements as one transaction: all or nothing, durable when it returns, an error when it is not.
 * On SQLite they run as one batch without giving way to other work, so no other request can slip into the
 * transaction or wait for its lock (Payload's own transactions would, and swallow a failed commit).
 */
export async function atomically(payload: Payload, statements: SQL[]): Promise<Record<string, unknown>[][]> {
  if (statements.length === 0) return [];
  const db = handle(payload);
  if (isPostgres(payload)) {
    return db.transaction(async (tx) => {
      const results: Record<string, unknown>[][] = [];
      for (const statement of statements) results.push((await tx.execute(statement)).rows);
      return results;
    });
  }
  const compiled = statements.map((statement) => {
    const { sql: text, params } = db.dialect.sqlToQuery(statement);
    return { sql: text, args: params };
  });
  return (await db.$client.batch(compiled, 'write')).map((result) => result.rows);
}

/**
 * Tells SQLite's planner how its tables look, so that it picks the index that narrows most. Worth calling after many
 * rows were written; takes milliseconds at any size. PostgreSQL does it by itself.
 */
export async function refreshStatistics(payload: Payload): Promise<void> {
  if (isPostgres(payload)) return;
  await query(payload, sql`pragma analysis_limit = 1000`);
  await query(payload, sql`analyze`);
}

/** Whether the database answers. */
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  try {
    await query(payload, sql`select 1 as one`);
    return true;
  } catch {
    return false;
  }
}

function migrationDir(kind: 'sqlite' | 'postgres'): string {
  return join(process.cwd(), 'site/src/migrations', kind);
}

/** The environment's database, for the Payload configuration. */
export const configuredDatabase = () => databaseAdapter(env());
