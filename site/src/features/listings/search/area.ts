import type { Position } from '@frontage/gazetteer';

/** A part of the map that a search is limited to. Degrees have four decimals, which is about 11 m. */
export type Area =
  | ({ kind: 'bounds' } & Bounds)
  /** `name`: what the middle is called, a suburb's key or `me`; it is shown and nothing else. */
  | ({ kind: 'near'; km: number; name?: string } & Position)
  /** Corners in order; the last joins the first. */
  | { kind: 'shape'; points: Position[] };

/** A rectangle of the map, in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** Corners of a drawn shape. A drawn line is simplified to fewer. */
export const MOST_POINTS = 60;
/** Radii that are offered, km. */
export const RADII = [1, 2, 5, 10, 20, 50];
/** The radius of who chooses none, km. */
export const DEFAULT_KM = 5;
const MOST_KM = 200;

/** The names of areas in an address. */
export const AREA_NAMES = ['bounds', 'near', 'shape'] as const;
/** The fields of a rectangle typed by hand; the search's own address has `bounds`. */
export const BOUNDS_FIELDS = ['south', 'west', 'north', 'east'] as const;

/** Reads the area of an address; null where there is none or it makes no sense. A drawn shape comes before the others. */
export function readArea(query: URLSearchParams): Area | null {
  return readShape(query.get('shape')) ?? readNear(query.get('near')) ?? readBounds(query);
}

/** An area as its address says it. */
export function areaParameter(area: Area): { name: (typeof AREA_NAMES)[number]; value: string } {
  return { name: area.kind, value: valuesOf(area).join('_') };
}

function valuesOf(area: Area): (number | string)[] {
  switch (area.kind) {
    case 'bounds':
      return BOUNDS_FIELDS.map((field) => area[field]);
    case 'near': {
      const { latitude, longitude, km, name } = area;
      return [latitude, longitude, km, ...(name ? [name] : [])];
    }
    case 'shape':
      return area.points.flatMap(({ latitude, longitude }) => [latitude, longitude]);
  }
}

/** Degrees with four decimals. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

function readShape(text: string | null): Area | null {
  const numbers = numbersOf(text, MOST_POINTS * 2);
  if (numbers.length < 6 || numbers.length % 2) return null;
  const points: Position[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const point = position(numbers[index], numbers[index + 1]);
    if (!point) return null;
    points.push(point);
  }
  return { kind: 'shape', points };
}

function readNear(text: string | null): Area | null {
  const [, numbers = '', name] = /^([^a-z]*?)(?:_([a-z][a-z0-9-]{0,79}))?$/.exec(text ?? '') ?? [];
  const [latitude, longitude, km = 0] = numbersOf(numbers, 3);
  const point = position(latitude, longitude);
  if (!point || km <= 0 || km > MOST_KM) return null;
  return { kind: 'near', ...point, km, ...(name ? { name } : {}) };
}

/** `bounds=south_west_north_east`, or a field each. */
function readBounds(query: URLSearchParams): Area | null {
  const text = query.get('bounds') ?? BOUNDS_FIELDS.map((name) => query.get(name)?.trim() ?? '').join('_');
  const [south, west, north, east] = numbersOf(text, 4);
  const corners = [position(south, west), position(north, east)];
  const [low, high] = corners;
  if (!low || !high) return null;
  const [bottom, top] = [low.latitude, high.latitude].sort((a, b) => a - b) as [number, number];
  const [left, right] = [low.longitude, high.longitude].sort((a, b) => a - b) as [number, number];
  if (bottom === top || left === right) return null;
  return { kind: 'bounds', south: bottom, west: left, north: top, east: right };
}

/** Numbers between underscores; none at all where one of them is no number or there are more than `most`. */
function numbersOf(text: string | null, most: number): number[] {
  const parts = text ? text.split('_', most + 1) : [];
  const isPlain = parts.length <= most && parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part));
  return isPlain ? parts.map((part) => roundDegrees(Number(part))) : [];
}

const position = (latitude: number | undefined, longitude: number | undefined): Position | null =>
  latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null;
