import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/libsql';
import type { TestProject } from 'vitest/node';
import { migrations } from '#site/migrations/sqlite/index.ts';
import { openSqlite } from '#site/server/sqlite-client.ts';
import { runMigrations } from '#site/server/upgrade/run-migrations.ts';

/** Migrates one SQLite file before the run; every test file starts from a copy of it. */
export default async function setup(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'frontage-sqlite-'));
  const template = join(dir, 'template.db');
  const client = openSqlite(template);
  const db = drizzle(client as never);
  await runMigrations({ migrations, db, run: (statement) => db.run(statement) });
  await client.close();
  project.provide('testDatabase', { kind: 'sqlite', template });
  return () => rm(dir, { recursive: true, force: true });
}
