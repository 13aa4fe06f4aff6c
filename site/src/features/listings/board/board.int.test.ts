// One boot of Payload: about six seconds. The quick lists, and what the buttons of a listing do.

import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { containsText } from '#site/server/contains-text.ts';
import { atomically, isPostgres, query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { listingActionEndpoint } from '../collection/action-endpoint.ts';
import { prepareBoardIndexes, SEARCHED } from './board-indexes.ts';
import type { BoardView } from './board-views.ts';
import { loadBoard } from './load-board.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');

let payload: Payload;
let mia = 0;
const ids: Record<string, number> = {};

const listing = async (street: string, data: Record<string, unknown> = {}) => {
  const made = await payload.create({
    collection: 'listings',
    data: {
      method: 'buy',
      category: 'residential',
      status: 'current',
      streetNumber: '1',
      street,
      suburb: 'Perth',
      state: 'WA',
      postcode: '6000',
      price: 850_000,
      headline: 'A house',
      description: 'Light rooms.',
      publishIncomplete: true,
      listedAt: '2026-11-11T01:00:00.000Z',
      agents: [mia],
      _status: 'published',
      ...data,
    } as never,
  });
  ids[street] = Number(made.id);
  return Number(made.id);
};

beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  mia = Number(
    (await payload.create({ collection: 'agents', data: { name: 'Mia Agent', _status: 'published' } })).id,
  );
  await listing('Current Street', {
    inspections: [
      { startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T01:30:00.000Z' },
      { startsAt: '2026-11-28T01:00:00.000Z', endsAt: '2026-11-28T01:30:00.000Z' },
    ],
  });
  await listing('Offer Street', { underOffer: true, agents: [] });
  await listing('Sold Street', { status: 'sold', soldPrice: 900_000, soldDate: '2026-11-01' });
  await listing('Draft Street', { _status: 'draft', agents: [] });
  await query(
    payload,
    sql`insert into leads (reference, token, form, answers, listing_id, created_at, updated_at)
      values ('FR-B', 'b', 'property-enquiry', '[]', ${ids['Current Street']}, '2026-11-20', '2026-11-20')`,
  );
});

const show = (view: BoardView, extra: { agent?: number; search?: string } = {}) =>
  loadBoard({ payload, view, page: 1, now: NOW, ...extra });
const titles = async (...asked: Parameters<typeof show>) =>
  (await show(...asked)).rows.map(({ title }) => title.replace(/^1 ([\w ]+ Street).*/, '$1')).toSorted();

describe('the quick lists', () => {
  it('are current, under offer, sold, drafts and mine', async () => {
    expect(await titles('current')).toEqual(['Current Street', 'Offer Street']);
    expect(await titles('offer')).toEqual(['Offer Street']);
    expect(await titles('sold')).toEqual(['Sold Street']);
    expect(await titles('drafts')).toEqual(['Draft Street']);
    expect(await titles('mine', { agent: mia })).toEqual(['Current Street', 'Sold Street']);
    expect(await titles('all', { search: 'sold str' })).toEqual(['Sold Street']);
  });

  it('say price, agent, status, open homes, enquiries and days on the market', async () => {
    const rows = (await show('current')).rows;
    expect(rows.find(({ id }) => id === ids['Current Street'])).toMatchObject({
      price: '$850,000',
      agents: ['Mia Agent'],
      state: 'For sale',
      nextInspection: '2026-11-28T01:00:00.000Z',
      inspections: 1,
      timeZone: 'Australia/Perth',
      enquiries: 1,
      daysListed: 10,
    });
    expect(rows.find(({ id }) => id === ids['Offer Street'])).toMatchObject({ state: 'Under offer' });
  });

  it('tell drafts without an address apart by the day they were begun', async () => {
    const id = await listing('', {
      streetNumber: '',
      suburb: '',
      state: null,
      headline: '',
      _status: 'draft',
    });
    await query(payload, sql`update listings set created_at = '2026-11-20T20:00:00.000Z' where id = ${id}`);
    const rowOf = async () => (await show('drafts')).rows.find((row) => row.id === id);
    expect(await rowOf()).toMatchObject({
      title: 'Untitled listing, begun 21 November 2026',
      state: 'Draft',
    });
    await payload.delete({ collection: 'listings', id });
  });

  it('show what a draft says since it was saved again, and find it by that', async () => {
    const id = await listing('', {
      streetNumber: '',
      suburb: '',
      state: null,
      headline: '',
      _status: 'draft',
    });
    const data = { headline: 'Above the bay', price: 990_000, agents: [mia], _status: 'draft' as const };
    await payload.update({ collection: 'listings', id, draft: true, data });
    const now = { title: 'Above the bay', price: '$990,000', agents: ['Mia Agent'] };
    expect((await show('drafts')).rows.find((row) => row.id === id)).toMatchObject(now);
    expect((await show('all', { search: 'the bay' })).rows).toMatchObject([now]);
    // A published listing shows what visitors see, whatever its draft says.
    const published = await listing('Public Street');
    await payload.update({
      collection: 'listings',
      id: published,
      draft: true,
      data: { price: 1, _status: 'draft' },
    });
    expect((await show('current')).rows.find((row) => row.id === published)).toMatchObject({
      price: '$850,000',
    });
    await payload.delete({ collection: 'listings', id: published });
    await payload.delete({ collection: 'listings', id });
  });
});

describe('the indexes', () => {
  /** How the database would find these listings, without reading all of them if there is any other way. */
  async function planOf(rest: SQL): Promise<string> {
    const onPostgres = isPostgres(payload);
    const statement = sql`select id from listings where ${rest}`;
    const steps = onPostgres
      ? [sql`set local enable_seqscan = off`, sql`explain ${statement}`]
      : [sql`explain query plan ${statement}`];
    return JSON.stringify((await atomically(payload, steps)).at(-1));
  }

  it('have the listings of a status in the order of their list', async () => {
    const plan = await planOf(
      sql`_status = 'published' and status = 'current' order by listed_at desc, id desc limit 51`,
    );
    expect(plan).toContain('listings_board');
    expect(plan).not.toMatch(/sort|temp b-tree/i);
  });

  describe.runIf(inject('testDatabase').kind === 'postgres')('of what is searched', () => {
    const plan = () => planOf(containsText({ columns: SEARCHED, text: 'rent St' }));
    const indexed = expect.stringContaining('listings_board_text');

    it('find what contains a text', async () => {
      expect(await plan()).toEqual(indexed);
    });

    it('are left out where the extension may not be added: the search reads all, until it is there', async () => {
      await query(payload, sql`drop extension pg_trgm cascade`);
      await query(
        payload,
        sql`create function refuse() returns event_trigger language plpgsql as $$ begin raise 'no'; end $$`,
      );
      await query(
        payload,
        sql`create event trigger refused on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`,
      );
      await prepareBoardIndexes(payload);
      expect(await plan()).not.toEqual(indexed);
      expect(await titles('all', { search: 'sold str' })).toEqual(['Sold Street']);

      await query(payload, sql`drop event trigger refused`);
      await prepareBoardIndexes(payload);
      expect(await plan()).toEqual(indexed);
    });
  });
});

describe('a button of a listing', () => {
  const press = async (street: string, body: object, person: object = { role: 'admin' }) => {
    try {
      const answer = await listingActionEndpoint.handler({
        user: { id: 1, name: 'Ada', collection: 'users', ...person },
        payload,
        headers: new Headers(),
        routeParams: { id: String(ids[street]) },
        json: async () => body,
        context: {},
      } as never);
      return answer.status;
    } catch (error) {
      return (error as { status?: number }).status;
    }
  };
  const stored = (street: string) =>
    payload.findByID({ collection: 'listings', id: Number(ids[street]), depth: 0 });
  const sold = { action: 'sold', price: 1_310_000, date: '2026-11-14', show: 'no' };

  it('marks it sold: the price that shall stay hidden is not in the public card', async () => {
    await listing('Button Street');
    expect(await press('Button Street', sold)).toBe(200);
    expect(await stored('Button Street')).toMatchObject({
      status: 'sold',
      soldPrice: 1_310_000,
      soldDate: '2026-11-14',
    });
    const [card] = await query(
      payload,
      sql`select channel, card from public_listings where listing = ${ids['Button Street']}`,
    );
    expect(card?.channel).toBe('sold');
    expect(JSON.stringify(card)).not.toContain('1,310,000');
    expect(await press('Button Street', { action: 'relist' })).toBe(200);
    expect(await stored('Button Street')).toMatchObject({ status: 'current', soldPrice: null });
  });

  it('is refused where it does not fit, and to agents of other listings', async () => {
    expect(await press('Current Street', { action: 'relist' })).toBe(409);
    expect(await press('Draft Street', { action: 'withdraw' })).toBe(409);
    expect(await press('Current Street', { ...sold, date: '14/11/2026' })).toBe(400);
    expect(await press('Offer Street', { action: 'withdraw' }, { role: 'agent', agent: mia })).toBe(403);
    expect(await press('Current Street', { action: 'under-offer' }, { role: 'agent', agent: mia })).toBe(200);
    expect(await stored('Current Street')).toMatchObject({ underOffer: true });
  });

  it('never publishes what somebody has half written', async () => {
    await listing('Half Street');
    await payload.update({
      collection: 'listings',
      id: Number(ids['Half Street']),
      data: { headline: 'Half writ' },
      draft: true,
    });
    expect(await press('Half Street', { action: 'under-offer' })).toBe(409);
  });
});

it('a listing that staff create is not a feed’s, whatever the request says: its gaps keep it from being published', async () => {
  const create = (_status: 'draft' | 'published') =>
    payload.create({
      collection: 'listings',
      data: { status: 'current', method: 'buy', category: 'residential', feedUniqueId: 'MADE-UP', _status },
      overrideAccess: false,
      user: { id: 1, name: 'Ada', role: 'admin', collection: 'users' },
    } as never);
  // Of a feed's listing gaps are only said.
  await expect(create('published')).rejects.toThrow('This cannot be published yet');
  expect(await create('draft')).toMatchObject({ feedUniqueId: null });
});
