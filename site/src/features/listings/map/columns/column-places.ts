import type { Position } from '@frontage/gazetteer';
import type { Payload } from 'payload';
import type { Bounds } from '../../search/area.ts';
import { isInArea } from '../../search/area-geometry.ts';
import { suburbsOf } from '../../search/search.ts';
import { cellSize, type Place } from '../cluster-places.ts';
import type { AskedPlaces, FoundPlaces } from '../queried-places.ts';
import type { Columns } from './columns.ts';
import { findRows, isAnswered, keepWithin, withoutPosition } from './find-rows.ts';
import { currentColumns } from './kept-columns.ts';

/** Cells of one answer. A box with more of them is no screen at its zoom. */
const MOST_CELLS = 65_536;

/**
 * What `queriedPlaces` finds, from the listings in memory; undefined where SQL must count: there are few listings, they are
 * not loaded yet, or the search asks what is not among their columns.
 */
export async function columnPlaces(payload: Payload, asked: AskedPlaces): Promise<FoundPlaces | undefined> {
  const { search, box, zoom } = asked;
  if (!isAnswered(search) || cellsOf(box, zoom).count > MOST_CELLS) return undefined;
  const suburbs = await suburbsOf(payload, search);
  const columns = await currentColumns(payload);
  return columns && placesOf(columns, { ...asked, suburbs });
}

/** Nothing is waited for in here, so the columns are of one moment. */
function placesOf(
  columns: Columns,
  { search, suburbs, box, zoom, positions, mostNamed }: AskedPlaces & { suburbs: string[] },
): FoundPlaces {
  const areas = [box, ...(search.area?.kind === 'bounds' ? [search.area] : [])];
  const inside: Bounds = {
    south: Math.max(...areas.map(({ south }) => written(south))),
    west: Math.max(...areas.map(({ west }) => written(west))),
    north: Math.min(...areas.map(({ north }) => written(north))),
    east: Math.min(...areas.map(({ east }) => written(east))),
  };
  const count = findRows(columns, search, suburbs);
  const without = Map.groupBy(withoutPosition(columns, count), (row) => columns.suburb.codes[row] as number);
  const placed = keepWithin(columns, count, inside);
  const bySuburb: Found['bySuburb'] = [];
  let unplaced = 0;
  for (const [suburb, rows] of without) {
    const position = positions.get(columns.suburb.texts[suburb] as string);
    const isInside = position && areas.every((area) => isInArea(position, { kind: 'bounds', ...area }));
    if (!position) unplaced += rows.length;
    if (isInside) bySuburb.push({ position, listings: rows.map((row) => columns.listing[row] as number) });
  }
  const total = placed + bySuburb.reduce((all, { listings }) => all + listings.length, 0);
  const places =
    total <= mostNamed
      ? named(columns, { placed, bySuburb })
      : counted(columns, { placed, bySuburb, box, zoom });
  return { places, unplaced: search.area ? 0 : unplaced };
}

/** Degrees as SQL is given them. */
const written = (degrees: number): number => Number(degrees.toFixed(8));

type Found = {
  /** Rows at the front of `found` that have a position in the box. */
  placed: number;
  bySuburb: { position: Position; listings: number[] }[];
};

/** Each listing by itself. */
function named(columns: Columns, { placed, bySuburb }: Found): Place[] {
  const { found, listing, latitude, longitude } = columns;
  const own = Array.from(found.subarray(0, placed), (row) => ({
    ...{ latitude: latitude[row] as number, longitude: longitude[row] as number },
    ...{ count: 1, ids: [listing[row] as number], approximate: false, spread: false },
  }));
  const others = bySuburb.flatMap(({ position, listings }) =>
    listings.map((id) => ({ ...position, count: 1, ids: [id], approximate: true, spread: false })),
  );
  return [...own, ...others];
}

/** How many there are in each cell and suburb. One with one listing names it. */
function counted(
  columns: Columns,
  { placed, bySuburb, box, zoom }: Found & Pick<AskedPlaces, 'box' | 'zoom'>,
): Place[] {
  const { found, listing, latitude, longitude } = columns;
  const { wide, high, west, south, across, count } = cellsOf(box, zoom);
  const listings = new Uint32Array(count);
  const last = new Int32Array(count);
  const [north, east] = [new Float64Array(count), new Float64Array(count)];
  for (let index = 0; index < placed; index += 1) {
    const row = found[index] as number;
    const [up, right] = [latitude[row] as number, longitude[row] as number];
    const cell = (Math.floor(up / high) - south) * across + Math.floor(right / wide) - west;
    listings[cell] = (listings[cell] as number) + 1;
    last[cell] = listing[row] as number;
    north[cell] = (north[cell] as number) + up;
    east[cell] = (east[cell] as number) + right;
  }
  const places: Place[] = bySuburb.map(({ position, listings: { length }, listings }) => ({
    ...position,
    ...{ count: length, ids: length === 1 ? listings : [], approximate: true, spread: false },
  }));
  for (const [cell, n] of listings.entries()) {
    if (n === 0) continue;
    places.push({
      latitude: (north[cell] as number) / n,
      longitude: (east[cell] as number) / n,
      ...{ count: n, ids: n === 1 ? [last[cell] as number] : [], approximate: false, spread: n > 1 },
    });
  }
  return places;
}

/** The cells of a box. */
function cellsOf(box: Bounds, zoom: number) {
  const { wide, high } = cellSize(zoom);
  const [west, south] = [Math.floor(written(box.west) / wide), Math.floor(written(box.south) / high)];
  const across = Math.floor(written(box.east) / wide) - west + 1;
  return {
    wide,
    high,
    west,
    south,
    across,
    count: across * (Math.floor(written(box.north) / high) - south + 1),
  };
}
