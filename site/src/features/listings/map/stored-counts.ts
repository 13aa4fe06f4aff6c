import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { BY_SUBURB, CELL_LEVELS, sumListingCells, WORLD_CELL } from '../public/listing-cells.ts';
import type { Bounds } from '../search/area.ts';
import type { SuburbPositions } from '../search/area-condition.ts';
import type { Search } from '../search/search-query.ts';
import { asksOnly, HOW_SHOWN } from './asks-only.ts';
import type { Place } from './cluster-places.ts';

/** What the stored counts are by. */
const COUNTED_BY: ReadonlySet<string> = new Set(['channel', 'category', 'types', ...HOW_SHOWN]);
/** Degrees by which the edge of a box may miss the edge of a cell: its address is rounded. */
const ROUNDED = 0.0002;

/**
 * The counts stored for a search and box; undefined where listings must be counted: the search has filters that nothing
 * is stored for, the box cuts through cells, or the zoom is closer than the closest cells.
 */
export async function storedCounts(
  payload: Payload,
  { search, box, zoom, positions }: { search: Search; box: Bounds; zoom: number; positions: SuburbPositions },
): Promise<Place[] | undefined> {
  const level = CELL_LEVELS.find((each) => each >= zoom);
  if (level === undefined || !isStored(search, box)) return undefined;
  const cells = cellsOfBox(box, level);
  if (!cells) return undefined;
  const [placed, bySuburb] = await Promise.all([
    cellCounts(payload, { search, cells, level, shift: level - zoom }),
    suburbCounts(payload, search),
  ]);
  const inBox = bySuburb.flatMap(({ key, ...named }): Place[] => {
    const position = positions.get(key);
    if (!position || !isIn(position, box)) return [];
    return [{ ...named, ...position, approximate: true, spread: false }];
  });
  return [...placed, ...inBox];
}

/** How many results have no position, by suburb; undefined where nothing is stored for the search. */
export const storedBySuburb = (payload: Payload, search: Search) =>
  isStored(search) ? suburbCounts(payload, search) : Promise.resolve(undefined);

/**
 * The part of the map that holds the results of a search with a position, out to whole cells; undefined where nothing is
 * stored for it, or so few are found that they are looked at themselves.
 */
export async function storedExtent(
  payload: Payload,
  { search, few }: { search: Search; few: number },
): Promise<{ placed: Bounds; suburbs: string[] } | undefined> {
  if (!isStored(search)) return undefined;
  const suburbs = await suburbCounts(payload, search);
  // Ten kilometres more on each side show on no map of half the country, and there are far fewer such cells.
  const wide = await extentOfCells(payload, { search, level: 7 });
  if (!wide || wide.count <= few) return undefined;
  const isSmall = wide.east - wide.west < SMALL && wide.north - wide.south < SMALL;
  const placed = isSmall ? await extentOfCells(payload, { search, level: 10 }) : wide;
  if (!placed) return undefined;
  return { placed, suburbs: suburbs.map(({ key }) => key) };
}

/** Degrees of an extent that is looked at more closely. */
const SMALL = 3;

/** The part of the map that the cells of a search lie in, and how many listings do. */
async function extentOfCells(
  payload: Payload,
  { search, level }: { search: Search; level: (typeof CELL_LEVELS)[number] },
): Promise<(Bounds & { count: number }) | undefined> {
  const [found] = await query<Record<keyof Cells | 'n', unknown>>(
    payload,
    sql`select sum(n) as n, min(y) as south, min(x) as west, max(y) as north, max(x) as east
      from (select x, y, sum(n) as n from listing_cells where level = ${level} and ${kindOf(search)}
        group by x, y having sum(n) > 0) as cells`,
  );
  if (!found || found.n === null) return undefined;
  const { wide, high } = sizeAt(level);
  return {
    count: Number(found.n),
    south: Number(found.south) * high,
    west: Number(found.west) * wide,
    north: (Number(found.north) + 1) * high,
    east: (Number(found.east) + 1) * wide,
  };
}

/** Whether all that a search asks is what counts are stored by. An area that holds the whole box asks nothing of it. */
function isStored(search: Search, box?: Bounds): boolean {
  const { area } = search;
  const holdsBox = box && area?.kind === 'bounds' && isIn(southWest(box), area) && isIn(northEast(box), area);
  return (!area || Boolean(holdsBox)) && asksOnly(search, COUNTED_BY);
}

type Point = { latitude: number; longitude: number };
const southWest = ({ south, west }: Bounds): Point => ({ latitude: south, longitude: west });
const northEast = ({ north, east }: Bounds): Point => ({ latitude: north, longitude: east });
const isIn = ({ latitude, longitude }: Point, { south, west, north, east }: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The numbers of the first and last cells, both ways. */
type Cells = Bounds;

/** The cells of a box; undefined where it cuts through cells. */
function cellsOfBox({ south, west, north, east }: Bounds, level: number): Cells | undefined {
  const { wide, high } = sizeAt(level);
  const up = cellsBetween({ from: south, to: north, size: high, most: 90 });
  const right = cellsBetween({ from: west, to: east, size: wide, most: 180 });
  return up && right && { south: up.first, north: up.last, west: right.first, east: right.last };
}

/** `most`: where the world ends, between two cells. */
function cellsBetween({ from, to, size, most }: Record<'from' | 'to' | 'size' | 'most', number>) {
  const isEdge = (degrees: number) =>
    Math.abs(degrees - Math.round(degrees / size) * size) < ROUNDED || Math.abs(degrees) >= most;
  if (!isEdge(from) || !isEdge(to)) return undefined;
  return { first: Math.floor((from + ROUNDED) / size), last: Math.ceil((to - ROUNDED) / size) - 1 };
}

const sizeAt = (level: number) => ({
  wide: WORLD_CELL.wide / 2 ** level,
  high: WORLD_CELL.high / 2 ** level,
});

/** The condition of a search, of those that are counted. */
function kindOf({ channel, category, types }: Search): SQL {
  const parts = [sql`channel = ${channel}`];
  if (category) parts.push(sql`category = ${category}`);
  if (types.length) parts.push(sql`property_type in (${sqlList(types)})`);
  return sql.join(parts, sql` and `);
}

/** A cell with one listing names it: the sum of the numbers is its number. */
const SUMS = sql`sum(n) as n, sum(listings) as listings, count(*) as stored`;
const named = ({ n, listings }: { n: unknown; listings: unknown }) => ({
  count: Number(n),
  ids: Number(n) === 1 ? [Number(listings)] : [],
});

async function cellCounts(
  payload: Payload,
  { search, cells, level, shift }: { search: Search; cells: Cells; level: number; shift: number },
): Promise<Place[]> {
  const by = sql.raw(`x >> ${shift}, y >> ${shift}`);
  const rows = await query<Record<'n' | 'listings' | 'latitude' | 'longitude' | 'stored', unknown>>(
    payload,
    sql`select ${SUMS}, sum(latitude) as latitude, sum(longitude) as longitude from listing_cells
      where level = ${level} and ${kindOf(search)} and x >= ${cells.west} and x <= ${cells.east}
        and y >= ${cells.south} and y <= ${cells.north}
      group by ${by} having sum(n) > 0`,
  );
  const stored = rows.reduce((all, row) => all + Number(row.stored), 0);
  sumListingCells(payload, stored).catch((error) =>
    log.error({ err: error }, 'counts of the map could not be added up; a later reader tries again'),
  );
  return rows.map((row) => ({
    ...named(row),
    latitude: Number(row.latitude) / Number(row.n) / 1e6,
    longitude: Number(row.longitude) / Number(row.n) / 1e6,
    approximate: false,
    spread: Number(row.n) > 1,
  }));
}

async function suburbCounts(payload: Payload, search: Search) {
  const rows = await query<Record<'key' | 'n' | 'listings' | 'stored', unknown>>(
    payload,
    sql`select suburb_key as key, ${SUMS} from listing_cells where level = ${BY_SUBURB} and ${kindOf(search)}
      group by suburb_key having sum(n) > 0`,
  );
  return rows.map((row) => ({ key: String(row.key), ...named(row) }));
}
