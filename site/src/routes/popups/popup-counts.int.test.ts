import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { staffCookie } from '#site/server/testing/staff-cookie.ts';
import { popupSite } from '#site/testing/popups.ts';

const { payload, address, store } = await popupSite();
afterEach(() => payload.delete({ collection: 'popups', where: { id: { exists: true } } }));

describe('counting', () => {
  const tell = (id: number | string, what = 'shown', headers: Record<string, string> = {}) =>
    fetch(`${address}/popups/${id}/${what}`, { method: 'POST', headers }).then(({ status }) => status);
  const counts = async () => query(payload, sql`select * from popup_counts order by popup`);

  it('adds one to what was shown and what was done, and keeps nothing else', async () => {
    const id = await store();
    expect([await tell(id), await tell(id), await tell(id, 'converted')]).toEqual([204, 204, 204]);
    const [row, ...more] = await counts();
    expect(more).toEqual([]);
    const { id: _row, ...kept } = row ?? {};
    expect(Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]))).toEqual({
      popup: String(id),
      day: dayInSydney(Date.now()),
      shown: '2',
      converted: '1',
    });
    await payload.delete({ collection: 'popups', id });
    expect(await counts()).toEqual([]);
  });

  it('is of published popups alone', async () => {
    expect([await tell(await store({ _status: 'draft' })), await tell(999_999), await tell('x')]).toEqual([
      404, 404, 404,
    ]);
    expect(await tell(await store(), 'looked-at')).toBe(404);
    expect(await counts()).toEqual([]);
  });

  it('is for our own pages, and leaves staff out', async () => {
    const id = await store();
    expect(await tell(id, 'shown', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await tell(id, 'shown', { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await tell(id, 'shown', { cookie: await staffCookie(payload) })).toBe(204);
    expect(await counts()).toEqual([]);
  });

  it('ends for whoever counts too fast', async () => {
    const id = await store();
    const answers = await Promise.all(Array.from({ length: 70 }, () => tell(id)));
    expect(new Set(answers)).toEqual(new Set([204, 429]));
    const [row] = await counts();
    expect(Number(row?.shown)).toBe(answers.filter((status) => status === 204).length);
  });
});
