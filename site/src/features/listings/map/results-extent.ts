import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Bounds } from '../search/area.ts';
import { loadSuburbPositions, OF_SUBURB } from '../search/area-condition.ts';
import { searchWhere } from '../search/search.ts';
import type { Search } from '../search/search-query.ts';
import { columnExtent } from './columns/column-extent.ts';
import { MOST_NAMED } from './load-map-pins.ts';
import { storedExtent } from './stored-counts.ts';

/** The part of the map that holds all results of a search; null where none is on the map. `now`: epoch ms. */
export async function loadResultsExtent(
  payload: Payload,
  { search, now }: { search: Search; now: number },
): Promise<Bounds | null> {
  const positions = await loadSuburbPositions(payload);
  const { placed, suburbs } =
    (await storedExtent(payload, { search, few: MOST_NAMED })) ??
    (await columnExtent(payload, search)) ??
    (await exactExtent(payload, await searchWhere(payload, { search, now })));
  const corners = suburbs.flatMap((key) => positions.get(key) ?? []);
  if (placed)
    corners.push(
      { latitude: placed.south, longitude: placed.west },
      { latitude: placed.north, longitude: placed.east },
    );
  if (corners.length === 0) return null;
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Where the results that meet a condition lie, and the suburbs of those that show no position. */
export async function exactExtent(
  payload: Payload,
  where: SQL,
): Promise<{ placed: Bounds | undefined; suburbs: string[] }> {
  const [[found], suburbs] = await Promise.all([
    query<Record<keyof Bounds, unknown>>(
      payload,
      sql`select min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
        from public_listings where ${where} and latitude is not null`,
    ),
    query<{ key: unknown }>(
      payload,
      sql`select distinct ${OF_SUBURB} as key from public_listings where ${where} and latitude is null`,
    ),
  ]);
  const numbers = ({ south, west, north, east }: Record<keyof Bounds, unknown>): Bounds => ({
    south: Number(south),
    west: Number(west),
    north: Number(north),
    east: Number(east),
  });
  return {
    placed: found && found.south !== null ? numbers(found) : undefined,
    suburbs: suburbs.map(({ key }) => String(key)),
  };
}
