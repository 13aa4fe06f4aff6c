import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { daysBefore } from '#site/server/sydney-day.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { countPopup, forgetOldCounts, KEEP_DAYS } from './count-popup.ts';
import { popupResults } from './results.ts';
import { resultsEndpoint } from './results-endpoint.ts';

const { payload } = await testPayload();
const TODAY = '2026-11-21';

const popup = async (name: string, test?: { other: number }) =>
  (await payload.create({ collection: 'popups', data: { name, test, _status: 'published' } })).id;
const count = async (id: number, what: 'shown' | 'converted', times = 1, day = TODAY) => {
  for (let at = 0; at < times; at++) await countPopup({ payload, popup: id, what, day });
};
const results = (id: number, days = 30) => popupResults({ payload, id, today: TODAY, days });

beforeEach(async () => {
  await emptyTables(payload, 'popup_counts');
});

describe('counters', () => {
  it('lose nothing when many count at once', async () => {
    const id = await popup('Busy');
    await Promise.all(Array.from({ length: 50 }, (_, at) => count(id, at % 5 ? 'shown' : 'converted')));
    expect((await results(id))?.versions).toEqual([{ id, name: 'Busy', shown: 40, converted: 10 }]);
  });

  it('are forgotten once they are past their time', async () => {
    const id = await popup('Old');
    await count(id, 'shown', 1, daysBefore(TODAY, KEEP_DAYS));
    await count(id, 'shown', 1, daysBefore(TODAY, KEEP_DAYS + 1));
    await forgetOldCounts({ payload, today: TODAY });
    const rows = await query<{ day: string }>(payload, sql`select day from popup_counts`);
    expect(rows.map(({ day }) => day)).toEqual([daysBefore(TODAY, KEEP_DAYS)]);
  });
});

describe('results', () => {
  it('are added up over the span, day by day, without days before or after it', async () => {
    const id = await popup('Letter');
    await count(id, 'shown', 3);
    await count(id, 'converted', 1);
    await count(id, 'shown', 2, '2026-10-23');
    await count(id, 'shown', 9, '2026-10-22');
    await count(id, 'shown', 9, '2026-11-22');
    const found = await results(id);
    expect(found).toMatchObject({ from: '2026-10-23', to: TODAY, said: null });
    expect(found?.versions).toEqual([{ id, name: 'Letter', shown: 5, converted: 1 }]);
    expect(found?.days).toHaveLength(30);
    expect(found?.days.filter((day) => day.count > 0)).toEqual([
      { label: '2026-10-23', count: 2 },
      { label: TODAY, count: 3 },
    ]);
  });

  it('of a test hold both versions against each other, and say what that means', async () => {
    const other = await popup('Short letter');
    const id = await popup('Long letter', { other });
    await count(id, 'shown', 2);
    await count(other, 'shown', 3);
    const found = await results(id);
    expect(found?.versions.map(({ name, shown }) => [name, shown])).toEqual([
      ['Long letter', 2],
      ['Short letter', 3],
    ]);
    expect(found?.said).toContain('Not enough data');
  });

  it('are of the popup alone once the other version was deleted', async () => {
    const other = await popup('Gone');
    const id = await popup('Stays', { other });
    await payload.delete({ collection: 'popups', id: other });
    expect((await results(id))?.versions.map(({ name }) => name)).toEqual(['Stays']);
  });
});

describe('the staff endpoint', () => {
  const { handler } = resultsEndpoint as Endpoint & { handler: (req: PayloadRequest) => Promise<Response> };
  const ask = (id: unknown, role?: string) =>
    handler({
      user: role ? { id: 1, collection: 'users', role } : null,
      payload,
      searchParams: new URLSearchParams('days=90'),
      routeParams: { id },
    } as unknown as PayloadRequest);

  it('answers staff, for the span that was asked for', async () => {
    const response = await ask(await popup('Asked'), 'agent');
    expect(((await response.json()) as { days: unknown[] }).days).toHaveLength(90);
  });

  it('is for staff, and of popups there are', async () => {
    await expect(ask(await popup('Asked'))).rejects.toMatchObject({ status: 401 });
    await expect(ask('999999', 'editor')).rejects.toMatchObject({ status: 404 });
    await expect(ask('x', 'editor')).rejects.toMatchObject({ status: 404 });
  });

  it('leaves nobody write counters by hand', async () => {
    const user = { id: 1, collection: 'users', role: 'admin' } as never;
    await expect(
      payload.create({
        collection: 'popup-counts',
        data: { popup: 1, day: TODAY, shown: 1, converted: 1 },
        overrideAccess: false,
        user,
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
