// @sqlite-only: the page of a suburb asks the same on PostgreSQL.
import { beforeAll, expect, it } from 'vitest';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import { atomically } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { load as loadSuburbFactsBlock } from './load.ts';
import { suburbFacts } from './suburb-facts.tsx';

let payload: Awaited<ReturnType<typeof testPayload>>['payload'];
beforeAll(async () => {
  ({ payload } = await testPayload());
  const rows = [
    testRow({ id: 1, price: 1_000_000 }),
    testRow({ id: 2, price: 1_200_000 }),
    testRow({ id: 3, price: 1_500_000 }),
    testRow({ id: 10, price: 1_100_000 }),
    testRow({ id: 11, price: 1_900_000 }),
    // What visitors may not read, and what is no home, counts in no middle.
    testRow({ id: 4, price: 9_000_000, priceHidden: true }),
    testRow({ id: 5, price: 9_000_000, priceView: 'Auction' }),
    testRow({ id: 6, price: 9_000_000, category: 'commercial', propertyType: 'Offices' }),
    testRow({ id: 7, suburb: 'Newtown', state: 'VIC', postcode: '3220', price: 800_000 }),
    testRow({ id: 8, status: 'sold', soldDate: '2026-10-01', soldPrice: 2_000_000, soldPriceDisplay: 'no' }),
    testRow({ id: 9, suburb: 'Enmore', suburbHidden: true }),
    // Days from listing to sale, whether the price is shown or not; one was listed only when it was sold.
    ...[10, 20, 30, 40].map((days, index) =>
      testRow({
        id: 20 + index,
        status: 'sold',
        listedAt: '2026-01-01T00:00:00.000Z',
        soldDate: new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
        soldPrice: 1_000_000,
      }),
    ),
    testRow({
      id: 24,
      status: 'sold',
      listedAt: '2026-03-01T09:00:00.000Z',
      soldDate: '2026-03-01',
      soldPrice: 1,
    }),
    testRow({
      id: 25,
      status: 'sold',
      listedAt: '2026-01-01T00:00:00.000Z',
      soldDate: '2026-02-20',
      soldPriceDisplay: 'no',
    }),
  ];
  await atomically(payload, rows.map(writePublicListing));
});

const load = async (suburb: string, context: { suburb?: string } = {}) => {
  const props = { ...suburbFacts.defaults, suburb };
  const { data } = await loadSuburbFactsBlock({ payload, props, context: { path: '/', ...context }, now: 0 });
  return data;
};

it('counts our listings there and takes the middle of the prices they show, and of the days they took', async () => {
  expect(await load('Newtown NSW')).toMatchObject({
    suburb: { key: 'newtown-nsw-2042', counts: { buy: 8, rent: 0, sold: 7, leased: 0 } },
    asked: { amount: 1_200_000, of: 5 },
    paid: { amount: 1_000_000, of: 5 },
    rent: null,
    days: { amount: 30, of: 5 },
  });
});

it('is about the suburb of the page where none is named', async () => {
  expect(await load('', { suburb: 'newtown-nsw-2042' })).toMatchObject({ suburb: { name: 'Newtown' } });
  expect(await load('Newtown VIC', { suburb: 'newtown-nsw-2042' })).toMatchObject({
    suburb: { state: 'VIC' },
    asked: null,
  });
});

it.each(['Newtown', 'Atlantis', 'Enmore', ' ', ''])('says nothing of “%s”', async (suburb) => {
  expect(await load(suburb)).toBeNull();
});
