import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { TEST_ADMIN, testPayload } from './payload.ts';

it('boots on an empty, migrated database of its own', async () => {
  const { payload, dataDir } = await testPayload();
  expect((await payload.count({ collection: 'listings' })).totalDocs).toBe(0);
  const [recorded] = await query<{ n: number | string }>(
    payload,
    sql`select count(*) as n from payload_migrations`,
  );
  expect(Number(recorded?.n)).toBeGreaterThan(0);
  expect(existsSync(`${dataDir}/frontage.db`)).toBe(!isPostgres(payload));
});

it('answers with the same instance a second time, and with an admin when asked', async () => {
  const { payload } = await testPayload();
  const again = await testPayload({ seedAdmin: true });
  expect(again.payload).toBe(payload);
  const { user } = await payload.login({ collection: 'users', data: TEST_ADMIN });
  expect(user?.role).toBe('admin');
});
