import type { Position } from '@frontage/gazetteer';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from '../public/card-of.ts';
import type { Bounds } from '../search/area.ts';
import {
  areaConditions,
  loadSuburbPositions,
  OF_SUBURB,
  type SuburbPositions,
} from '../search/area-condition.ts';
import { searchWhere } from '../search/search.ts';
import type { Search } from '../search/search-query.ts';
import { cellSize, clusterPlaces, type Place } from './cluster-places.ts';
import { pinPrice } from './pin-price.ts';
import { storedBySuburb, storedCounts } from './stored-counts.ts';

/** Up to so many listings are read one by one and named in their clusters; more are counted by the database. */
export const MOST_NAMED = 500;
/** Pins and clusters in one answer. A screen has room for fewer; a box larger than one is cut off here. */
const MOST_PINS = 800;

/** A pin of one listing, or a cluster. */
export type MapPin = Place & {
  /** What it shows: a price, or how many. */
  text: string;
  /** What screen readers hear. */
  label: string;
};

/** What a map shows of a search. */
export type MapPins = {
  pins: MapPin[];
  /** Results within the box. */
  total: number;
  /** How many of them are placed by their suburb, since they show no address. */
  approximate: number;
  /** Results of the search that are nowhere on the map: they hide their suburb, too. */
  unplaced: number;
};

/**
 * The results of a search that lie within a box, clustered for a zoom (0 to 20). The same condition as the list's decides
 * what is a result. `now`: epoch ms.
 */
export async function loadMapPins(
  payload: Payload,
  {
    search,
    box,
    zoom,
    now,
    mostNamed = MOST_NAMED,
  }: { search: Search; box: Bounds; zoom: number; now: number; mostNamed?: number },
): Promise<MapPins> {
  const positions = await loadSuburbPositions(payload);
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
  const clusters = clusterPlaces({ places, zoom }).slice(0, MOST_PINS);
  return {
    pins: await asPins(payload, clusters),
    total: sum(places),
    approximate: sum(places.filter(({ approximate }) => approximate)),
    unplaced,
  };
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

/** Pins with their price; the cards of single listings are read for it, in one query. */
async function asPins(payload: Payload, places: readonly Place[]): Promise<MapPin[]> {
  const single = places.flatMap(({ count, ids }) => (count === 1 ? ids : []));
  const rows = single.length
    ? await query<Record<'listing' | 'card', unknown>>(
        payload,
        sql`select listing, cast(card as text) as card from public_listings where listing in (${sqlList(single)})`,
      )
    : [];
  const cards = new Map(rows.map(({ listing, card }) => [Number(listing), cardOf(card)] as const));
  return places.map((place) => {
    const card = place.count === 1 ? cards.get(place.ids[0] ?? 0) : undefined;
    const about = place.approximate ? ', shown at its suburb' : '';
    if (card)
      return {
        ...place,
        // The rental side of a listing for sale and for rent has a number of its own.
        ids: [card.id],
        text: pinPrice(card.priceText),
        label: `${card.priceText}, ${card.address.full}${about}`,
      };
    const many = `${place.count.toLocaleString('en-AU')} properties`;
    return { ...place, text: shortCount(place.count), label: many };
  });
}

/** `840`, `1.2k`, `34k` */
const shortCount = (count: number): string =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0).replace('.0', '')}k`;

const sum = (places: readonly Place[]): number => places.reduce((all, { count }) => all + count, 0);
