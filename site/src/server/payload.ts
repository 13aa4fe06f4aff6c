import { type SQL, sql } from 'drizzle-orm';
import type { SanitizedConfig } from 'payload';
import { getPayload, type Payload } from 'payload';
import type pg from 'pg';
import { watchCommits } from './after-commit.ts';
import { isPostgres, query, refreshStatistics } from './database.ts';
import { sayWrongClock } from './database-clock.ts';
import { withDatabaseLock } from './database-lock.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { fixTransactions } from './payload-transactions.ts';
import { reachPostgres } from './reach-postgres.ts';
import { withoutStatementLimit } from './statement-limit.ts';
import { pendingMigrations, runMigrations } from './upgrade/run-migrations.ts';
import { UpgradeError } from './upgrade/upgrade-error.ts';
import { upgradePostgres } from './upgrade/upgrade-postgres.ts';

/** Held by an instance that prepares the database: several may start at once. */
export const START_LOCK = 'frontage:start';

/**
 * The process's one Payload instance, with the database brought up to date. Next's admin finds the same instance
 * through Payload's own registry on `globalThis`.
 */
export async function startPayload(config: Promise<SanitizedConfig> | SanitizedConfig): Promise<Payload> {
  const { databaseUrl } = env();
  if (databaseUrl) await reachPostgres(databaseUrl);
  const payload = await getPayload({ config });
  await withoutStatementLimit(() => prepareSchema(payload));
  if (isPostgres(payload)) {
    fixTransactions(payload);
    await sayWrongClock(payload);
  }
  watchCommits(payload);
  if (isPostgres(payload)) surviveLostConnections(payload);
  // SQLite guesses at indexes without statistics.
  else await refreshStatistics(payload);
  return payload;
}

function prepareSchema(payload: Payload): Promise<void> {
  return withDatabaseLock(payload, START_LOCK, async () => {
    await (isPostgres(payload) ? migratePostgres(payload) : migrateSqlite(payload));
    // What migrations cannot say in Payload's terms, such as an index of words.
    for (const { custom } of payload.config.collections)
      await (custom?.afterMigrations as AfterMigrations | undefined)?.(payload);
  });
}

async function migratePostgres(payload: Payload): Promise<void> {
  const { migrations } = await import('../migrations/postgres/index.ts');
  const client = await (payload.db as unknown as { pool: pg.Pool }).pool.connect();
  try {
    await upgradePostgres({ client, migrations });
  } finally {
    client.release();
  }
}

/** Makes the tables of an empty database; a server has upgraded an older one before it opened it. */
async function migrateSqlite(payload: Payload): Promise<void> {
  const { migrations } = await import('../migrations/sqlite/index.ts');
  const tables = await query(payload, sql`select 1 from sqlite_schema where name = 'payload_migrations'`);
  const done = tables.length > 0 ? await query(payload, sql`select name from payload_migrations`) : [];
  const pending = pendingMigrations(
    migrations,
    done.map(({ name }) => String(name)),
  );
  if (pending.length > 0 && done.length > 0)
    throw new UpgradeError(
      'The database is of an earlier version of Frontage. Start the server once, which upgrades it, then run this again. Nothing was changed.',
    );
  const db = (payload.db as unknown as { drizzle: { run: (statement: SQL) => unknown } }).drizzle;
  await runMigrations({ migrations: pending, db, run: (statement) => db.run(statement) });
}

/** `custom.afterMigrations` of a collection: runs at each start, and changes nothing where all is as it should be. */
export type AfterMigrations = (payload: Payload) => Promise<void>;

/** When the server ends an idle connection the pool emits an error; without a listener that ends the process. */
function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as {
    pool: { on(event: 'error', listener: (error: Error) => void): void };
  };
  pool.on('error', (error) =>
    log.warn({ err: error }, 'a database connection ended; the next request opens another'),
  );
}
