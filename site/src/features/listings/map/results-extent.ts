import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Bounds } from '../search/area.ts';
import { loadSuburbPositions, OF_SUBURB } from '../search/area-condition.ts';
import { searchWhere } from '../search/search.ts';
import type { Search } from '../search/search-query.ts';

/** The part of the map that holds all results of a search; null where none is on the map. `now`: epoch ms. */
export async function loadResultsExtent(
  payload: Payload,
  { search, now }: { search: Search; now: number },
): Promise<Bounds | null> {
  const [where, positions] = await Promise.all([
    searchWhere(payload, { search, now }),
    loadSuburbPositions(payload),
  ]);
  const [[placed], suburbs] = await Promise.all([
    query<Record<'south' | 'west' | 'north' | 'east', unknown>>(
      payload,
      sql`select min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
        from public_listings where ${where} and latitude is not null`,
    ),
    query<{ key: unknown }>(
      payload,
      sql`select distinct ${OF_SUBURB} as key from public_listings where ${where} and latitude is null`,
    ),
  ]);
  const corners = suburbs.flatMap(({ key }) => positions.get(String(key)) ?? []);
  if (placed && placed.south !== null)
    corners.push(
      { latitude: Number(placed.south), longitude: Number(placed.west) },
      { latitude: Number(placed.north), longitude: Number(placed.east) },
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
