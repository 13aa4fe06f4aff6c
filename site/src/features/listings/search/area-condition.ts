import type { Position } from '@frontage/gazetteer';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { loadSuburbCentres, type SuburbCentres } from '../public/nearby-suburbs.ts';
import type { Channel } from '../public/public-listing.ts';
import { suburbPosition } from '../public/suburb-position.ts';
import type { Area } from './area.ts';
import { boundsOfArea, edgesOf, isInArea, reachOf } from './area-geometry.ts';

/** Where listings that show no position of their own are placed, by suburb key. */
export type SuburbPositions = ReadonlyMap<string, Position>;

/**
 * The suburb of a row, to group rows without a position by. By the bare column, SQLite would walk the index of suburbs,
 * and read every listing for its position.
 */
export const OF_SUBURB = sql.raw(`(suburb_key || '')`);

const found = new WeakMap<SuburbCentres, SuburbPositions>();

/**
 * The position of each suburb with listings: the gazetteer's, so that a hidden address is never placed more exactly than
 * its suburb; that of the listings that show theirs where the gazetteer does not know the suburb.
 */
export async function loadSuburbPositions(payload: Payload): Promise<SuburbPositions> {
  const centres = await loadSuburbCentres(payload);
  const known = found.get(centres);
  if (known) return known;
  const positions = new Map(
    [...centres].map(([key, centre]) => [key, suburbPosition(key) ?? centre] as const),
  );
  found.set(centres, positions);
  return positions;
}

/**
 * Whether a row lies in all of these areas. The two conditions exclude each other and each is answered from one index:
 * listings with a position of their own, and those that are placed by their suburb.
 */
export function areaConditions({
  areas,
  positions,
}: {
  areas: readonly Area[];
  positions: SuburbPositions;
}): { placed: SQL; bySuburb: SQL } {
  const keys = [...positions]
    .filter(([, position]) => areas.every((area) => isInArea(position, area)))
    .map(([key]) => key);
  return {
    placed: sql.join(
      areas.map((area) => isPlacedIn(area)),
      sql` and `,
    ),
    bySuburb: keys.length
      ? sql`latitude is null and suburb_key in (${sqlList(keys)})`
      : // Nothing is placed there.
        sql`1 = 0`,
  };
}

/** Listings of an area that are found by its index; where there are more, they are met often enough in any order. */
const FEW = 3000;

/**
 * Whether a row of a search page lies in an area. Neither database foresees how many lie in one, so those of a small
 * area are counted first: they are found by the index of positions, those of a large one in the order of the results.
 */
export async function areaCondition(
  payload: Payload,
  { area, channel }: { area: Area; channel: Channel },
): Promise<SQL> {
  const positions = await loadSuburbPositions(payload);
  const { placed, bySuburb } = areaConditions({ areas: [area], positions });
  const listings = sql`select id from public_listings where channel = ${channel} and ${placed}
    union all select id from public_listings where channel = ${channel} and ${bySuburb}`;
  const [counted] = await query<{ n: unknown }>(
    payload,
    sql`select count(*) as n from (select 1 from (${listings}) as inside limit ${FEW + 1}) as few`,
  );
  if (Number(counted?.n) <= FEW) return sql`id in (${listings})`;
  return sql`((${isPlacedIn(area, UNINDEXED)}) or (${bySuburb}))`;
}

const latitude = sql.raw('cast(latitude as double precision)');
const longitude = sql.raw('cast(longitude as double precision)');
/** Bound as a number on both databases; these are numbers that `readArea` has checked. */
const degrees = (value: number): SQL => sql.raw(`(${value.toFixed(8)})`);

/** The columns, and the same in a form that no index is looked for. */
const INDEXED = sql.raw('');
const UNINDEXED = sql.raw('+');

function isPlacedIn(area: Area, plus = INDEXED): SQL {
  const { south, west, north, east } = boundsOfArea(area);
  const inside = sql`${plus}latitude >= ${degrees(south)} and ${plus}latitude <= ${degrees(north)}
    and ${plus}longitude >= ${degrees(west)} and ${plus}longitude <= ${degrees(east)}`;
  if (area.kind === 'bounds') return inside;
  if (area.kind === 'near') {
    const { high, wide } = reachOf(area);
    const [north, east] = [
      sql`(${latitude} - ${degrees(area.latitude)}) / ${degrees(high)}`,
      sql`(${longitude} - ${degrees(area.longitude)}) / ${degrees(wide)}`,
    ];
    return sql`${inside} and ${north} * ${north} + ${east} * ${east} <= 1`;
  }
  const crossed = edgesOf(area.points).map(
    ({ low, high, slope }) =>
      sql`case when ${latitude} >= ${degrees(low.latitude)} and ${latitude} < ${degrees(high.latitude)}
        and ${longitude} < ${degrees(low.longitude)} + ${degrees(slope)} * (${latitude} - ${degrees(low.latitude)})
        then 1 else 0 end`,
  );
  // A line due east from inside leaves the shape an odd number of times.
  const times = crossed.length ? sql.join(crossed, sql` + `) : sql`0`;
  return sql`${inside} and (${times}) % 2 = 1`;
}
