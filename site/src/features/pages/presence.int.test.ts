import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { PRESENT_MS, signOfLife } from './presence.ts';

let payload: Payload;
let ada: number;
let ed: number;
beforeAll(async () => {
  ({ payload } = await testPayload());
  const user = async (name: string) =>
    (
      await payload.create({
        collection: 'users',
        data: { name, role: 'editor', email: `${name}@example.com`, password: 'correct horse battery' },
      })
    ).id;
  ada = await user('Ada');
  ed = await user('Ed');
});

const NOW = Date.UTC(2026, 10, 23, 9);
let id = 0;
beforeEach(() => {
  id += 1;
});
const sign = (tab: string, user: number, more: object = {}) =>
  signOfLife({ payload, collection: 'pages', id, tab, user, now: NOW, ...more });

it('names who else has the page open', async () => {
  expect(await sign('a', ada)).toEqual({ others: [], takenBy: null });
  expect(await sign('e', ed)).toEqual({ others: ['Ada'], takenBy: null });
  expect(await sign('a', ada)).toEqual({ others: ['Ed'], takenBy: null });
});
it('names the same person in another tab', async () => {
  await sign('a', ada);
  expect(await sign('a2', ada)).toMatchObject({ others: ['You, in another tab'] });
});
it('forgets who leaves, and who gives no sign for a while', async () => {
  await sign('a', ada);
  await sign('a', ada, { leaving: true });
  expect(await sign('e', ed)).toMatchObject({ others: [] });
  expect(await sign('a', ada, { now: NOW + PRESENT_MS })).toMatchObject({ others: [] });
});
it('tells the others who has taken over, until that person leaves', async () => {
  await sign('a', ada);
  expect(await sign('e', ed, { takeOver: true })).toMatchObject({ takenBy: null });
  expect(await sign('a', ada)).toMatchObject({ takenBy: 'Ed' });
  await sign('e', ed, { leaving: true });
  expect(await sign('a', ada)).toEqual({ others: [], takenBy: null });
});
it('leaves nothing behind when everyone has gone', async () => {
  await sign('a', ada);
  await sign('a', ada, { leaving: true });
  expect(await payload.kv.get(`frontage:builder:pages/${id}`)).toBeNull();
});
