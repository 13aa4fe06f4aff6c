import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Channel } from '../public/public-listing.ts';
import { readEntrance } from '../terms/entrances.ts';
import { NUMBER_RANGES, type NumberRange } from './number-ranges.ts';
import {
  channelFromQuery,
  isFormQuery,
  RESULTS_VIEWS,
  readSearch,
  type Search,
  SORTS,
  searchPath,
  typedPlace,
} from './search-query.ts';

const CHANNELS: Channel[] = ['buy', 'rent', 'sold', 'leased'];
const read = (text: string, channel: Channel = 'buy') =>
  readSearch({ channel, query: new URLSearchParams(text) });

describe('readSearch', () => {
  test('reads every filter', () => {
    expect(
      read(
        'suburb=newtown-nsw-2042&suburb=enmore-nsw-2042&category=rural&type=House,Villa&min_price=500000&max_price=$1,200,000&beds=3&baths=2&cars=1&land=400&max_beds=5&max_land=900&feature=pool&feature=castle&keyword=north facing&under_offer=hidden&auction=1&open=saturday&max_baths=4&building=90&built=new&available=2026-12-01&tenure=vacant&year=2025&m2_price=200&agent=eleanor-sample&office=newtown&near=-33.8976_151.1794_5&sort=price-asc&page=4&view=split',
      ),
    ).toEqual({
      channel: 'buy',
      suburbs: ['enmore-nsw-2042', 'newtown-nsw-2042'],
      surrounding: true,
      category: 'rural',
      types: ['House', 'Villa'],
      minPrice: 500_000,
      maxPrice: 1_200_000,
      beds: 3,
      baths: 2,
      cars: 1,
      minLand: 400,
      maxBeds: 5,
      maxLand: 900,
      features: ['pool'],
      keywords: ['north facing'],
      underOffer: 'hidden',
      auction: true,
      open: 'saturday',
      maxBaths: 4,
      maxCars: null,
      minBuilding: 90,
      maxBuilding: null,
      minAreaPrice: 200,
      maxAreaPrice: null,
      tenure: 'vacant',
      // It is for sold and leased alone.
      year: null,
      built: 'new',
      // It is for rent alone.
      availableBy: null,
      agent: 'eleanor-sample',
      office: 'newtown',
      area: { kind: 'near', latitude: -33.8976, longitude: 151.1794, km: 5 },
      sort: 'price-asc',
      page: 4,
      view: 'split',
    });
    expect(read('year=2025', 'leased').year).toBe(2025);
    expect(read('available=2026-12-01', 'rent').availableBy).toBe('2026-12-01');
  });

  test.each([
    'buy_min_price=abc',
    'page=-1',
    'page=1000000000',
    'beds=1e3',
    'sort=;drop',
    'category=castle',
    'min_price=99999999999',
    'land=0.5',
    'feature=castle',
    'under_offer=maybe',
    'auction=yes',
    'open=doomsday',
    'built=maybe',
    'available=2026-13-01',
    'tenure=freehold',
    'agent=../admin',
    'building=0',
    'suburb=%00',
    "suburb=' or 1=1",
  ])('treats nonsense as absent: %s', (text) => {
    expect(read(text)).toEqual(read(''));
  });

  test('in sale mode the rental fields count for nothing, and the reverse', () => {
    const both = 'buy_ptype=House&buy_min_price=500000&rent_ptype=Unit&rent_min_price=300';
    expect(read(both, 'buy')).toMatchObject({ types: ['House'], minPrice: 500_000 });
    expect(read(both, 'sold')).toMatchObject({ types: ['House'], minPrice: 500_000 });
    expect(read(both, 'rent')).toMatchObject({ types: ['Unit'], minPrice: 300 });
    expect(read(both, 'leased')).toMatchObject({ types: ['Unit'], minPrice: 300 });
  });

  test('a price range upside down is put right', () => {
    expect(read('min_price=900&max_price=400')).toMatchObject({ minPrice: 400, maxPrice: 900 });
  });

  test('never throws and stays in bounds, whatever stands in the address', () => {
    const names = fc.constantFrom(
      'suburb',
      'type',
      'category',
      'min_price',
      'max_price',
      'beds',
      'land',
      'sort',
      'page',
      'buy_ptype',
      'rent_max_price',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 40 }))),
        fc.constantFrom(...CHANNELS),
        (pairs, channel) => {
          const search = readSearch({ channel, query: new URLSearchParams(pairs) });
          expect(search.page).toBeGreaterThanOrEqual(1);
          expect(search.page).toBeLessThanOrEqual(1000);
          for (const number of [search.minPrice, search.maxPrice, search.beds, search.minLand]) {
            expect(number === null || (Number.isSafeInteger(number) && number > 0)).toBe(true);
          }
          expect(search.types.join('')).not.toMatch(/\p{Cc}/u);
          expect(search.types.length).toBeLessThanOrEqual(40);
        },
      ),
    );
  });
});

describe('searchPath', () => {
  test('leaves out what is not asked', () => {
    expect(searchPath(read('page=1&sort=newest', 'rent'))).toBe('/rent');
    expect(searchPath(read('beds=2&suburb=newtown-nsw-2042&page=2'))).toBe(
      '/buy?suburb=newtown-nsw-2042&beds=2&page=2',
    );
  });

  test.each([
    ['/buy', 'residential'],
    ['/commercial', 'commercial'],
    ['/rural', 'rural'],
    ['/business', 'business'],
    ['/holiday/buy', 'holiday'],
    ['/buy?category=all', null],
  ] as const)('%s is for one kind of property: %s', (path, category) => {
    expect(searchPath({ ...read('', 'buy'), category })).toBe(path);
  });

  test.each([
    ['/rent', 'residential'],
    ['/commercial/lease', 'commercial'],
    ['/holiday', 'holiday'],
  ] as const)('%s is for one kind of rental: %s', (path, category) => {
    expect(searchPath({ ...read('', 'rent'), category })).toBe(path);
  });

  test('what is sold and leased is of every kind, or filtered', () => {
    expect(searchPath(read('', 'sold'))).toBe('/sold');
    expect(searchPath(read('category=rural', 'sold'))).toBe('/sold?category=rural');
  });

  test('reads back as the same search', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const url = new URL(searchPath(search), 'http://site.example');
        const { channel, category: entrance } = readEntrance(url.pathname) ?? expect.fail(url.pathname);
        expect(readSearch({ channel, query: url.searchParams, entrance })).toEqual(search);
        expect(isFormQuery(url.searchParams)).toBe(false);
      }),
    );
  });
});

describe('channelFromQuery', () => {
  test.each([
    ['show_in_sale=1', 'buy'],
    ['show_in_rental=yes', 'rent'],
    ['show_in_sale=0&show_in_rental=true', 'rent'],
    ['status=sold&show_in_sale=1', 'sold'],
    ['status=Leased', 'leased'],
    ['status=buy', 'buy'],
    ['status=current', null],
    ['buy_min_price=5', null],
    ['', null],
  ])('%s → %s', (text, channel) => {
    expect(channelFromQuery(new URLSearchParams(text))).toBe(channel);
  });
});

test('typedPlace takes both names and a bounded text', () => {
  expect(typedPlace(new URLSearchParams('q=&suburb_name= Newtown '))).toBe('Newtown');
  expect(typedPlace(new URLSearchParams('q=%00'))).toBe('');
  expect(typedPlace(new URLSearchParams('q=Port%0AFairy'))).toBe('Port Fairy');
  expect(typedPlace(new URLSearchParams({ q: 'x'.repeat(5000) }))).toHaveLength(200);
});

const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
const inOrder = (search: Search, { from, to }: NumberRange) => {
  const [low, high] = [search[from], search[to]];
  return low !== null && high !== null && low > high ? { [from]: high, [to]: low } : {};
};
const sorted = (words: string[]) => [...new Set(words)].sort();
const anySearch: fc.Arbitrary<Search> = fc
  .record({
    channel: fc.constantFrom(...CHANNELS),
    suburbs: fc.array(fc.stringMatching(/^[a-z]{2,12}-(nsw|vic)-\d{4}$/), { maxLength: 5 }).map(sorted),
    surrounding: fc.boolean(),
    category: fc.constantFrom(null, 'residential' as const, 'business' as const),
    types: fc.array(fc.stringMatching(/^[A-Z][a-z/& ]{0,20}[a-z]$/), { maxLength: 4 }).map(sorted),
    minPrice: optional(1_000_000_000),
    maxPrice: optional(1_000_000_000),
    beds: optional(20),
    baths: optional(20),
    cars: optional(20),
    minLand: optional(1_000_000_000),
    maxBeds: optional(20),
    maxBaths: optional(20),
    maxCars: optional(20),
    minBuilding: optional(1_000_000_000),
    maxBuilding: optional(1_000_000_000),
    minAreaPrice: optional(1_000_000_000),
    maxAreaPrice: optional(1_000_000_000),
    tenure: fc.constantFrom(null, 'vacant' as const),
    year: fc.constantFrom(null, 2025, 1999),
    built: fc.constantFrom(null, 'new' as const, 'established' as const),
    availableBy: fc.constantFrom(null, '2026-12-01'),
    agent: fc.constantFrom(null, 'eleanor-sample'),
    office: fc.constantFrom(null, 'newtown'),
    maxLand: optional(1_000_000_000),
    features: fc.uniqueArray(fc.constantFrom('pool', 'pets', 'granny-flat')).map(sorted),
    keywords: fc.array(fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/), { maxLength: 3 }).map(sorted),
    underOffer: fc.constantFrom(null, 'only' as const, 'hidden' as const),
    auction: fc.boolean(),
    open: fc.constantFrom(null, 'saturday' as const, 'today' as const),
    area: fc.constantFrom(
      null,
      { kind: 'near' as const, latitude: -33.8976, longitude: 151.1794, km: 5 },
      { kind: 'bounds' as const, south: -34, west: 151, north: -33.5, east: 151.5 },
    ),
    view: fc.constantFrom(...RESULTS_VIEWS),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map((search) => ({
    ...search,
    surrounding: search.surrounding || search.suburbs.length === 0,
    availableBy: search.channel === 'rent' ? search.availableBy : null,
    year: search.channel === 'sold' || search.channel === 'leased' ? search.year : null,
  }))
  .map((search) => Object.assign(search, ...NUMBER_RANGES.map((range) => inOrder(search, range))))
  .filter(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice);
