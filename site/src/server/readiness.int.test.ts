import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { isPostgres, query } from './database.ts';
import { createReadiness } from './readiness.ts';

async function testReadiness(dataDir?: string) {
  const test = await testPayload();
  const clock = { at: 1000 };
  const ready = createReadiness({
    payload: test.payload,
    dataDir: dataDir ?? test.dataDir,
    now: () => clock.at,
  });
  return { ...test, clock, ready };
}

it('is ready when a row and a file could be written; asking again at once writes nothing', async () => {
  const { payload, dataDir, clock, ready } = await testReadiness();
  const written = async () =>
    (await query(payload, sql`select data from payload_kv where "key" = 'frontage:ready'`))[0]?.data;
  expect(await ready()).toBeUndefined();
  expect(existsSync(join(dataDir, '.ready'))).toBe(false);
  const first = await written();
  expect(String(first).length).toBeGreaterThan(10_000);
  clock.at += 4999;
  await Promise.all([ready(), ready(), ready()]);
  expect(await written()).toEqual(first);
  clock.at += 1;
  expect(await ready()).toBeUndefined();
  expect(await written()).not.toEqual(first);
});

it('is not ready when the database takes nothing, and again when it does', async () => {
  const { payload, clock, ready } = await testReadiness();
  await query(payload, sql`alter table payload_kv rename to elsewhere`);
  expect(await ready()).toBe('The database cannot be written to.');
  await query(payload, sql`alter table elsewhere rename to payload_kv`);
  clock.at += 1000;
  expect(await ready()).toBeUndefined();
});

it('is not ready when the disk is full', async () => {
  const { payload, ready } = await testReadiness();
  if (isPostgres(payload)) return;
  await query(payload, sql`delete from payload_kv`);
  await query(payload, sql`vacuum`);
  const [pages] = await query<{ page_count: number }>(payload, sql`pragma page_count`);
  await query(payload, sql.raw(`pragma max_page_count = ${pages?.page_count}`));
  expect(await ready()).toBe('The database cannot be written to.');
  await query(payload, sql`pragma max_page_count = 4294967294`);
});

it('is not ready when files cannot be kept', async () => {
  const { ready } = await testReadiness('/nowhere/at/all');
  expect(await ready()).toBe('DATA_DIR cannot be written to.');
});
