import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { atomically, isPostgres, query } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { testRow } from '../public/example-listing.ts';
import { prepareListingCells, sumListingCells } from '../public/listing-cells.ts';
import type { Channel } from '../public/public-listing.ts';
import { deletePublicListing, writePublicListing } from '../public/public-listing-store.ts';
import { suburbPosition } from '../public/suburb-position.ts';
import { searchListings } from '../search/search.ts';
import { readSearch } from '../search/search-query.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { loadMapPins, MOST_NAMED } from './load-map-pins.ts';
import { snapBox } from './map-box.ts';
import { loadResultsExtent } from './results-extent.ts';

// Costs about 2 seconds on SQLite, 5 on PostgreSQL. MAP_SEARCHES=1000 tries as many searches; 60 by default.
const SEARCHES = Number(process.env.MAP_SEARCHES ?? 60);

const { payload } = await testPayload();
const now = Date.parse('2026-11-27T02:00:00Z');
const AUSTRALIA = { south: -45, west: 110, north: -8, east: 156 };
const newtown = suburbPosition('newtown-nsw-2042') ?? { latitude: 0, longitude: 0 };

const SUBURBS = [
  { suburb: 'Newtown', state: 'NSW', postcode: '2042' },
  { suburb: 'Enmore', state: 'NSW', postcode: '2042' },
  { suburb: 'Port Fairy', state: 'VIC', postcode: '3284' },
  { suburb: 'Fremantle', state: 'WA', postcode: '6160' },
] as const;

/** Every third hides something, or has no position. */
function listing(id: number): Partial<StoredListing> {
  const place = SUBURBS[id % SUBURBS.length] as (typeof SUBURBS)[number];
  const middle = suburbPosition(
    `${place.suburb} ${place.state} ${place.postcode}`.toLowerCase().replaceAll(' ', '-'),
  );
  const spread = (step: number) => ((id * step) % 211) / 5275 - 0.02;
  const position = {
    latitude: Math.round(((middle?.latitude ?? 0) + spread(37)) * 1e5) / 1e5,
    longitude: Math.round(((middle?.longitude ?? 0) + spread(61)) * 1e5) / 1e5,
  };
  const hidden = [
    {},
    {},
    {},
    {},
    { addressHidden: true },
    { addressHidden: true, suburbHidden: true },
    { latitude: null, longitude: null },
  ][id % 7];
  return {
    id,
    ...place,
    ...position,
    price: 400_000 + (id % 30) * 50_000,
    priceHidden: id % 11 === 0,
    beds: id % 6,
    propertyType: id % 2 ? 'House' : 'Unit',
    headline: id % 5 ? 'A house' : 'With a rare fireplace',
    features: id % 4 ? [] : ['Pool'],
    inspections: id % 9 ? [] : [{ startsAt: '2026-11-27T23:00:00.000Z', endsAt: '2026-11-27T23:30:00.000Z' }],
    ...hidden,
  };
}

const search = (text: string, channel: Channel = 'buy') =>
  readSearch({ channel, query: new URLSearchParams(text) });
const pinsOf = (
  text: string,
  { box = AUSTRALIA, zoom = 12, channel = 'buy' as Channel, mostNamed = MOST_NAMED } = {},
) => loadMapPins(payload, { search: search(text, channel), box, zoom, now, mostNamed });
const idsOn = async (text: string, options?: Parameters<typeof pinsOf>[1]) =>
  (await pinsOf(text, options)).pins.flatMap(({ ids }) => ids).sort((a, b) => a - b);
const idsListed = async (text: string) => {
  const { cards } = await searchListings(payload, search(text), { size: 1000, now });
  return cards.map(({ id }) => id).sort((a, b) => a - b);
};

beforeAll(async () => {
  const rows = Array.from({ length: 210 }, (_, index) => writePublicListing(testRow(listing(index + 1))));
  await atomically(payload, rows);
  purge(['listings']);
});

const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 1e4, max: most * 1e4 }).map((n) => n / 1e4);
const latitude = fc.oneof(degrees(-34, -33.8), degrees(-38.5, -38.2), degrees(-44, -10));
const longitude = fc.oneof(degrees(151.1, 151.3), degrees(142, 142.4), degrees(113, 154));
const area = fc.oneof(
  fc.tuple(latitude, longitude, latitude, longitude).map((numbers) => `bounds=${numbers.join('_')}`),
  fc
    .tuple(latitude, longitude, fc.integer({ min: 1, max: 50 }))
    .map((numbers) => `near=${numbers.join('_')}`),
  fc
    .array(fc.tuple(latitude, longitude), { minLength: 3, maxLength: 60 })
    .map((points) => `shape=${points.flat().join('_')}`),
);
const filters = fc.subarray(
  [
    'suburb=newtown-nsw-2042',
    'suburb=port-fairy-vic-3284',
    'surrounding=0',
    'min_price=600000',
    'max_price=1500000',
    'beds=2',
    'type=House',
    'feature=pool',
    'keyword=fireplace',
    'open=saturday',
    'sort=price-asc',
  ],
  { maxLength: 4 },
);

describe('the map of a search', () => {
  it(`names the listings that the list names, in ${SEARCHES} searches`, async () => {
    const queries = fc.tuple(filters, fc.option(area, { nil: '' }), fc.integer({ min: 0, max: 20 }));
    let some = 0;
    await fc.assert(
      fc.asyncProperty(queries, async ([filters, area, zoom]) => {
        const text = [...filters, area].filter(Boolean).join('&');
        const [map, listed] = await Promise.all([pinsOf(text, { zoom }), idsListed(text)]);
        const shown = map.pins.flatMap(({ ids }) => ids).sort((a, b) => a - b);
        // Those that hide their suburb are on the list alone, and counted.
        expect(shown.filter((id) => !listed.includes(id))).toEqual([]);
        expect(shown.length + map.unplaced).toBe(listed.length);
        expect(map.total).toBe(shown.length);
        // The same where the database counts them, as it does when there are many.
        const counted = await pinsOf(text, { zoom, mostNamed: 3 });
        expect([counted.total, counted.approximate]).toEqual([map.total, map.approximate]);
        expect(counted.pins.reduce((sum, pin) => sum + pin.count, 0)).toBe(map.total);
        if (shown.length) some += 1;
      }),
      { numRuns: SEARCHES },
    );
    // Well below the share that random searches have, which is about a third.
    expect(some).toBeGreaterThan(SEARCHES / 8);
  });

  it('says what its box says: the same as a list limited to it', async () => {
    const box = {
      south: newtown.latitude - 0.01,
      west: newtown.longitude - 0.01,
      north: newtown.latitude + 0.01,
      east: newtown.longitude + 0.01,
    };
    const rounded = Object.fromEntries(
      Object.entries(box).map(([name, degrees]) => [name, Math.round(degrees * 1e4) / 1e4]),
    ) as typeof box;
    const { south, west, north, east } = rounded;
    const bounds = `bounds=${[south, west, north, east].join('_')}`;
    const listed = await idsListed(bounds);
    expect(listed.length).toBeGreaterThan(5);
    expect(await idsOn('', { box: rounded })).toEqual(listed);
    expect(await idsOn(bounds)).toEqual(listed);
  });

  it('shows who hides an address at the suburb, and nowhere else', async () => {
    const { pins, approximate, unplaced } = await pinsOf('suburb=newtown-nsw-2042&surrounding=0', {
      zoom: 20,
    });
    const hiding = pins.filter(({ approximate }) => approximate);
    expect(hiding.length).toBe(1);
    expect(hiding[0]).toMatchObject({ ...newtown, count: approximate });
    expect(approximate).toBeGreaterThan(5);
    expect(unplaced).toBe(0);
    expect((await pinsOf('')).unplaced).toBe(30);
  });

  it('shows prices on pins, and of hidden prices none', async () => {
    const { pins } = await pinsOf('', { zoom: 20 });
    expect(pins.find(({ ids }) => ids[0] === 1 && ids.length === 1)).toMatchObject({ text: '$450k' });
    expect(pins.find(({ ids }) => ids[0] === 22 && ids.length === 1)).toMatchObject({ text: 'Ask' });
  });
});

describe('more listings than are named', () => {
  beforeAll(async () => {
    const rows = Array.from({ length: MOST_NAMED + 40 }, (_, index) =>
      writePublicListing(
        testRow({ ...listing(index + 1), id: 10_000 + index, method: 'rent', price: null, rent: 500 }),
      ),
    );
    await atomically(payload, rows);
    purge(['listings']);
  });

  it('are counted by the database: none is lost, at any zoom', async () => {
    for (const zoom of [0, 4, 9, 13, 20]) {
      const { pins, total, unplaced, approximate } = await pinsOf('', { channel: 'rent', zoom });
      expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(total + unplaced).toBe(MOST_NAMED + 40);
      expect(approximate).toBeGreaterThan(100);
    }
    const { pins } = await pinsOf('', { channel: 'rent', zoom: 4 });
    expect(pins.length).toBeLessThan(8);
  });
});

describe('counts that are stored by cell', () => {
  const KINDS = ['', 'category=residential', 'type=House', 'type=House&type=Unit&sort=price-asc'];
  type Change = { id: number; gone: boolean; step: number; changes: Partial<StoredListing> };
  const change: fc.Arbitrary<Change> = fc.record({
    id: fc.integer({ min: 20_000, max: 20_060 }),
    gone: fc.boolean(),
    step: fc.integer({ min: 0, max: 200 }),
    changes: fc.record({
      method: fc.constantFrom('buy', 'rent'),
      category: fc.constantFrom('residential', 'rural'),
      rent: fc.constant(500),
    }),
  });
  const write = ({ id, gone, step, changes }: Change) =>
    gone ? deletePublicListing(id) : writePublicListing(testRow({ ...listing(id + step), id, ...changes }));
  const stored = () =>
    query<Record<string, unknown>>(
      payload,
      sql`select level, channel, category, property_type, suburb_key, x, y, cast(sum(n) as text) as n,
        cast(sum(latitude) as text) as latitude, cast(sum(longitude) as text) as longitude, cast(sum(listings) as text) as listings
        from listing_cells group by level, channel, category, property_type, suburb_key, x, y having sum(n) <> 0
        order by level, channel, category, property_type, suburb_key, x, y`,
    );

  it('are those of the listings after any changes', async () => {
    const changes = fc.array(fc.array(change, { minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(changes, fc.integer({ min: 0, max: 10 }), async (batches, zoom) => {
        for (const batch of batches) await atomically(payload, batch.map(write));
        purge(['listings']);
        const box = snapBox({ south: -39, west: 110, north: -20, east: 154 }, zoom);
        for (const kind of KINDS) {
          const { pins, ...summed } = await pinsOf(kind, { box, zoom, mostNamed: 0 });
          // Nothing is under offer here, and nothing stored for this filter.
          const { pins: _, ...counted } = await pinsOf(`${kind}&under_offer=hidden`, {
            box,
            zoom,
            mostNamed: 0,
          });
          expect(summed).toEqual(counted);
          expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(counted.total);
        }
      }),
      { numRuns: 12 },
    );
    const before = await stored();
    expect(before.length).toBeGreaterThan(20);
    await query(payload, sql`drop table listing_cells`).catch(() => undefined);
    await prepareListingCells(payload);
    expect(await stored()).toEqual(before);
  });

  it('are added up on PostgreSQL, which stores a row for each change', async () => {
    const before = await stored();
    await sumListingCells(payload, 20_000, now);
    expect(await stored()).toEqual(before);
    if (!isPostgres(payload)) return;
    const [rows] = await query<{ n: unknown }>(payload, sql`select count(*) as n from listing_cells`);
    expect(Number(rows?.n)).toBe(before.length);
  });

  it('show all results of a search without filters', async () => {
    const extent = (text: string) => loadResultsExtent(payload, { search: search(text, 'rent'), now });
    const [stored, exact] = await Promise.all([extent(''), extent('under_offer=hidden')]);
    expect(stored?.south).toBeLessThanOrEqual(exact?.south as number);
    expect(stored?.east).toBeGreaterThanOrEqual(exact?.east as number);
    expect(stored?.north).toBeCloseTo(exact?.north as number, 1);
    expect(stored?.west).toBeCloseTo(exact?.west as number, 0);
  });
});
