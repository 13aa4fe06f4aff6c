import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { log } from '../log.ts';
import { type Migration, pendingMigrations, runMigrations } from './run-migrations.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Brings a PostgreSQL database up to date, an empty one included, in one transaction: all migrations or none. Throws an
 * UpgradeError with everything as it was.
 */
export async function upgradePostgres({
  client,
  migrations,
}: {
  client: Client;
  migrations: readonly Migration[];
}): Promise<void> {
  const pending = pendingMigrations(migrations, await doneIn(client));
  if (pending.length === 0) return;
  log.info({ migrations: pending.map(({ name }) => name) }, 'upgrading the database');
  const db = drizzle(client as pg.Client);
  await client.query('begin');
  try {
    await runMigrations({ migrations: pending, db, run: (statement) => db.execute(statement) });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function doneIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('payload_migrations') is not null as there",
  );
  if (!rows[0]?.there) return [];
  const done = await client.query<{ name: string }>('select name from payload_migrations');
  return done.rows.map(({ name }) => name);
}
