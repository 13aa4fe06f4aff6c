import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atomically, query } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { testRow } from '../../public/example-listing.ts';
import type { PublicListingRow } from '../../public/public-listing.ts';
import {
  deletePublicListing,
  insertPublicListings,
  writePublicListing,
} from '../../public/public-listing-store.ts';
import { loadSuburbPositions } from '../../search/area-condition.ts';
import { searchWhere } from '../../search/search.ts';
import { emptySearch, readSearch, type Search } from '../../search/search-query.ts';
import { SEARCH_FEATURES } from '../../terms/search-features.ts';
import { loadMapPins } from '../load-map-pins.ts';
import { snapBox } from '../map-box.ts';
import { type FoundPlaces, queriedPlaces } from '../queried-places.ts';
import { exactExtent } from '../results-extent.ts';
import { columnExtent } from './column-extent.ts';
import { columnPlaces } from './column-places.ts';
import { currentColumns, loadColumns } from './kept-columns.ts';

// @postgres-only: small stocks and SQLite are never counted in memory. About 4 seconds, the property a half of it. MAP_SEARCHES=1000 tries as many searches; 60 by default.
const SEARCHES = Number(process.env.MAP_SEARCHES ?? 60);

const { payload } = await testPayload();
const now = Date.parse('2026-11-27T02:00:00Z');
const AUSTRALIA = { south: -45, west: 110, north: -8, east: 156 };

/** Values that a search may or may not ask for, and some that are like others. */
const row: fc.Arbitrary<PublicListingRow> = fc
  .record({
    listing: fc.integer({ min: -40, max: 120 }).filter((id) => id !== 0),
    channel: fc.constantFrom('buy', 'buy', 'buy', 'rent', 'sold'),
    category: fc.constantFrom('residential', 'residential', 'rural', 'commercial'),
    propertyType: fc.constantFrom('House', 'Unit', 'house', 'Null', 'Duplex "A"', null),
    suburbKey: fc.constantFrom(
      'newtown-nsw-2042',
      'enmore-nsw-2042',
      'nowhere-nt-0000',
      'port-fairy-vic-3284',
      null,
    ),
    priceLow: fc.constantFrom(null, 0, 500_000, 600_000.5, 900_000),
    priceHigh: fc.constantFrom(null, 0, 600_000, 599_999.99, 1_200_000),
    beds: fc.constantFrom(0, 1, 2, 2.5, 3, 4),
    baths: fc.constantFrom(0, 1, 2),
    cars: fc.constantFrom(0, 1, 2),
    land: fc.constantFrom(0, 0.5, 400, 512.25, 20_000),
    building: fc.constantFrom(0, 120, 400),
    areaPrice: fc.constantFrom(null, 100, 250.75),
    tenure: fc.constantFrom(null, 'vacant', 'tenanted'),
    newlyBuilt: fc.constantFrom(0, 1),
    underOffer: fc.constantFrom(0, 1),
    auctionAt: fc.constantFrom(null, null, now + 1000, now - 1000),
    traits: fc
      .subarray(Object.keys(SEARCH_FEATURES), { maxLength: 6 })
      .map((names) => (names.length ? `|${names.join('|')}|` : '')),
    position: fc.option(
      fc.tuple(
        fc.double({ min: -34, max: -33.9, noNaN: true }),
        fc.integer({ min: 1_511_000, max: 1_512_000 }),
      ),
      { freq: 3, nil: null },
    ),
  })
  .map(
    ({ position, ...values }) =>
      ({
        ...testRow(),
        ...values,
        latitude: position ? position[0] : null,
        longitude: position ? position[1] / 10_000 : null,
      }) as PublicListingRow,
  );

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: row.map((changed) => ({ listing: changed.listing, statement: writePublicListing(changed) })),
  },
  {
    weight: 1,
    arbitrary: row.map(({ listing }) => ({ listing, statement: deletePublicListing(Math.abs(listing)) })),
  },
);

/** What the columns know, and what they leave to SQL. */
const KNOWN = [
  ...[
    'suburb=newtown-nsw-2042',
    'suburb=port-fairy-vic-3284',
    'surrounding=0',
    'category=all',
    'type=House',
    'type=Unit',
  ],
  ...[
    'min_price=500000',
    'min_price=600000',
    'max_price=600000',
    'max_price=900000',
    'beds=2',
    'max_beds=3',
    'baths=1',
  ],
  ...['max_baths=1', 'cars=1', 'max_cars=1', 'land=400', 'max_land=512', 'building=120', 'max_building=120'],
  ...[
    'm2_price=101',
    'max_m2_price=251',
    'under_offer=only',
    'under_offer=hidden',
    'built=new',
    'built=established',
  ],
  ...[
    'auction=1',
    'tenure=vacant',
    'feature=pool',
    'feature=pets',
    'feature=shed',
    'sort=price-asc',
    'page=2',
    'view=map',
  ],
  ...['bounds=-33.95_151.1_-33.9_151.15', 'bounds=-39_142_-33.95_151.18'],
];
const UNKNOWN = ['keyword=garden', 'agent=ann', 'office=east', 'open=saturday', 'near=-33.9_151.1_5'];
const searchOf = (parts: readonly string[], channel: Search['channel'] = 'buy') =>
  readSearch({ channel, query: new URLSearchParams(parts.join('&')) });
/** True of all. Counts that are stored are of whole cells, some metres off the edge of a box. */
const COUNTED = 'max_cars=20';
const searches = fc
  .tuple(
    fc.subarray(KNOWN, { maxLength: 4 }),
    fc.constantFrom('buy' as const, 'rent' as const, 'sold' as const),
  )
  .map(([parts, channel]) => searchOf([...parts, COUNTED], channel));

const write = async (
  changes: readonly {
    statement: ReturnType<typeof writePublicListing> | ReturnType<typeof deletePublicListing>;
  }[],
) => {
  await atomically(
    payload,
    changes.map(({ statement }) => statement),
  );
  purge(['listings']);
};

/** The answers of the columns and of SQL, places in one order. */
async function bothOf(search: Search, { zoom = 4, mostNamed = 0, box = AUSTRALIA } = {}) {
  const asked = { search, box, zoom, mostNamed, positions: await loadSuburbPositions(payload) };
  const ordered = ({ places, unplaced }: FoundPlaces) => ({
    unplaced,
    places: places.sort(
      (a, b) =>
        Number(a.approximate) - Number(b.approximate) ||
        a.latitude - b.latitude ||
        (a.ids[0] ?? 0) - (b.ids[0] ?? 0),
    ),
  });
  const inMemory = await columnPlaces(payload, asked);
  return [inMemory && ordered(inMemory), ordered(await queriedPlaces(payload, asked, now))] as const;
}

/** Suburbs in one order; the key of those that hide it is not looked at. */
const extentOf = (extent: Awaited<ReturnType<typeof columnExtent>>) =>
  extent && { ...extent, suburbs: extent.suburbs.filter((key) => key.includes('-')).sort() };

/** Positions are added up in different ways. */
function expectSame([columns, database]: Awaited<ReturnType<typeof bothOf>>) {
  const places = database.places.map(({ latitude, longitude, ...place }) => ({
    ...place,
    ...{ latitude: expect.closeTo(latitude, 9), longitude: expect.closeTo(longitude, 9) },
  }));
  expect(columns).toEqual({ ...database, places });
}

describe('listings in memory', () => {
  it(`answer maps as SQL does, after any changes, in ${SEARCHES} searches`, async () => {
    await loadColumns(payload);
    let some = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 30 }), { maxLength: 2 }),
        fc.array(searches, { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom(0, 5, 500),
        async (batches, wanted, zoom, mostNamed) => {
          for (const batch of batches) await write(batch);
          for (const search of wanted) {
            const box =
              zoom > 5
                ? snapBox({ south: -33.97, west: 151.12, north: -33.92, east: 151.17 }, zoom)
                : AUSTRALIA;
            const both = await bothOf(search, { zoom, mostNamed, box });
            expectSame(both);
            if (both[1].places.length) some += 1;
            if (search.area) continue;
            const where = await searchWhere(payload, { search, now });
            expect(extentOf(await columnExtent(payload, search))).toEqual(
              extentOf(await exactExtent(payload, where)),
            );
          }
        },
      ),
      { numRuns: Math.ceil(SEARCHES / 3) },
    );
    // About half of them find something.
    expect(some).toBeGreaterThan(SEARCHES / 6);
  });

  it('leave to SQL what they do not know', async () => {
    await loadColumns(payload);
    for (const part of UNKNOWN) {
      const [columns] = await bothOf(searchOf([part, 'beds=2']));
      expect([part, columns]).toEqual([part, undefined]);
    }
    expect((await bothOf(searchOf(['available=2026-12-01'], 'rent')))[0]).toBeUndefined();
    expect((await bothOf(searchOf(['year=2025'], 'sold')))[0]).toBeUndefined();
    // A filter that somebody adds to searches.
    const later = { ...emptySearch('buy'), petsWelcome: true } as Search;
    expect((await bothOf(later))[0]).toBeUndefined();
    // A box that holds far more cells than a screen does.
    expect((await bothOf(searchOf([]), { zoom: 20 }))[0]).toBeUndefined();
  });

  it('know of a change when it is stored, however long it was open', async () => {
    const at = { suburbKey: 'port-fairy-vic-3284', latitude: -38.38, longitude: 142.23, beds: 1 };
    const rows = [301, 302, 303].map((listing) => ({ ...testRow(), ...at, listing }));
    await write([{ statement: insertPublicListings(rows) }]);
    await loadColumns(payload);
    const box = { south: -38.4, west: 142.2, north: -38.3, east: 142.3 };
    const numbers = async () => {
      const both = await bothOf(searchOf(['beds=7']), { box, mostNamed: 100 });
      expectSame(both);
      return both[1].places.length;
    };
    const [first, second] = await Promise.all([openTransaction(), openTransaction()]);
    await first.query('update public_listings set beds = 7 where listing = 301');
    await second.query('update public_listings set beds = 7 where listing = 302');
    expect(await numbers()).toBe(0);
    await query(payload, sql`update public_listings set beds = 7 where listing = 303`);
    expect(await numbers()).toBe(1);
    await second.query('commit');
    expect(await numbers()).toBe(2);
    await first.query('delete from public_listings where listing = 302');
    expect(await numbers()).toBe(2);
    await first.query('commit');
    expect(await numbers()).toBe(2);
    const undone = await openTransaction();
    await undone.query('delete from public_listings where listing in (301, 303)');
    await undone.query('rollback');
    expect(await numbers()).toBe(2);
    for (const each of [first, second, undone]) each.release();
    await write([301, 302, 303].map((listing) => ({ statement: deletePublicListing(listing) })));
    expect(await numbers()).toBe(0);
  });

  it('are read again in the background after very many changes', async () => {
    await write([{ statement: writePublicListing({ ...testRow(), listing: 401, category: 'holiday' }) }]);
    await loadColumns(payload);
    const columns =
      'channel, category, state, price_up, price_down, beds, baths, cars, land, latitude, longitude, sorted_at, card, page';
    await query(
      payload,
      sql.raw(`insert into public_listings (listing, ${columns}) select listing + copy, ${columns}
        from public_listings, generate_series(1, 4500) as copy where listing = 401`),
    );
    expect((await bothOf(searchOf(['category=holiday'])))[0]).toBeUndefined();
    await loadColumns(payload);
    const both = await bothOf(searchOf(['category=holiday', 'beds=3']));
    expectSame(both);
    expect(both[1].places).toMatchObject([{ count: 4501 }]);
    await query(payload, sql`delete from public_listings where listing > 400`);
    await loadColumns(payload);
  });

  it('are empty when the table of listings is', async () => {
    await write([{ statement: writePublicListing({ ...testRow(), listing: 501 }) }]);
    await loadColumns(payload);
    expect((await bothOf(searchOf([])))[0]?.places).not.toEqual([]);
    await query(payload, sql`truncate public_listings cascade`);
    expect((await bothOf(searchOf([])))[0]).toEqual({ places: [], unplaced: 0 });
  });

  it('are dropped when their table of changes is not the one they know', async () => {
    await write([{ statement: writePublicListing({ ...testRow(), listing: 601 }) }]);
    await loadColumns(payload);
    await query(payload, sql`alter table changed_listings rename to other_listings`);
    await query(payload, sql`create table changed_listings (like other_listings including all)`);
    const search = searchOf(['beds=2']);
    expect((await bothOf(search))[0]).toBeUndefined();
    const pins = await loadMapPins(payload, { search, box: AUSTRALIA, zoom: 3, now });
    expect(pins.total).toBeGreaterThan(0);
    await query(payload, sql`drop table other_listings`);
    // Not at once again, and in the background; only where there are many.
    const later = Date.now() + 120_000;
    const isLoaded = async (large: number, now: number) =>
      Boolean(await currentColumns(payload, { large, now }));
    expect(await isLoaded(0, Date.now())).toBe(false);
    expect(await isLoaded(1_000_000, later)).toBe(false);
    expect(await isLoaded(0, later + 1)).toBe(false);
    expect(await isLoaded(0, later + 120_000)).toBe(false);
    await loadColumns(payload);
    expect(await isLoaded(0, later)).toBe(true);
    expectSame(await bothOf(search));
  });
});

type Client = { query: (text: string) => Promise<unknown>; release: () => void };

async function openTransaction(): Promise<Client> {
  const { pool } = payload.db as unknown as { pool: { connect: () => Promise<Client> } };
  const client = await pool.connect();
  await client.query('begin');
  return client;
}
