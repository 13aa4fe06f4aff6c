/** Costs one start of Payload per database, about two seconds. */
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { atomically, query } from './database.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});
beforeEach(async () => {
  await emptyTables(payload, 'feed_withdrawals');
});

const COLUMNS = ['agent_id', 'unique_id', 'status', 'mod_time', 'created_at', 'updated_at'];
const THEN = '2026-11-01T00:00:00.000Z';
const row = (id: string, status = 'withdrawn') => ['AG', id, status, 'm', THEN, THEN];
const insert = (rows: unknown[][], tail?: string) => ({
  insert: 'feed_withdrawals',
  columns: COLUMNS,
  rows,
  tail,
});
const stored = async () =>
  (await query(payload, sql`select unique_id, status from feed_withdrawals order by unique_id`)).map(
    (each) => `${each.unique_id} ${each.status}`,
  );
const known = async (id: string) => {
  const [found] = await query(
    payload,
    sql`select id, updated_at from feed_withdrawals where unique_id = ${id}`,
  );
  return { id: Number(found?.id), readAt: String(found?.updated_at) };
};

it('writes rows together with other statements, and says which rows were still as they had been read', async () => {
  await atomically(payload, [insert([row('1'), row('2'), row('3')])]);
  const [first, second] = [await known('1'), await known('2')];
  const [written, other] = await atomically(payload, [
    {
      update: 'feed_withdrawals',
      columns: ['status'],
      rows: [
        { ...first, values: ['sold'] },
        { ...second, readAt: '2020-01-01T00:00:00.000Z', values: ['sold'] },
        { id: (await known('3')).id, values: ['leased'] },
      ],
    },
    sql`select count(*) as number from feed_withdrawals`,
    insert([row('1', 'deleted')], 'on conflict (agent_id, unique_id) do update set status = excluded.status'),
  ]);
  expect(written?.map(({ id }) => Number(id)).sort()).toEqual(
    [first.id, (await known('3')).id].sort((a, b) => a - b),
  );
  expect(Number(other?.[0]?.number)).toBe(3);
  expect(await stored()).toEqual(['1 deleted', '2 withdrawn', '3 leased']);
});

it('is all or nothing, and what failed can be done again', async () => {
  await atomically(payload, [insert([row('1')])]);
  for (const status of ['a', 'b']) {
    await expect(
      atomically(payload, [insert([row('2', status)]), insert([row('1')]), insert([row('3')])]),
    ).rejects.toThrow();
    expect(await stored()).toEqual(['1 withdrawn']);
  }
  await atomically(payload, [insert([row('2'), row('3')])]);
  expect(await stored()).toEqual(['1 withdrawn', '2 withdrawn', '3 withdrawn']);
});

it('at the same time as others, each transaction is whole', async () => {
  const pairs = Array.from({ length: 30 }, (_, index) => index);
  const done = await Promise.allSettled(
    pairs.map((index) =>
      atomically(payload, [insert([row(`a${index}`)]), insert([row(index % 3 ? `b${index}` : `a${index}`)])]),
    ),
  );
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(await stored()).toHaveLength(40);
});

it('a text cut in the middle of a character is stored', async () => {
  await atomically(payload, [insert([row('1', 'house 🏠'.slice(0, -1))])]);
  expect((await stored())[0]).toMatch(/^1 house .$/);
});
