import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loaderOf } from '#site/block-kit/testing/loader-of.ts';
import { auctions } from '#site/blocks/auctions/auctions.tsx';
import { load as loadAuctions } from '#site/blocks/auctions/load.ts';
import { featuredListings } from '#site/blocks/featured-listings/featured-listings.tsx';
import { load as loadFeaturedListings } from '#site/blocks/featured-listings/load.ts';
import { load as loadOpenHomes } from '#site/blocks/open-homes/load.ts';
import { openHomes } from '#site/blocks/open-homes/open-homes.tsx';
import { load as loadRecentSales } from '#site/blocks/recent-sales/load.ts';
import { recentSales } from '#site/blocks/recent-sales/recent-sales.tsx';
import { load as loadSearchForm } from '#site/blocks/search-form/load.ts';
import { searchForm } from '#site/blocks/search-form/search-form.tsx';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import type { StoredListing } from '#site/features/listings/terms/stored-listing.ts';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';

const { payload } = await testPayload();
let office = 0;

beforeAll(async () => {
  const { id } = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', _status: 'published' },
  });
  office = Number(id);
});
beforeEach(async () => {
  await emptyTables(payload, 'public_listings');
  purge(['listings']);
});

const show = async (...listings: Partial<StoredListing>[]) => {
  await atomically(
    payload,
    listings.map((changes) => writePublicListing(testRow(changes))),
  );
  purge(['listings']);
};

describe('featured listings', () => {
  const load = loaderOf({ payload, defaults: featuredListings.defaults, loader: loadFeaturedListings });

  it('are in the order they were chosen, each once, without those that are not on the website', async () => {
    await show({ id: 1 }, { id: 2 }, { id: 3 });
    const { data } = await load({ props: { listings: [3, 99, 1, 3] } });
    expect(data.map(({ id }) => id)).toEqual([3, 1]);
  });

  it('are true until the first auction begins', async () => {
    await show({ id: 1, auctionAt: '2026-11-18T02:00:00.000Z' });
    const { expiresAt } = await load({ props: { listings: [1] } });
    expect(expiresAt).toBe(Date.parse('2026-11-18T02:00:00Z'));
  });

  it('are none where none were chosen', async () => {
    expect((await load()).data).toEqual([]);
  });
});

describe('open homes', () => {
  const load = loaderOf({ payload, defaults: openHomes.defaults, loader: loadOpenHomes });
  const inspections = [{ startsAt: '2026-11-20T23:00:00.000Z', endsAt: '2026-11-20T23:30:00.000Z' }];

  it('are those of the kind and the office asked for', async () => {
    await show(
      { id: 1, inspections },
      { id: 2, inspections, method: 'rent' },
      { id: 3, inspections, office },
    );
    const ids = async (asked: Parameters<typeof load>[0]) =>
      (await load(asked)).data.map(({ listing }) => listing.id).sort();
    expect(await ids({})).toEqual([1, 2, 3]);
    expect(await ids({ props: { channel: 'rent' } })).toEqual([2]);
    expect(await ids({ props: { office: [office] } })).toEqual([3]);
    expect(await ids({ context: { office } })).toEqual([3]);
  });

  it('end with the day: the days ahead are others tomorrow', async () => {
    expect(await load()).toEqual({ data: [], expiresAt: Date.parse('2026-11-18T13:00:00Z') });
  });

  it.each([
    [Number.NaN, 1],
    [0, 1],
    [2.9, 2],
    [999, 3],
  ])('count %d shows %d of three', async (count, shown) => {
    await show({ id: 1, inspections }, { id: 2, inspections }, { id: 3, inspections });
    expect((await load({ props: { count } })).data).toHaveLength(shown);
  });
});

it('auctions are in the order of time, and end as the first begins', async () => {
  await show(
    { id: 1, auctionAt: '2026-11-28T00:00:00.000Z' },
    { id: 2, auctionAt: '2026-11-18T01:00:00.000Z' },
  );
  const { data, expiresAt } = await loaderOf({
    payload,
    defaults: auctions.defaults,
    loader: loadAuctions,
  })();
  expect(data.map(({ listing }) => listing.id)).toEqual([2, 1]);
  expect(expiresAt).toBe(Date.parse('2026-11-18T01:00:00Z'));
});

describe('recent sales', () => {
  const load = loaderOf({ payload, defaults: recentSales.defaults, loader: loadRecentSales });
  const sold = (id: number, changes: Partial<StoredListing> = {}) => ({
    id,
    status: 'sold' as const,
    soldDate: `2026-10-${10 + id}`,
    ...changes,
  });
  beforeEach(() =>
    show(sold(1), sold(2, { office }), sold(3, { suburb: 'Enmore' }), {
      id: 4,
    }),
  );
  const ids = async (asked: Parameters<typeof load>[0]) => (await load(asked)).data.cards.map(({ id }) => id);

  it('are the newest of all', async () => {
    expect(await ids({ props: { count: 2 } })).toEqual([3, 2]);
    expect((await load()).data.href).toBe('/sold');
  });

  it('are those of a suburb, with the search that shows them', async () => {
    const { data } = await load({ props: { of: 'suburb', suburb: 'Enmore' } });
    expect([data.cards.map(({ id }) => id), data.href]).toEqual([
      [3],
      '/sold?suburb=enmore-nsw-2042&surrounding=0',
    ]);
  });

  it('are those of the office that was chosen or that the page is about', async () => {
    expect(await ids({ props: { of: 'office', office: [office] } })).toEqual([2]);
    expect(await ids({ props: { of: 'office' }, context: { office } })).toEqual([2]);
  });

  it.each([
    ['a suburb nobody knows', { of: 'suburb', suburb: 'Atlantis' }],
    ['no suburb', { of: 'suburb', suburb: '' }],
    ['no office', { of: 'office' }],
    ['no agent', { of: 'agent' }],
  ] as const)('are none for %s, never those of everybody', async (_what, props) => {
    expect(await ids({ props })).toEqual([]);
  });
});

it('the search offers the types that there are', async () => {
  await show({ id: 1, propertyType: 'Villa' }, { id: 2, propertyType: 'Studio', method: 'rent' });
  const { data } = await loaderOf({ payload, defaults: searchForm.defaults, loader: loadSearchForm })();
  expect(data).toEqual({ saleTypes: ['Villa'], rentTypes: ['Studio'] });
});
