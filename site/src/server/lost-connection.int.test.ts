import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { databaseAnswers, isPostgres, query } from './database.ts';

it('a database that ends its idle connections costs nothing but new connections', async () => {
  const { payload } = await testPayload();
  // Two at once, so that one is idle while the other ends it.
  await Promise.all([databaseAnswers(payload), databaseAnswers(payload)]);
  if (isPostgres(payload)) {
    await query(
      payload,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    );
  }
  expect(await databaseAnswers(payload)).toBe(true);
});
