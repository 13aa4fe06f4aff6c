import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { countCalculation } from './count-calculation.ts';
import type { Calculation } from './read-calculation.ts';
import { statisticsEndpoint } from './statistics-endpoint.ts';
import { summariseStatistics } from './summarise-statistics.ts';

const { payload } = await testPayload();

const calculation: Calculation = {
  state: 'NSW',
  host: 'example.com',
  propertyType: 1,
  firstHomeBuyer: 2,
  purchasing: 2,
  valueFrom: 750_000,
};
const count = (changes: Partial<Calculation> = {}, { day = '2026-11-21', maxHosts = 200 } = {}) =>
  countCalculation({ payload, calculation: { ...calculation, ...changes }, day, maxHosts });
const counters = async () => {
  const rows = await query<{ host: string; calculations: unknown }>(
    payload,
    sql`select host, calculations from duty_statistics order by host, calculations`,
  );
  return rows.map(({ host, calculations }) => [host, Number(calculations)]);
};

beforeEach(() => emptyTables(payload, 'duty_statistics'));

describe('the counters', () => {
  it('lose nothing when many count at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => count()));
    expect(await counters()).toEqual([['example.com', 50]]);
  });

  it('are one for each day, website, state, answer and band', async () => {
    await count();
    for (const changes of [
      { host: 'another.example' },
      { state: 'VIC' },
      { propertyType: 2 },
      { firstHomeBuyer: 1 },
      { purchasing: 3 },
      { valueFrom: 0 },
    ] as const)
      await count(changes);
    await count({}, { day: '2026-11-22' });
    await count();
    expect((await counters()).map(([, calculations]) => calculations).sort()).toEqual([
      ...Array(7).fill(1),
      2,
    ]);
  });

  it('hold nothing about the visitor: no address, no time, no value, no page', async () => {
    await count();
    const [row] = await query(payload, sql`select * from duty_statistics`);
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'calculations',
      'day',
      'first_home_buyer',
      'host',
      'id',
      'property_type',
      'purchasing',
      'state',
      'value_from',
    ]);
  });

  it('name no more websites a day than they may; the others count together', async () => {
    for (const host of ['a.example', 'b.example', 'c.example', 'd.example', 'a.example'])
      await count({ host }, { maxHosts: 2 });
    expect(await counters()).toEqual([
      ['a.example', 2],
      ['b.example', 1],
      ['other', 2],
    ]);
    await count({ host: 'c.example' }, { day: '2026-11-22', maxHosts: 2 });
    expect(await counters()).toContainEqual(['c.example', 1]);
  });
});

describe('the summary', () => {
  const summary = (days = 30) => summariseStatistics({ payload, today: '2026-11-21', days });
  const used = (counts: { label: string; count: number }[]) => counts.filter((each) => each.count > 0);

  it('adds the counters up by day, state, value, website and answer', async () => {
    await count();
    await count({}, { day: '2026-11-20' });
    await count({ state: 'VIC', host: 'another.example', valueFrom: 2_000_000, firstHomeBuyer: 1 });
    await count({}, { day: '2026-10-01' });
    await count({}, { day: '2026-11-22' });
    const { from, to, total, days, states, values, hosts, answers } = await summary();
    expect({ from, to, total, length: days.length }).toEqual({
      from: '2026-10-23',
      to: '2026-11-21',
      total: 3,
      length: 30,
    });
    expect(days.slice(-2)).toEqual([
      { label: '2026-11-20', count: 1 },
      { label: '2026-11-21', count: 2 },
    ]);
    expect(states).toHaveLength(8);
    expect(used(states)).toEqual([
      { label: 'NSW', count: 2 },
      { label: 'VIC', count: 1 },
    ]);
    expect(used(values)).toEqual([
      { label: '$750k to $1m', count: 2 },
      { label: '$2m and more', count: 1 },
    ]);
    expect(hosts).toEqual([
      { label: 'example.com', count: 2 },
      { label: 'another.example', count: 1 },
    ]);
    expect(answers[1]).toEqual({
      question: 'First home buyer',
      counts: [
        { label: 'Yes', count: 1 },
        { label: 'No', count: 2 },
      ],
    });
  });

  it('names the twenty websites used most and puts the rest together', async () => {
    for (let index = 10; index < 33; index += 1) await count({ host: `w${index}.example` });
    await count({ host: 'w32.example' });
    const { hosts } = await summary();
    expect(hosts).toHaveLength(21);
    expect(hosts[0]).toEqual({ label: 'w32.example', count: 2 });
    expect(hosts.at(-1)).toEqual({ label: '3 more websites', count: 3 });
  });

  it('is all noughts before the first calculation', async () => {
    const { total, days, hosts } = await summary(90);
    expect([total, days.length, used(days), hosts]).toEqual([0, 90, [], []]);
  });
});

describe('the staff endpoint', () => {
  const { handler } = statisticsEndpoint as Endpoint & {
    handler: (req: PayloadRequest) => Promise<Response>;
  };
  const ask = (role: string, search = '') => {
    const user = role ? { id: 1, collection: 'users', role } : null;
    return handler({ user, payload, searchParams: new URLSearchParams(search) } as unknown as PayloadRequest);
  };

  it.each([
    ['', 30],
    ['days=90', 90],
    ['days=365', 365],
    ['days=100000', 30],
  ])('answers “%s” with %d days', async (search, length) => {
    const response = await ask('agent', search);
    expect(((await response.json()) as { days: unknown[] }).days).toHaveLength(length);
  });

  it('is for staff, and nobody writes counters by hand', async () => {
    await expect(ask('')).rejects.toMatchObject({ status: 401 });
    const user = { id: 1, collection: 'users', role: 'admin' } as never;
    await expect(
      payload.create({
        collection: 'duty-statistics',
        data: { ...calculation, day: '2026-11-21', calculations: 1 },
        overrideAccess: false,
        user,
      }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      payload.find({ collection: 'duty-statistics', overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
