import type { MapFeature, MapPoint } from './vector-tile.ts';

/** A made-up map around a real position: streets, a park here and there, water, and the names of suburbs. */
export type Town = {
  latitude: number;
  longitude: number;
  /** How far its streets reach, km. */
  km: number;
  /** Which way its streets run, degrees. */
  turn: number;
  /** Where the sea begins, km west of the middle; without it the town has a lake. */
  sea?: number;
};

type Name = { name: string; latitude: number; longitude: number };

const KM_PER_DEGREE = 111.2;
/** Between two streets, km. */
const BLOCK = 0.2;
const MAJOR_EVERY = 5;

/** Web mercator. */
export function mapPoint(latitude: number, longitude: number): MapPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Everything on the map of a town. The same town is always the same map. */
export function madeUpTown({ latitude, longitude, km, turn, sea }: Town): MapFeature[] {
  const angle = (turn * Math.PI) / 180;
  const wide = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  /** From km along the streets, bent a little. */
  const at = (along: number, across: number): MapPoint => {
    const [u, v] = [along + 0.12 * Math.sin(across * 0.9), across + 0.1 * Math.sin(along * 1.1)];
    const [east, north] = [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)];
    return mapPoint(latitude + north / KM_PER_DEGREE, longitude + east / wide);
  };
  const steps = Math.round(km / BLOCK);
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const streets = range(-steps, steps).flatMap((line) => {
    const isMajor = line % MAJOR_EVERY === 0;
    const street = (point: (step: number) => MapPoint): MapFeature => ({
      layer: 'roads',
      kind: 'line',
      parts: [range(-steps, steps).map(point)],
      tags: { kind: isMajor ? 'major_road' : 'minor_road' },
      from: isMajor ? 10 : 13,
    });
    return [
      street((step) => at(line * BLOCK, step * BLOCK)),
      ...(line % 2 === 0 ? [street((step) => at(step * BLOCK, line * BLOCK))] : []),
    ];
  });
  const highway: MapFeature = {
    layer: 'roads',
    kind: 'line',
    parts: [range(-steps, steps).map((step) => at(step * BLOCK, 0.5 + 0.8 * Math.sin(step / 9)))],
    tags: { kind: 'highway' },
    from: 7,
  };
  const rail: MapFeature = { ...highway, parts: [range(-steps, steps).map((step) => at(0.5 * BLOCK, step * BLOCK))], tags: { kind: 'rail' }, from: 11 };
  const block = (along: number, across: number, size: number): MapPoint[] => [
    at(along, across),
    at(along, across + size),
    at(along + size, across + size),
    at(along + size, across),
  ];
  const parks = [
    [-0.8, 0.6, 0.4],
    [1.2, -1, 0.6],
    [-2.2, -1.8, 0.8],
    [0.4, 2.2, 0.4],
    [2.6, 1.2, 0.8],
    [-3.4, 2.4, 1],
  ].map(
    ([along = 0, across = 0, size = 0]): MapFeature => ({
      layer: 'landuse',
      kind: 'polygon',
      parts: [block(along, across, size)],
      tags: { kind: 'park' },
      from: 10,
    }),
  );
  const shore = (step: number) => longitude - (sea ?? 0) / wide + (0.25 * Math.sin(step / 3)) / wide;
  const coast = range(-20, 20).map((step) => mapPoint(latitude - step * 0.02, shore(step)));
  const lake = range(0, 23).map((step) => {
    const round = (step / 24) * 2 * Math.PI;
    return at(-1.4 + (0.7 + 0.1 * Math.sin(round * 3)) * Math.cos(round), -0.6 + 0.5 * Math.sin(round));
  });
  const water: MapFeature = {
    layer: 'water',
    kind: 'polygon',
    parts: [
      sea === undefined
        ? lake
        : [...coast, mapPoint(latitude - 0.4, longitude - 2), mapPoint(latitude + 0.4, longitude - 2)],
    ],
    tags: { kind: sea === undefined ? 'lake' : 'ocean' },
    from: 6,
  };
  return [...parks, water, ...streets, rail, highway];
}

/** The names of suburbs; from `zoom` on. */
export const placeNames = (names: readonly Name[], zoom: number): MapFeature[] =>
  names.map(({ name, latitude, longitude }) => ({
    layer: 'places',
    kind: 'point',
    parts: [[mapPoint(latitude, longitude)]],
    tags: { kind: 'locality', name },
    from: zoom,
  }));
