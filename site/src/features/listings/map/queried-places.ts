import type { Position } from '@frontage/gazetteer';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Bounds } from '../search/area.ts';
import { areaConditions, OF_SUBURB, type SuburbPositions } from '../search/area-condition.ts';
import { searchWhere } from '../search/search.ts';
import type { Search } from '../search/search-query.ts';
import { cellSize, type Place } from './cluster-places.ts';
import { storedBySuburb, storedCounts } from './stored-counts.ts';

/** What a map asks for. */
export type AskedPlaces = {
  search: Search;
  box: Bounds;
  zoom: number;
  positions: SuburbPositions;
  /** Up to so many are named one by one. */
  mostNamed: number;
};

/** The places of results within the box, and how many results of the search are nowhere on the map. */
export type FoundPlaces = { places: Place[]; unplaced: number };

/** The places of a search's results within a box, as the database finds them, and how many have none. `now`: epoch ms. */
export async function queriedPlaces(
  payload: Payload,
  { search, box, zoom, positions, mostNamed }: AskedPlaces,
  now: number,
): Promise<FoundPlaces> {
  const results = await searchWhere(payload, { search: { ...search, area: null }, now });
  const areas = [{ kind: 'bounds', ...box } as const, ...(search.area ? [search.area] : [])];
  const area = areaConditions({ areas, positions });
  const within = {
    placed: sql`${results} and ${area.placed}`,
    bySuburb: sql`${results} and ${area.bySuburb}`,
  };
  const unplaced = search.area ? 0 : await countUnplaced(payload, { search, results, positions });
  const places =
    (await namedPlaces(payload, { within, positions, mostNamed })) ??
    (await storedCounts(payload, { search, box, zoom, positions })) ??
    (await countedPlaces(payload, { within, positions, zoom }));
  return { places, unplaced };
}

/** Results with a position of their own, and those placed by their suburb. */
type Within = { placed: SQL; bySuburb: SQL };

/** Each result by itself; undefined where there are more than `mostNamed`. */
async function namedPlaces(
  payload: Payload,
  { within, positions, mostNamed }: { within: Within; positions: SuburbPositions; mostNamed: number },
): Promise<Place[] | undefined> {
  const rows = await query<Record<'id' | 'latitude' | 'longitude' | 'key', unknown>>(
    payload,
    sql`select listing as id, latitude, longitude, suburb_key as key from public_listings where ${within.placed}
      union all select listing, null, null, suburb_key from public_listings where ${within.bySuburb}
      limit ${mostNamed + 1}`,
  );
  if (rows.length > mostNamed) return undefined;
  return rows.map(({ id, latitude, longitude, key }) => {
    const approximate = latitude === null;
    const position = approximate
      ? (positions.get(String(key)) as Position)
      : { latitude: Number(latitude), longitude: Number(longitude) };
    return { ...position, count: 1, ids: [Number(id)], approximate, spread: false };
  });
}

/** The number of a row's cell: one number is sorted faster than two. */
const cellNumber = ({ wide, high }: { wide: number; high: number }): SQL => {
  const number = (name: string, size: number) => `floor(cast(${name} as double precision) / ${size})`;
  return sql.raw(`${number('longitude', wide)} * 100000000 + ${number('latitude', high)}`);
};

/** How many there are in each cell and suburb. A cell with one listing names it. */
async function countedPlaces(
  payload: Payload,
  { within, positions, zoom }: { within: Within; positions: SuburbPositions; zoom: number },
): Promise<Place[]> {
  const { wide, high } = cellSize(zoom);
  const [cells, suburbs] = await Promise.all([
    query<Record<'n' | 'latitude' | 'longitude' | 'id', unknown>>(
      payload,
      sql`select count(*) as n, avg(latitude) as latitude, avg(longitude) as longitude, min(listing) as id
        from public_listings where ${within.placed}
        group by ${cellNumber({ wide, high })}`,
    ),
    query<Record<'n' | 'key' | 'id', unknown>>(
      payload,
      sql`select count(*) as n, ${OF_SUBURB} as key, min(listing) as id
        from public_listings where ${within.bySuburb} group by ${OF_SUBURB}`,
    ),
  ]);
  const named = (n: unknown, id: unknown) => ({
    count: Number(n),
    ids: Number(n) === 1 ? [Number(id)] : [],
  });
  return [
    ...cells.map(({ n, latitude, longitude, id }) => ({
      ...named(n, id),
      latitude: Number(latitude),
      longitude: Number(longitude),
      approximate: false,
      spread: Number(n) > 1,
    })),
    ...suburbs.map(({ n, key, id }) => ({
      ...named(n, id),
      ...(positions.get(String(key)) as Position),
      approximate: true,
      spread: false,
    })),
  ];
}

/** Results that no position is known of. */
async function countUnplaced(
  payload: Payload,
  { search, results, positions }: { search: Search; results: SQL; positions: SuburbPositions },
): Promise<number> {
  const bySuburb =
    (await storedBySuburb(payload, search)) ??
    (await query<Record<'count' | 'key', unknown>>(
      payload,
      sql`select count(*) as count, ${OF_SUBURB} as key from public_listings
        where ${results} and latitude is null group by ${OF_SUBURB}`,
    ));
  return bySuburb
    .filter(({ key }) => !positions.has(String(key)))
    .reduce((all, { count }) => all + Number(count), 0);
}
