import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

export type Position = { latitude: number; longitude: number };

/** Where these listings are, by id; those whose address is hidden are left out. One query. */
export async function positionsOf(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Position>> {
  if (ids.length === 0) return new Map();
  const rows = await query<Record<'listing' | 'latitude' | 'longitude', number | string>>(
    payload,
    sql`select listing, latitude, longitude from public_listings
      where listing in (${sql.join([...ids], sql`, `)}) and latitude is not null and longitude is not null`,
  );
  return new Map(
    rows.map(({ listing, latitude, longitude }) => [
      Number(listing),
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  );
}
