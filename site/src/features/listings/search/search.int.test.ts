import { beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { testRow } from '../public/example-listing.ts';
import { loadHomeListings } from '../public/load-home.ts';
import type { Channel } from '../public/public-listing.ts';
import { deletePublicListing, writePublicListing } from '../public/public-listing-store.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { COUNT_LIMIT, searchListings } from './search.ts';
import { loadSearchOptions } from './search-options.ts';
import { PAGE_SIZE, readSearch } from './search-query.ts';

const { payload } = await testPayload();
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00.000Z`;
const nowhere = { latitude: null, longitude: null };
const vic = { suburb: 'Port Fairy', state: 'VIC', postcode: '3284', ...nowhere };

const LISTINGS: Partial<StoredListing>[] = [
  { id: 1, listedAt: day(1), price: 900_000, beds: 2, baths: 1, cars: 0, landArea: 150 },
  {
    id: 2,
    listedAt: day(2),
    price: 1_200_000,
    beds: 3,
    baths: 2,
    cars: 1,
    landArea: 400,
    propertyType: 'Villa',
  },
  {
    id: 3,
    listedAt: day(3),
    price: 1_400_000,
    priceMax: 1_600_000,
    beds: 4,
    baths: 3,
    cars: 2,
    landArea: 800,
    ...vic,
  },
  // Hidden: the band is 1,000,000 to 1,100,000.
  {
    id: 4,
    listedAt: day(4),
    price: 1_050_000,
    priceHidden: true,
    beds: 3,
    baths: 1,
    cars: 4,
    category: 'rural',
    ...vic,
  },
  { id: 5, listedAt: day(5), price: null, beds: 1, baths: 1, cars: 1 },
  {
    id: 6,
    listedAt: day(6),
    method: 'rent',
    rent: 650,
    inspections: [{ startsAt: day(14), endsAt: day(15) }],
  },
  { id: 7, listedAt: day(7), method: 'rent', rent: 2600, rentPeriod: 'month' },
  {
    id: 8,
    listedAt: day(8),
    status: 'sold',
    soldPrice: 1_000_000,
    soldPriceDisplay: 'yes',
    soldDate: '2026-11-09',
  },
  {
    id: 9,
    listedAt: day(9),
    suburbHidden: true,
    price: 2_000_000,
    inspections: [{ startsAt: day(12), endsAt: day(13) }],
  },
];

beforeAll(async () => {
  await atomically(
    payload,
    LISTINGS.map((listing) => writePublicListing(testRow(listing))),
  );
});

const search = (text: string, channel: Channel = 'buy') =>
  searchListings(payload, readSearch({ channel, query: new URLSearchParams(text), entrance: null }));
const ids = async (text: string, channel?: Channel) =>
  (await search(text, channel)).cards.map(({ id }) => id);

describe('each filter', () => {
  test.each<[string, Channel, number[]]>([
    ['', 'buy', [9, 5, 4, 3, 2, 1]],
    ['', 'rent', [7, 6]],
    ['', 'sold', [8]],
    ['', 'leased', []],
    ['suburb=port-fairy-vic-3284', 'buy', [4, 3]],
    ['suburb=port-fairy-vic-3284,newtown-nsw-2042', 'buy', [5, 4, 3, 2, 1]],
    ['category=rural', 'buy', [4]],
    ['type=Villa', 'buy', [2]],
    ['type=Villa,House&beds=3', 'buy', [9, 4, 3, 2]],
    ['beds=4', 'buy', [3]],
    ['baths=2', 'buy', [9, 3, 2]],
    ['cars=2', 'buy', [4, 3]],
    ['land=400', 'buy', [3, 2]],
    ['max_price=1000', 'rent', [7, 6]],
    ['max_price=600', 'rent', [7]],
    ['min_price=1000000&max_price=1000000', 'sold', [8]],
  ])('%s on /%s', async (text, channel, expected) => {
    expect(await ids(text, channel)).toEqual(expected);
  });

  test('what is typed cannot leave its place in the statement', async () => {
    expect(await ids(`type=${encodeURIComponent(`' or '1'='1`)}`)).toEqual([]);
    expect(await ids(`type=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await ids('type=%00')).toEqual(await ids(''));
  });
});

test('homes, shops and holiday lets are never in one list unless it is asked for', async () => {
  const found = async (text: string, entrance?: 'rural') =>
    (
      await searchListings(
        payload,
        readSearch({ channel: 'buy', query: new URLSearchParams(text), entrance }),
      )
    ).cards;
  expect(new Set((await found('')).map(({ category }) => category))).toEqual(new Set(['residential']));
  expect((await found('', 'rural')).map(({ id }) => id)).toEqual([4]);
  expect((await found('category=all')).map(({ id }) => id)).toContain(4);
});

describe('prices', () => {
  test('a range is found when one of its ends lies inside', async () => {
    expect(await ids('min_price=1500000&max_price=1700000')).toEqual([3]);
    expect(await ids('min_price=1450000&max_price=1500000')).toEqual([3]);
  });

  test('a hidden price is found by its band, the same at every price within it', async () => {
    for (const price of [1_000_000, 1_049_999, 1_050_000, 1_050_001, 1_100_000]) {
      expect(await ids(`min_price=${price}&max_price=${price}`)).toEqual([4]);
    }
    expect(await ids('min_price=1100001&max_price=1150000')).toEqual([]);
    expect(await ids('min_price=950000&max_price=999999')).toEqual([]);
  });

  test('hidden and unknown prices come last in both orders, newest first', async () => {
    expect(await ids('sort=price-asc')).toEqual([1, 2, 3, 9, 5, 4]);
    expect(await ids('sort=price-desc')).toEqual([9, 3, 2, 1, 5, 4]);
  });
});

describe('the front page', () => {
  test('newest of each, and the inspections of the coming week, soonest first', async () => {
    const home = await loadHomeListings(payload, { now: Date.parse(day(11)) });
    // The fourth is rural: the links beside them lead to homes.
    expect(home.sale.map(({ id }) => id)).toEqual([9, 5, 3, 2]);
    expect(home.rent.map(({ id }) => id)).toEqual([7, 6]);
    expect(home.openHomes.map(({ listing }) => listing.id)).toEqual([9, 6]);
  });

  test('an inspection that is over, or more than a week away, is not announced', async () => {
    const after = await loadHomeListings(payload, { now: Date.parse(day(13)) });
    expect(after.openHomes.map(({ listing }) => listing.id)).toEqual([6]);
    const before = await loadHomeListings(payload, { now: Date.parse(day(1)) });
    expect(before.openHomes).toEqual([]);
  });
});

test('what can be chosen: suburbs that may be named with their counts, and types', async () => {
  const { suburbs, byKey, types } = await loadSearchOptions(payload);
  expect(suburbs.map(({ key }) => key)).toEqual(['newtown-nsw-2042', 'port-fairy-vic-3284']);
  expect(byKey.get('newtown-nsw-2042')).toEqual({
    key: 'newtown-nsw-2042',
    name: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    counts: { buy: 3, rent: 2, sold: 1, leased: 0 },
  });
  expect(types.buy).toEqual(['House', 'Villa']);
});

describe('many results', () => {
  const many = Array.from({ length: COUNT_LIMIT + 1 }, (_, n) => 1000 + n);
  beforeAll(async () => {
    // All listed at the same moment: only the last sort key tells them apart.
    const rows = many.map((id) =>
      writePublicListing(testRow({ id, status: 'leased', method: 'rent', soldDate: '2026-11-02' })),
    );
    await atomically(payload, rows);
  });

  test('the count stops at its limit', async () => {
    expect(await search('', 'leased')).toMatchObject({ total: COUNT_LIMIT, more: true, page: 1 });
    await atomically(payload, [deletePublicListing(1000)]);
    expect(await search('', 'leased')).toMatchObject({ total: COUNT_LIMIT, more: false });
  });

  test('a page past the end is the last one', async () => {
    const last = Math.ceil(COUNT_LIMIT / PAGE_SIZE);
    const result = await search('page=999', 'leased');
    expect(result).toMatchObject({ page: last, pages: last });
    expect(result.cards.map(({ id }) => id)).toEqual(await ids(`page=${last}`, 'leased'));
  });

  test('no listing stands on two pages', async () => {
    const seen = [];
    for (const page of [1, 2, 3]) seen.push(...(await ids(`page=${page}`, 'leased')));
    expect(new Set(seen).size).toBe(3 * PAGE_SIZE);
  });
});

describe('suburbs around the chosen one', () => {
  beforeAll(async () => {
    const rows = [
      { id: 60, suburb: 'Enmore', listedAt: day(20), ...nowhere },
      { id: 61, suburb: 'Parramatta', postcode: '2150', listedAt: day(21), ...nowhere },
      // Its address is hidden: the gazetteer says where Stanmore is.
      { id: 62, suburb: 'Stanmore', postcode: '2048', addressHidden: true, listedAt: day(22) },
    ];
    await atomically(
      payload,
      rows.map((row) => writePublicListing(testRow({ method: 'rent', rent: 650, ...row }))),
    );
    purge(['listings']);
  });

  test.each([
    // Those of the chosen suburb first, then those around it; Parramatta is 17 km away.
    ['suburb=newtown-nsw-2042', [7, 6, 62, 60]],
    ['suburb=newtown-nsw-2042&surrounding=0', [7, 6]],
    ['suburb=parramatta-nsw-2150', [61]],
    // A suburb where the agency has nothing has surroundings, too.
    ['suburb=petersham-nsw-2049', [62, 60, 7, 6]],
    ['suburb=petersham-nsw-2049&surrounding=0', []],
    ['suburb=atlantis-nsw-2049', []],
  ])('%s', async (text, expected) => {
    expect(await ids(text, 'rent')).toEqual(expected);
  });

  test('ordered by price they are mixed', async () => {
    const result = await ids('suburb=newtown-nsw-2042&sort=price-desc', 'rent');
    expect(result.slice(0, 2).sort()).toEqual([60, 62]);
  });
});

describe('what stands in the text of a listing, and what happens to it', () => {
  beforeAll(async () => {
    const rows: Partial<StoredListing>[] = [
      {
        id: 70,
        listedAt: day(20),
        headline: 'Sunny and north-facing',
        features: ['In-ground pool', 'Ducted cooling'],
        petFriendly: true,
        underOffer: true,
      },
      { id: 71, listedAt: day(21), description: 'With a GRANNY flat, 100% new.', auctionAt: day(28) },
      {
        id: 72,
        listedAt: day(22),
        description: 'A spacious home.',
        features: ['Spa'],
        inspections: [{ startsAt: '2026-11-27T23:00:00.000Z', endsAt: '2026-11-27T23:30:00.000Z' }],
      },
    ];
    await atomically(
      payload,
      rows.map((row) => writePublicListing(testRow({ method: 'rent', rent: 650, ...nowhere, ...row }))),
    );
  });

  test.each([
    ['feature=pool', [70]],
    ['feature=pool&feature=air-conditioning', [70]],
    ['feature=spa', [72]],
    ['feature=pets', [70]],
    ['feature=granny-flat', [71]],
    ['keyword=north facing', [70]],
    ['keyword=Facing&keyword=sunny', [70]],
    ['keyword=spacious', [72]],
    ['keyword=100%25 new', [71]],
    ["keyword=';drop", []],
    ['under_offer=only', [70]],
    ['under_offer=hidden&keyword=granny', [71]],
    ['auction=1', [71]],
    // 10 am on Saturday 28 November in Sydney.
    ['open=saturday', [72]],
    ['open=weekend', [72]],
    ['open=friday', []],
    ['open=tomorrow', [72]],
    ['open=today', []],
  ])('%s', async (text, expected) => {
    const search = readSearch({ channel: 'rent', query: new URLSearchParams(text) });
    const { cards } = await searchListings(payload, search, { now: Date.parse('2026-11-27T02:00:00Z') });
    expect(cards.map(({ id }) => id)).toEqual(expected);
  });
});
