import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { isPostgres, query } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

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

it('a request that gets no free connection fails as when the database is away', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  const { pool } = payload.db as unknown as { pool: pg.Pool };
  const free = (pool.options.max ?? 0) - (pool.totalCount - pool.idleCount);
  const taken = await Promise.all(Array.from({ length: free }, () => pool.connect()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const failed = query(payload, sql`select 1 as one`).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isDatabaseAway(await failed)).toBe(true);
  } finally {
    vi.useRealTimers();
    for (const client of taken) client.release();
  }
  expect(await query(payload, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
