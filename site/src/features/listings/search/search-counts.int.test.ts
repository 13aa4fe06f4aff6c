import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { testRow } from '../public/example-listing.ts';
import type { Channel } from '../public/public-listing.ts';
import { deletePublicListing, writePublicListing } from '../public/public-listing-store.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { filterControls } from './filter-controls.ts';
import { loadNearSearches } from './near-searches.ts';
import { searchListings } from './search.ts';
import { loadSearchCounts } from './search-counts.ts';
import { NOBODY } from './search-filters.ts';
import { loadSearchOptions } from './search-options.ts';
import { readSearch, searchPath } from './search-query.ts';

/* Costs the start of one database (SQLite and PostgreSQL: it counts by SQL of both). */

const { payload } = await testPayload();
const NOW = Date.parse('2026-11-20T02:00:00Z');
const SATURDAY = { startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T00:30:00.000Z' };
const vic = { suburb: 'Port Fairy', state: 'VIC', postcode: '3284', latitude: null, longitude: null };

const LISTINGS: Partial<StoredListing>[] = [
  { id: 1, beds: 2, features: ['Heated pool', 'Shed'], auctionAt: '2026-12-05T00:00:00.000Z', landArea: 300 },
  { id: 2, beds: 3, features: ['Pool'], propertyType: 'Villa', inspections: [SATURDAY], landArea: 900 },
  { id: 3, beds: 4, newConstruction: true, underOffer: true, landArea: 500, ...vic },
  { id: 4, beds: 4, category: 'rural', propertyType: 'Cropping', buildingArea: 200, ...vic },
  { id: 5, method: 'rent', rent: 500, availableFrom: '2026-12-10', petFriendly: true },
  { id: 6, method: 'rent', rent: 600 },
];
// $350 and $500 per m² a year, $4,000 per m² for sale, and one that hides its price.
const OFFICES: Partial<StoredListing>[] = [
  {
    id: 7,
    method: 'rent',
    rent: 70_000,
    rentPeriod: 'year',
    buildingArea: 200,
    extras: { Tenancy: 'Tenanted' },
  },
  {
    id: 8,
    method: 'rent',
    rent: 5_000,
    rentPeriod: 'month',
    buildingArea: 120,
    extras: { Tenancy: 'Vacant possession' },
  },
  { id: 9, price: 2_000_000, buildingArea: 500, landArea: 20_000 },
  { id: 10, price: 2_000_000, buildingArea: 400, priceHidden: true },
].map(
  (listing) =>
    ({
      ...listing,
      category: 'commercial' as const,
      propertyType: 'Offices',
      suburb: 'Glebe',
      postcode: '2037',
    }) as Partial<StoredListing>,
);
const RESULTS: Partial<StoredListing>[] = ['2026-06-30', '2025-12-31', '2025-01-01', null].map(
  (soldDate, index) => ({
    id: 20 + index,
    status: 'sold',
    soldDate,
    soldPrice: 900_000,
  }),
);

beforeAll(async () => {
  await atomically(
    payload,
    [...LISTINGS, ...RESULTS].map((listing, index) =>
      writePublicListing(testRow({ listedAt: `2026-11-${10 + index}T00:00:00.000Z`, ...listing })),
    ),
  );
});

const read = (text: string, channel: Channel = 'buy') =>
  // Listings of several kinds at once.
  readSearch({ channel, query: new URLSearchParams(text), entrance: null });
const find = (text: string, channel?: Channel) => searchListings(payload, read(text, channel), { now: NOW });
const ids = async (text: string, channel?: Channel) => (await find(text, channel)).cards.map(({ id }) => id);
async function counts(text: string, channel?: Channel) {
  const search = read(text, channel);
  const controls = filterControls({ search, options: await loadSearchOptions(payload), people: NOBODY });
  return loadSearchCounts(payload, { search, controls, people: NOBODY, result: { more: false }, now: NOW });
}

describe('filters', () => {
  test.each<[string, Channel, number[]]>([
    ['feature=pool', 'buy', [2, 1]],
    ['feature=pool&feature=shed', 'buy', [1]],
    ['feature=pets', 'rent', [5]],
    ['built=new', 'buy', [3]],
    ['built=established', 'buy', [4, 2, 1]],
    ['under_offer=only', 'buy', [3]],
    ['under_offer=hidden', 'buy', [4, 2, 1]],
    ['auction=1', 'buy', [1]],
    ['open=saturday', 'buy', [2]],
    ['max_beds=3', 'buy', [2, 1]],
    ['building=150', 'buy', [4]],
    ['available=2026-12-01', 'rent', [6]],
    ['available=2026-12-10', 'rent', [6, 5]],
    // “Sold results page with filters by suburb, agent, year.”
    ['year=2025', 'sold', [21, 22]],
    ['year=2026', 'sold', [20]],
    ['year=2024', 'sold', []],
    ['year=2026&suburb=newtown-nsw-2042', 'sold', [20]],
    ['year=2025', 'buy', [4, 3, 2, 1]],
    ['agent=nobody', 'buy', []],
    ['office=nowhere', 'buy', []],
  ])('%s on /%s', async (text, channel, expected) => {
    expect(await ids(text, channel)).toEqual(expected);
  });
});

describe('filters of commercial property', () => {
  beforeAll(() =>
    atomically(
      payload,
      OFFICES.map((listing) => writePublicListing(testRow(listing))),
    ),
  );
  afterAll(() =>
    atomically(
      payload,
      OFFICES.map(({ id }) => deletePublicListing(Number(id))),
    ),
  );

  test.each<[string, Channel, number[]]>([
    ['tenure=vacant', 'rent', [8]],
    ['tenure=tenanted', 'rent', [7]],
    ['m2_price=400', 'rent', [8]],
    ['max_m2_price=350', 'rent', [7]],
    // A hidden price is found by no price per square metre.
    ['m2_price=1000', 'buy', [9]],
    ['land=10000&category=commercial', 'buy', [9]],
    ['category=commercial&building=400', 'buy', [10, 9]],
  ])('%s on /%s', async (text, channel, expected) => {
    expect(await ids(text, channel)).toEqual(expected);
  });

  test('have counts, and are offered only where there is commercial property', async () => {
    purge(['listings']);
    expect(await counts('', 'rent')).toMatchObject({
      'tenure=vacant': 1,
      'm2_price=300': 2,
      'm2_price=400': 1,
    });
    expect(Object.keys(await counts('', 'sold')).filter((key) => /tenure|m2_price/.test(key))).toEqual([]);
  });
});

describe('orders', () => {
  test.each<[string, number[]]>([
    ['sort=inspection', [2, 4, 3, 1]],
    ['sort=auction', [1, 4, 3, 2]],
    ['sort=size', [2, 3, 1, 4]],
    ['sort=distance&suburb=newtown-nsw-2042', [2, 1]],
  ])('%s', async (text, expected) => {
    expect(await ids(text)).toEqual(expected);
  });
});

describe('counts', () => {
  test('each choice has as many as choosing it finds', async () => {
    for (const [text, channel] of [
      ['', 'buy'],
      ['feature=pool&beds=3', 'buy'],
      ['type=House&max_price=2000000', 'buy'],
      ['', 'rent'],
      ['year=2025', 'sold'],
    ] as const) {
      const all = Object.entries(await counts(text, channel));
      expect(all.length).toBeGreaterThan(40);
      for (const [choice, count] of all) {
        const [name = '', value = ''] = choice.split('=');
        const query = new URLSearchParams(text);
        if (name !== 'feature') query.delete(name);
        query.append(name, value);
        expect(`${choice} ${(await find(query.toString(), channel)).total}`).toBe(`${choice} ${count}`);
      }
    }
  });
});

test('the years on offer are those from the first result to the last', async () => {
  expect((await loadSearchOptions(payload)).years).toEqual({ sold: [2026, 2025], leased: [] });
  expect(await counts('', 'sold')).toMatchObject({ 'year=2026': 1, 'year=2025': 2 });
});

describe('few results', () => {
  const near = async (text: string) => {
    const search = read(text);
    const result = await find(text);
    const { byKey } = await loadSearchOptions(payload);
    return loadNearSearches(payload, { search, result, byKey, now: NOW });
  };

  test('say which filter to take off, the one that adds least first, and show what is near', async () => {
    const found = await near('feature=pool&beds=4');
    expect(found?.loosen).toEqual([
      { label: '4+ bed', href: searchPath(read('feature=pool')), found: '2 properties' },
      { label: 'Pool', href: searchPath(read('beds=4')), found: '2 properties' },
    ]);
    expect(found?.cards.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('are no topic where there is enough', async () => {
    expect(await near('')).toBeUndefined();
  });
});
