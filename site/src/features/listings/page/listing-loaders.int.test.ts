import { beforeEach, describe, expect, it } from 'vitest';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { currentListings } from '../public/current-listings.ts';
import { testRow } from '../public/example-listing.ts';
import { listingsByChannel, listingsOf } from '../public/listings-of.ts';
import { writePublicListing } from '../public/public-listing-store.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { loadListing, readListingId } from './load-listing.ts';
import { comparableSales, similarListings } from './similar-listings.ts';
import { sitemapListings, sitemapParts } from './sitemap.ts';

const { payload } = await testPayload();

const show = async (...listings: Partial<StoredListing>[]) => {
  await atomically(
    payload,
    listings.map((changes) => writePublicListing(testRow(changes))),
  );
  purge(['listings']);
};
/** The stored listings behind the read model are only needed where a test says so. */
const store = (data: object) =>
  payload.create({
    collection: 'listings',
    data: { status: 'current', method: 'buy', category: 'residential', _status: 'published', ...data },
  });

beforeEach(async () => {
  await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
  await emptyTables(payload, 'public_listings');
});

describe('readListingId', () => {
  it.each([
    ['42', 42],
    ['0042', 42],
    ['0', null],
    ['-1', null],
    ['4.2', null],
    ['42abc', null],
    ['', null],
    ['1000000000', null],
  ])('%j is %j', (segment, id) => {
    expect(readListingId(segment)).toBe(id);
  });
});

describe('loadListing', () => {
  it('finds what visitors may see', async () => {
    await show({ id: 42, priceHidden: true });
    const found = await loadListing(payload, 42);
    expect(found).toMatchObject({
      listing: { id: 42, priceText: 'Contact agent', features: ['Air conditioning', 'Solar panels'] },
      likeness: { suburbKey: 'newtown-nsw-2042', priceLow: 1_200_000, priceHigh: 1_300_000 },
    });
  });

  it('knows nothing of an id that never was, and of a draft', async () => {
    const draft = await store({ headline: 'Not yet', status: 'withdrawn', _status: 'draft' });
    expect(await loadListing(payload, 999_999)).toBeNull();
    expect(await loadListing(payload, draft.id)).toBeNull();
  });

  it.each(['withdrawn', 'offmarket', 'deleted'] as const)(
    'says that a %s listing is gone',
    async (status) => {
      const place = { suburb: 'Newtown', state: 'NSW', postcode: '2042' };
      const shown = await store({ status, method: 'rent', ...place });
      const hidden = await store({ status, suburbHidden: true, ...place });
      expect(await loadListing(payload, shown.id)).toEqual({
        gone: {
          channel: 'rent',
          category: 'residential',
          place: { key: 'newtown-nsw-2042', name: 'Newtown' },
        },
      });
      expect(await loadListing(payload, hidden.id)).toEqual({
        gone: { channel: 'buy', category: 'residential', place: null },
      });
    },
  );
});

describe('similarListings', () => {
  const similarTo = async (id: number) => {
    const found = await loadListing(payload, id);
    if (!found || 'gone' in found) throw new Error('not shown');
    const cards = await similarListings(payload, { likeness: found.likeness });
    return cards.map((card) => card.id);
  };
  it('leaves out other states, kinds, search pages and prices, and what is under offer', async () => {
    await show(
      { id: 1 },
      { id: 2, state: 'VIC' },
      { id: 3, category: 'rural' },
      { id: 4, method: 'rent', price: null, rent: 800 },
      { id: 5, status: 'sold' },
      { id: 6, price: 3_000_000 },
      { id: 7, underOffer: true },
      { id: 8, price: 1_400_000 },
      { id: 9 },
    );
    expect(await similarTo(1)).toEqual([9, 8]);
  });

  it('shows none rather than one', async () => {
    await show({ id: 1 }, { id: 2 });
    expect(await similarTo(1)).toEqual([]);
  });

  it('compares a hidden price by its band', async () => {
    await show(
      { id: 1, priceHidden: true },
      { id: 2, price: 1_690_000 },
      { id: 3, price: 9_000_000 },
      { id: 4 },
    );
    expect(await similarTo(1)).toEqual([4, 2]);
  });

  it('leads on from what is sold to what is for sale', async () => {
    await show({ id: 1, status: 'sold', soldPrice: 1_300_000 }, { id: 2 }, { id: 3 });
    expect((await similarTo(1)).sort()).toEqual([2, 3]);
  });

  it('follows a listing that changes', async () => {
    await show({ id: 1 }, { id: 2 }, { id: 3 });
    expect((await similarTo(1)).sort()).toEqual([2, 3]);
    await show({ id: 2, underOffer: true }, { id: 4 });
    expect((await similarTo(1)).sort()).toEqual([3, 4]);
  });

  it('works without a suburb', async () => {
    await show({ id: 1, suburbHidden: true }, { id: 2 }, { id: 3 });
    expect((await similarTo(1)).sort()).toEqual([2, 3]);
  });
});

describe('comparableSales', () => {
  it('are recent sales of the kind with a price that may be shown, never a hidden one', async () => {
    const sold = { status: 'sold' as const, soldDate: '2026-09-01', soldPrice: 1_200_000 };
    await show(
      { id: 1 },
      { id: 2, ...sold },
      { id: 3, ...sold, soldPriceDisplay: 'no' },
      { id: 4, ...sold, soldPriceDisplay: 'range' },
      { id: 5, ...sold, priceHidden: true },
      { id: 6, ...sold, soldDate: '2023-09-01' },
      { id: 7, ...sold, propertyType: 'Apartment' },
      { id: 8, ...sold, soldPrice: 1_350_000 },
    );
    const found = await loadListing(payload, 1);
    if (!found || 'gone' in found) throw new Error('not shown');
    const sales = await comparableSales(payload, {
      likeness: found.likeness,
      now: Date.parse('2026-11-20T00:00:00Z'),
    });
    expect(sales.map(({ id }) => id)).toEqual([2, 8]);
  });
});

describe('the listings of an agent or an office', () => {
  let owners: { office: { id: number }; agent: { id: number } } | undefined;
  const people = async () => {
    if (owners) return owners;
    const office = await payload.create({ collection: 'offices', data: { name: 'Newtown' } });
    const agent = await payload.create({
      collection: 'agents',
      data: { name: 'Ada Example', office: office.id, _status: 'published' },
    });
    owners = { office, agent };
    return owners;
  };

  it('come by search page, newest first, with their number', async () => {
    const { office, agent } = await people();
    for (const status of ['current', 'current', 'current', 'sold'] as const) {
      await store({ status, office: office.id, agents: [agent.id], suburb: 'Newtown', state: 'NSW' });
    }
    await store({ suburb: 'Not theirs', state: 'NSW' });
    for (const owner of [{ agent: agent.id }, { office: office.id }]) {
      const groups = await listingsByChannel(payload, { owner, each: 2 });
      expect([...groups.keys()].sort()).toEqual(['buy', 'sold']);
      expect(groups.get('buy')).toMatchObject({ total: 3, cards: [{}, {}] });
      expect(groups.get('sold')?.total).toBe(1);
    }
  });

  it('come in pages; a page past the end is the last', async () => {
    const { agent } = await people();
    for (let n = 0; n < 5; n++) await store({ agents: [agent.id], suburb: `Town ${n}`, state: 'NSW' });
    const owner = { agent: agent.id };
    const first = await listingsOf(payload, { owner, channel: 'buy', page: 1, size: 2 });
    const last = await listingsOf(payload, { owner, channel: 'buy', page: 99, size: 2 });
    expect(first).toMatchObject({ total: 5, pages: 3, page: 1 });
    expect(last).toMatchObject({ page: 3 });
    expect([first.cards.length, last.cards.length]).toEqual([2, 1]);
    const none = await listingsOf(payload, { owner, channel: 'leased', page: 1, size: 2 });
    expect(none).toEqual({ cards: [], total: 0, page: 1, pages: 1 });
  });
});

it('what is on the market comes in pages, without what is sold', async () => {
  const before = (await currentListings(payload, { page: 1, size: 1 })).total;
  for (const status of ['current', 'current', 'sold'] as const)
    await store({ status, suburb: 'Enmore', state: 'NSW' });
  const { total, cards } = await currentListings(payload, { page: 1, size: 1 });
  expect([total - before, cards.length]).toEqual([2, 1]);
});

describe('the sitemap', () => {
  it('keeps each listing in the file of its number', async () => {
    await show({ id: 1 }, { id: 10_000, addressHidden: true }, { id: 10_001, suburbHidden: true });
    expect(await sitemapParts(payload)).toEqual([1, 2]);
    expect((await sitemapListings(payload, 1)).map(({ path }) => path)).toEqual([
      '/property/newtown-nsw-2042/12-example-street/1',
      '/property/newtown-nsw-2042/address-on-request/10000',
    ]);
    expect(await sitemapListings(payload, 2)).toEqual([
      { path: '/property/nsw/address-on-request/10001', images: [], translated: true },
    ]);
  });

  it('says when a listing last changed', async () => {
    const listing = await store({ suburb: 'Newtown', state: 'NSW' });
    const [entry] = await sitemapListings(payload, Math.ceil(listing.id / 10_000));
    expect(entry?.lastmod).toBe(new Date(listing.updatedAt).toISOString());
  });
});
