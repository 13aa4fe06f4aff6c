/** Cost: two seconds on PostgreSQL, nothing on SQLite. */
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { atomically, isPostgres, query } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { withStatementLimit } from './statement-limit.ts';

const poolOf = (payload: Payload) => (payload.db as unknown as { pool: pg.Pool }).pool;
const answer = (payload: Payload) => query(payload, sql`select 1 as one`);

const END_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';

/** Ends every connection of the pool, as a restart of PostgreSQL does. */
async function endConnections(): Promise<void> {
  const own = new pg.Client(String(process.env.DATABASE_URL));
  await own.connect();
  await own.query(END_OTHERS);
  await own.end();
}

/** All connections that nobody uses, so that the next request has to wait for one. */
function takeFreeConnections(payload: Payload) {
  const pool = poolOf(payload);
  const free = (pool.options.max ?? 0) - (pool.totalCount - pool.idleCount);
  return Promise.all(Array.from({ length: free }, () => pool.connect()));
}

it('a database that ends its idle connections costs nothing but new connections', async () => {
  const { payload } = await testPayload();
  // Two at once, so that one is idle while the other ends it.
  await Promise.all([answer(payload), answer(payload)]);
  if (isPostgres(payload)) await query(payload, sql.raw(END_OTHERS));
  expect(await answer(payload)).toEqual([{ one: 1 }]);
});

it('a request that gets no free connection fails as when the database is away', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  const taken = await takeFreeConnections(payload);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const failed = answer(payload).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isDatabaseAway(await failed)).toBe(true);
  } finally {
    vi.useRealTimers();
    for (const client of taken) client.release();
  }
  expect(await answer(payload)).toEqual([{ one: 1 }]);
});

it('a statement that takes too long fails as when the database is away, and is ended there too', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  const sleeps = () =>
    query(
      payload,
      sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query = 'select pg_sleep(50)'`,
    );
  const given = () => withStatementLimit(100, () => query(payload, sql`select pg_sleep(50)`));
  const written = () => withStatementLimit(100, () => atomically(payload, [sql`select pg_sleep(50)`]));
  for (const slow of [given, written]) {
    const failure = await slow().catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(String(failure)).toContain('has not answered');
  }
  await expect.poll(sleeps).toEqual([]);
  expect(await answer(payload)).toEqual([{ one: 1 }]);
});

it('one who waits for a connection keeps their own limit, not that of who had it before', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  const taken = await takeFreeConnections(payload);
  const waits = withStatementLimit(100, () => query(payload, sql`select pg_sleep(50)`)).catch(
    (error: unknown) => error,
  );
  for (const client of taken) withStatementLimit(60_000, () => client.release());
  expect(String(await waits)).toContain('has not answered');
});

it('connections that are lost while they are used fail what was asked of them, and nothing else', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  let asleep = () => {};
  const locked = oneAtATime({
    payload,
    name: 'lost while it works',
    work: () => new Promise<string>((resolve) => (asleep = () => resolve('done'))),
  });
  const written = atomically(payload, [sql`select pg_sleep(50)`]).catch((error: unknown) => error);
  await expect
    .poll(() =>
      query(
        payload,
        sql`select 1 as one from pg_stat_activity where query = 'select pg_sleep(50)' and state = 'active'`,
      ),
    )
    .toEqual([{ one: 1 }]);
  await endConnections();
  // Vitest fails the run for an error that nobody listens to: it would have ended the server.
  expect(isDatabaseAway(await written)).toBe(true);
  asleep();
  expect(await locked).toBe('done');
});

it('a transaction of Payload’s that could not begin releases its connection', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  const pool = poolOf(payload);
  const inUse = () => pool.totalCount - pool.idleCount;
  const before = inUse();
  pool.once('acquire', (client) =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  );
  await expect(payload.db.beginTransaction()).rejects.toThrow('cannot begin transaction');
  await expect.poll(inUse).toBe(before);
});

it('a commit of Payload’s that failed is an error', async () => {
  const { payload } = await testPayload();
  if (!isPostgres(payload)) return;
  const id = (await payload.db.beginTransaction()) as string;
  await endConnections();
  const failure = await payload.db.commitTransaction(id).catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
});
