import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrations } from '#site/migrations/postgres/index.ts';
import { runMigrations } from '#site/server/upgrade/run-migrations.ts';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { onServer, TEMPLATE } from './postgres-database.ts';

/** Starts a PostgreSQL before the run and migrates one database; every test file gets a copy of it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  try {
    await onServer(server.url(), `create database ${TEMPLATE}`);
    await fillTemplate(server.url(TEMPLATE));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testDatabase', { kind: 'postgres', server: server.url() });
  return () => server.stop();
}

async function fillTemplate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const db = drizzle(client);
    await runMigrations({ migrations, db, run: (statement) => db.execute(statement) });
  } finally {
    // A template can be copied only while there are no connections to it.
    await client.end();
  }
}
