import { beforeEach, expect, it } from 'vitest';
import { atomically } from '#site/server/database.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { testRow } from './example-listing.ts';
import { writePublicListing } from './public-listing-store.ts';
import { auctionResults, upcomingAuctions, upcomingOpenHomes } from './upcoming.ts';

const { payload } = await testPayload();
const now = Date.parse('2026-11-18T00:00:00Z');
const show = (...listings: Partial<StoredListing>[]) =>
  atomically(
    payload,
    listings.map((changes) => writePublicListing(testRow(changes))),
  );
const open = (start: string, end: string) => ({
  startsAt: `2026-11-${start}:00.000Z`,
  endsAt: `2026-11-${end}:00.000Z`,
});

beforeEach(() => emptyTables(payload, 'public_listings'));

it('finds the open homes of the coming days, soonest first, each of a listing', async () => {
  await show(
    { id: 1, inspections: [open('21T00:00', '21T00:30'), open('19T06:00', '19T06:30')] },
    { id: 2, inspections: [open('20T23:00', '20T23:30')] },
    { id: 3, inspections: [open('17T23:00', '17T23:59')] },
    { id: 4, inspections: [open('25T00:00', '25T00:30')] },
    { id: 5, method: 'rent', inspections: [open('20T00:00', '20T00:30')] },
    { id: 6 },
  );
  const found = await upcomingOpenHomes(payload, { channels: ['buy'], days: 7, count: 10, now });
  expect(found.map(({ listing, startsAt }) => [listing.id, startsAt.slice(8, 16)])).toEqual([
    [1, '19T06:00'],
    [2, '20T23:00'],
    [1, '21T00:00'],
  ]);
  const both = await upcomingOpenHomes(payload, { channels: ['buy', 'rent'], days: 7, count: 2, now });
  expect(both.map(({ listing }) => listing.id)).toEqual([1, 5]);
});

it('counts an open home in until it ends', async () => {
  await show({ id: 1, inspections: [open('18T00:00', '18T00:30')] });
  const at = (minutes: number) =>
    upcomingOpenHomes(payload, { channels: ['buy'], days: 7, count: 9, now: now + minutes * 60_000 });
  expect(await at(29)).toHaveLength(1);
  expect(await at(30)).toHaveLength(0);
});

it('orders open homes of two zones by the clocks where they are', async () => {
  await show(
    { id: 1, state: 'WA', suburb: 'Perth', postcode: '6000', inspections: [open('21T01:00', '21T01:30')] },
    { id: 2, inspections: [open('21T00:00', '21T00:30')] },
  );
  const found = await upcomingOpenHomes(payload, { channels: ['buy'], days: 7, count: 9, now });
  // Nine in Perth comes before eleven in Sydney.
  expect(found.map(({ listing }) => listing.id)).toEqual([1, 2]);
});

it('finds the auctions to come, soonest first, and none that has begun or was sold before', async () => {
  await show(
    { id: 1, auctionAt: '2026-11-28T00:00:00.000Z' },
    { id: 2, auctionAt: '2026-11-21T00:00:00.000Z' },
    { id: 3, auctionAt: '2026-11-18T00:00:00.000Z' },
    { id: 4, auctionAt: '2026-11-22T00:00:00.000Z', status: 'sold', soldDate: '2026-11-17' },
    { id: 5, auctionAt: '2026-11-30T00:00:00.000Z' },
    { id: 6 },
  );
  const found = await upcomingAuctions(payload, { count: 2, now });
  expect(found.map(({ listing, endsAt }) => [listing.id, endsAt])).toEqual([
    [2, null],
    [1, null],
  ]);
});

it('finds how auctions ended, the latest first, and those no longer among the coming ones', async () => {
  const auction = (day: string, changes: Partial<StoredListing>) => ({
    auctionAt: `2026-${day}T01:00:00.000Z`,
    ...changes,
  });
  await show(
    { id: 1, ...auction('11-14', { status: 'sold', soldPrice: 1_300_000, auctionResult: 'sold' }) },
    { id: 2, ...auction('11-15', { auctionResult: 'passed-in' }) },
    { id: 3, ...auction('12-05', { status: 'sold', auctionResult: 'sold-prior' }) },
    { id: 4, ...auction('06-01', { auctionResult: 'passed-in' }) },
    { id: 5, ...auction('11-21', { auctionResult: 'postponed' }) },
    { id: 6, ...auction('11-15', {}) },
  );
  const results = await auctionResults(payload, { now });
  expect(results.map(({ id, auctioned }) => [id, auctioned?.result])).toEqual([
    [3, 'sold-prior'],
    [2, 'passed-in'],
    [1, 'sold'],
  ]);
  const coming = await upcomingAuctions(payload, { count: 10, now });
  expect(coming.map(({ listing }) => listing.id)).toEqual([5]);
});
