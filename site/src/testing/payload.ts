import type { EventEmitter } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { inject } from 'vitest';
import { createDatabase } from './postgres-database.ts';

/** The admin that `seedAdmin` creates. */
export const TEST_ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

type TestPayload = {
  payload: Payload;
  /** The DATA_DIR of this test file: a temporary folder, absolute. */
  dataDir: string;
};

let booted: Promise<TestPayload> | undefined;

/**
 * The real Payload, booted from payload.config.ts on a migrated, empty database and a DATA_DIR that belong to this
 * test file alone. Which database is the Vitest project's choice: `sqlite` or `postgres`. A second call in the same
 * file answers with the same instance. Everything is removed after the file's last test.
 * `seedAdmin` creates {@link TEST_ADMIN}.
 */
export async function testPayload({ seedAdmin = false } = {}): Promise<TestPayload> {
  booted ??= boot();
  const test = await booted;
  if (seedAdmin) await ensureAdmin(test.payload);
  return test;
}

/** Stops what {@link testPayload} started. Called by setup.ts. */
export async function destroyTestPayload(): Promise<void> {
  const payload = (await booted)?.payload;
  // Payload leaves PostgreSQL's connections open. They end with the database, which is no error here.
  (payload?.db as { pool?: EventEmitter } | undefined)?.pool?.on('error', () => {});
  await payload?.destroy();
  // The next file of this process starts its own; Payload would answer with the one that has ended.
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}

async function boot(): Promise<TestPayload> {
  const dataDir = String(process.env.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const database = inject('testDatabase');
  if (database.kind === 'postgres') {
    await createDatabase({ server: database.server, url: String(process.env.DATABASE_URL) });
  } else await copyFile(database.template, join(dataDir, 'frontage.db'));
  return startHere(dataDir);
}

/** As {@link testPayload}, on a database and a DATA_DIR that the test has filled itself. */
export async function startedPayload(): Promise<TestPayload> {
  booted ??= startHere(String(process.env.DATA_DIR));
  return booted;
}

async function startHere(dataDir: string): Promise<TestPayload> {
  const { default: config } = await import('#site/payload.config.ts');
  const { provideBlocks } = await import('#site/builder/provide-blocks.ts');
  await provideBlocks();
  const { startPayload } = await import('#site/server/payload.ts');
  return { payload: await startPayload(config), dataDir };
}

async function ensureAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs) return;
  await payload.create({ collection: 'users', data: { ...TEST_ADMIN, name: 'Admin', role: 'admin' } });
}
