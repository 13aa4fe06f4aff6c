import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { isPostgres, query } from './database.ts';

it('a database that ends its idle connections costs nothing but new connections', async () => {
  const { payload } = await testPayload();
  const answer = () => query(payload, sql`select 1 as one`);
  // Two at once, so that one is idle while the other ends it.
  await Promise.all([answer(), answer()]);
  if (isPostgres(payload)) {
    await query(
      payload,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    );
  }
  expect(await answer()).toEqual([{ one: 1 }]);
});
