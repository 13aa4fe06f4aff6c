import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { takeFeedListings } from '../../feed/take-feed-listings.ts';
import { messageOf } from '../../testing/message.ts';
import { showListing } from '../../testing/show-listing.ts';
import { forgetEvents, markEventsDone, readDueEvents } from './due-events.ts';

let payload: Payload;
let office: number;
beforeAll(async () => {
  ({ payload } = await testPayload());
  office = (await payload.create({ collection: 'offices', data: { name: 'O', _status: 'published' } })).id;
});

const ADDRESS =
  '<address><street>Main Road</street><suburb>Newtown</suburb><state>NSW</state><postcode>2042</postcode></address>';

/** Takes one message of a feed; the number of its listing. */
async function take({
  inner,
  hour,
  status,
}: {
  inner: string;
  hour: number;
  status?: string;
}): Promise<number> {
  const modTime = `2026-11-01-${String(hour).padStart(2, '0')}:00:00`;
  const { taken } = await takeFeedListings({
    payload,
    messages: [await messageOf({ inner, modTime, status })],
    receivedAt: new Date('2026-11-02T00:00:00Z'),
    findOffice: () => office,
    findAgent: () => undefined,
  });
  return Number(taken[0]?.id);
}

const kindsOf = async (listing: number) =>
  (await query(payload, sql`select kind from listing_events where listing = ${listing} order by id`)).map(
    ({ kind }) => kind,
  );

it('a feed writes what happened beside what visitors see', async () => {
  const shown = `${ADDRESS}<headline>Terrace</headline>`;
  const id = await take({ inner: `${shown}<price>500000</price>`, hour: 1 });
  await take({ inner: `${shown}<price>500000</price>`, hour: 2 });
  expect(await kindsOf(id)).toEqual(['new']);
  await take({ inner: `${shown}<price>450000</price>`, hour: 3 });
  await take({ inner: `${shown}<price display="no">440000</price>`, hour: 4 });
  await take({ inner: `${shown}<price display="no">430000</price>`, hour: 5 });
  expect(await kindsOf(id)).toEqual(['new', 'price-change']);
  await take({ inner: '', hour: 6, status: 'withdrawn' });
  expect(await kindsOf(id)).toEqual(['new', 'price-change']);
  await take({ inner: shown, hour: 7 });
  await take({ inner: '', hour: 8, status: 'sold' });
  expect(await kindsOf(id)).toEqual(['new', 'price-change', 'back-on-market', 'sold']);
});

it('so does an edit by staff, and a draft of theirs is no event', async () => {
  const data = {
    status: 'current',
    method: 'buy',
    category: 'residential',
    suburb: 'Leura',
    state: 'NSW',
  } as const;
  const { id } = await payload.create({
    collection: 'listings',
    data: { ...data, price: 900_000, _status: 'published' },
  });
  await payload.update({
    collection: 'listings',
    id,
    draft: true,
    data: { price: 800_000, _status: 'draft' },
  });
  expect(await kindsOf(id)).toEqual(['new']);
  await payload.update({ collection: 'listings', id, data: { price: 850_000, _status: 'published' } });
  expect(await kindsOf(id)).toEqual(['new', 'price-change']);
});

it('the same change seen by two writers at once is one event', async () => {
  const at = Date.parse('2026-11-21T01:00:00Z');
  await showListing({ payload, at, changes: { id: 9001 } });
  const change = () => showListing({ payload, at, changes: { id: 9001, price: 1_100_000 } });
  await Promise.all([change(), change()]);
  expect(await kindsOf(9001)).toEqual(['new', 'price-change']);
});

it('what is done is not due any more, and forgotten but for the listing having been new', async () => {
  const at = Date.parse('2026-11-21T01:00:00Z');
  await emptyTables(payload, 'listing_events');
  await showListing({ payload, at, changes: { id: 9002 } });
  await showListing({ payload, at, changes: { id: 9002, price: 1_100_000 } });
  const due = await readDueEvents({ payload, count: 10 });
  expect(due).toMatchObject([
    { listing: 9002, kind: 'new', at, facts: { suburbKey: 'newtown-nsw-2042', priceLow: 1_100_000 } },
    { kind: 'price-change', detail: { from: '$1,250,000' } },
  ]);
  await query(payload, forgetEvents(at + 1));
  await query(payload, markEventsDone(due.map(({ id }) => id)));
  expect(await readDueEvents({ payload, count: 10 })).toEqual([]);
  expect(await kindsOf(9002)).toEqual(['new', 'price-change']);
  await query(payload, forgetEvents(at + 1));
  expect(await kindsOf(9002)).toEqual(['new']);
});

it('an event of a listing that is not shown any more has nothing to compare', async () => {
  const at = Date.parse('2026-11-21T01:00:00Z');
  await emptyTables(payload, 'listing_events');
  await showListing({ payload, at, changes: { id: 9003 } });
  await showListing({ payload, at, changes: { id: 9003, status: 'withdrawn' } });
  expect(await readDueEvents({ payload, count: 10 })).toMatchObject([{ listing: 9003, facts: null }]);
});

describe('a listing for sale and for rent', () => {
  const at = Date.parse('2026-11-21T01:00:00Z');
  const both = { category: 'commercial', alsoForRent: true, rent: 96_000, rentPeriod: 'year' } as const;
  const show = (id: number, changes: Parameters<typeof showListing>[0]['changes'], day = 0) =>
    showListing({ payload, at: at + day * 86_400_000, changes: { ...both, id, ...changes } });
  /** Of the listing itself, and of its rental side. */
  const kinds = async (id: number) => [await kindsOf(id), await kindsOf(-id)];

  it('has the events of both, each with its own price', async () => {
    await show(9004, {});
    expect(await kinds(9004)).toEqual([['new'], ['new']]);
    await show(9004, { rent: 90_000 });
    expect(await kinds(9004)).toEqual([['new'], ['new', 'price-change']]);
    await show(9004, { rent: 90_000, price: 1_000_000, auctionAt: '2027-02-01T01:00:00.000Z' });
    expect(await kinds(9004)).toEqual([
      ['new', 'price-change', 'auction'],
      ['new', 'price-change'],
    ]);
  });

  it('is new only where it was not before', async () => {
    await show(9005, { method: 'rent', alsoForRent: false });
    await show(9005, {});
    expect(await kinds(9005)).toEqual([['new', 'new'], []]);
    await show(9006, { alsoForRent: false });
    await show(9006, {});
    expect(await kinds(9006)).toEqual([['new'], ['new']]);
    await show(9006, { method: 'rent', alsoForRent: false });
    expect(await kinds(9006)).toEqual([['new'], ['new']]);
  });

  it('is back on the market on both sides', async () => {
    await show(9007, {});
    await show(9007, { status: 'withdrawn' });
    await show(9007, {}, 1);
    expect(await kinds(9007)).toEqual([
      ['new', 'back-on-market'],
      ['new', 'back-on-market'],
    ]);
  });
});
