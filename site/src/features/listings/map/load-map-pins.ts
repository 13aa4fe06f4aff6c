import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from '../public/card-of.ts';
import type { Bounds } from '../search/area.ts';
import { loadSuburbPositions } from '../search/area-condition.ts';
import type { Search } from '../search/search-query.ts';
import { clusterPlaces, type Place } from './cluster-places.ts';
import { columnPlaces } from './columns/column-places.ts';
import { pinPrice } from './pin-price.ts';
import { queriedPlaces } from './queried-places.ts';

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
  const asked = { search, box, zoom, positions, mostNamed };
  const { places, unplaced } =
    (await columnPlaces(payload, asked)) ?? (await queriedPlaces(payload, asked, now));
  const clusters = clusterPlaces({ places, zoom }).slice(0, MOST_PINS);
  return {
    pins: await asPins(payload, clusters),
    total: sum(places),
    approximate: sum(places.filter(({ approximate }) => approximate)),
    unplaced,
  };
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
