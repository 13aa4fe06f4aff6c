import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { testPayload } from './payload.ts';

type Snapshot = Record<string, unknown>;
type DrizzleKit = {
  generateDrizzleJson(schema: unknown): Promise<Snapshot> | Snapshot;
  generateMigration(before: Snapshot, after: Snapshot): Promise<string[]>;
};
type Database = Payload['db'] & { schema: unknown; requireDrizzleKit(): DrizzleKit };

it('the migrations make what the collections describe (else: npm run migrate:create -- name)', async () => {
  const { payload } = await testPayload();
  const db = payload.db as Database;
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const collections = await generateDrizzleJson(db.schema);
  expect(await generateMigration(latestSnapshot(db.migrationDir), collections)).toEqual([]);
});

function latestSnapshot(dir: string): Snapshot {
  const latest = readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(dir, String(latest)), 'utf8')) as Snapshot;
}
