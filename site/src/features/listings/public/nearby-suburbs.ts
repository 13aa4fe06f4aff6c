import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '#site/server/database.ts';
import { isPurged, onPurge } from '#site/server/purge.ts';
import { AROUND_KM } from './around.ts';
import { suburbPosition } from './suburb-position.ts';

export type Point = { latitude: number; longitude: number };
/** Where each suburb lies, by its key. */
export type SuburbCentres = ReadonlyMap<string, Point>;

/** The centre of each suburb: the median of the places of its listings, so that one wrong place does not move it. */
export function suburbCentres(places: (Point & { key: string })[]): SuburbCentres {
  const bySuburb = new Map<string, Point[]>();
  for (const { key, ...point } of places) {
    const known = bySuburb.get(key);
    if (known) known.push(point);
    else bySuburb.set(key, [point]);
  }
  return new Map(
    [...bySuburb].map(([key, points]) => [
      key,
      {
        latitude: median(points.map(({ latitude }) => latitude)),
        longitude: median(points.map(({ longitude }) => longitude)),
      },
    ]),
  );
}

/** The suburbs around one that have listings, itself left out; none for a suburb whose position is not known. */
export function suburbsAround({
  centres,
  key,
  km = AROUND_KM,
}: {
  centres: SuburbCentres;
  key: string;
  km?: number;
}): string[] {
  const centre = centres.get(key) ?? suburbPosition(key);
  if (!centre) return [];
  return [...centres].flatMap(([other, point]) =>
    other !== key && distanceKm(centre, point) <= km ? [other] : [],
  );
}

/** The suburbs with listings around any of these, the nearest to one of them first; these are left out. */
export function nearestAround({
  centres,
  keys,
}: {
  centres: SuburbCentres;
  keys: readonly string[];
}): string[] {
  const known = keys.flatMap((key) => centres.get(key) ?? suburbPosition(key) ?? []);
  return [...centres]
    .filter(([key]) => !keys.includes(key))
    .map(([key, point]) => ({ key, km: Math.min(...known.map((centre) => distanceKm(centre, point))) }))
    .filter(({ km }) => km <= AROUND_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ key }) => key);
}

/** The suburbs with listings within a distance of a position, the nearest first. */
export function nearestTo({
  centres,
  position,
  km,
}: {
  centres: SuburbCentres;
  position: Point;
  km: number;
}): string[] {
  return [...centres]
    .map(([key, point]) => ({ key, km: distanceKm(position, point) }))
    .filter((suburb) => suburb.km <= km)
    .sort((a, b) => a.km - b.km)
    .map(({ key }) => key);
}

/** Suburbs do not move, so their centres are kept this long (ms) unless there are more or fewer of them. */
const KEPT_MS = 10 * 60 * 1000;

type Kept = {
  /** Epoch ms. */
  at: number;
  /** The changes of listings there had been when the suburbs were last counted. */
  changes: number;
  /** Suburbs with listings. */
  suburbs: number;
  centres: SuburbCentres;
};
const kept = new WeakMap<Payload, Kept>();

let changes = 0;
onPurge((purged) => {
  if (isPurged({ purged, tags: ['listings'] })) changes += 1;
});

const PLACED = sql`from public_listings
  where suburb_key is not null and latitude is not null and longitude is not null`;
const IN_SUBURBS = sql`from public_listings where suburb_key is not null`;

/**
 * Where the suburbs with listings lie: as the listings that show their address tell, and by the gazetteer where none
 * does. To work it out again after every change would hold up many changes in a row; so a change only makes it count
 * the suburbs, in an index.
 */
export async function loadSuburbCentres(payload: Payload, now = Date.now()): Promise<SuburbCentres> {
  const known = kept.get(payload);
  const seen = changes;
  if (known && now - known.at < KEPT_MS) {
    if (known.changes === seen) return known.centres;
    const [row] = await query<{ n: unknown }>(
      payload,
      sql`select count(distinct suburb_key) as n ${IN_SUBURBS}`,
    );
    if (Number(row?.n) === known.suburbs) {
      known.changes = seen;
      return known.centres;
    }
  }
  const [shown, suburbs] = await Promise.all([
    shownCentres(payload),
    query<{ key: string }>(payload, sql`select distinct suburb_key as key ${IN_SUBURBS}`),
  ]);
  const others = suburbs.flatMap(({ key }): [string, Point][] => {
    const position = shown.has(key) ? undefined : suburbPosition(key);
    return position ? [[key, position]] : [];
  });
  const centres = new Map([...shown, ...others]);
  kept.set(payload, { at: now, changes: seen, suburbs: suburbs.length, centres });
  return centres;
}

/**
 * By the listings that show their address. PostgreSQL works the medians out itself: a million listings would be two seconds'
 * work here, during which nobody gets a page. SQLite has no medians, and fewer listings.
 */
async function shownCentres(payload: Payload): Promise<SuburbCentres> {
  const middle = (column: string) =>
    sql.raw(`percentile_cont(0.5) within group (order by ${column}) as ${column}`);
  const rows = await query<Record<'key' | 'latitude' | 'longitude', unknown>>(
    payload,
    isPostgres(payload)
      ? sql`select suburb_key as key, ${middle('latitude')}, ${middle('longitude')} ${PLACED} group by suburb_key`
      : sql`select suburb_key as key, latitude, longitude ${PLACED}`,
  );
  return suburbCentres(
    rows.map((row) => ({
      key: String(row.key),
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    })),
  );
}

const KM_PER_DEGREE = 111.2;

/** Over so short a way the earth is flat. */
export function distanceKm(a: Point, b: Point): number {
  const north = (b.latitude - a.latitude) * KM_PER_DEGREE;
  const east = (b.longitude - a.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
