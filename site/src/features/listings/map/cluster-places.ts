import type { Position } from '@frontage/gazetteer';

/** One or several listings at one position. */
export type Place = Position & {
  count: number;
  /** Their ids, where they are few enough to be named; [] or as many as `count`. */
  ids: number[];
  /** True if one of them is placed by its suburb. */
  approximate: boolean;
  /** True if its listings are at several positions: closer, they come apart. */
  spread: boolean;
};

/** A cluster stands for what is within so many pixels of it: a pin with a price is about as wide. */
const WIDE_PX = 72;
const HIGH_PX = 40;
/** Pixels of the whole world at zoom 0. */
const WORLD_PX = 512;

/** Degrees for each pixel: east, and north in the latitudes of Australia, where a degree north is about 1.2 east. */
const degreesPerPixel = (zoom: number) => ({
  east: 360 / (WORLD_PX * 2 ** zoom),
  north: (360 / (WORLD_PX * 2 ** zoom)) * 0.82,
});

/** The cells in which a database counts listings for a zoom, in degrees. Half a cluster, so that clusters can form. */
export function cellSize(zoom: number): { wide: number; high: number } {
  const { east, north } = degreesPerPixel(zoom);
  return { wide: (east * WIDE_PX) / 2, high: (north * HIGH_PX) / 2 };
}

/**
 * Puts together what would overlap on a map of this zoom. Every listing is in exactly one of the clusters, and the
 * answer depends on the places alone, not on their order. A cluster stands where the first of its places is.
 */
export function clusterPlaces({ places, zoom }: { places: readonly Place[]; zoom: number }): Place[] {
  const { east, north } = degreesPerPixel(zoom);
  const [wide, high] = [east * WIDE_PX, north * HIGH_PX];
  const clusters = new Map<string, Place[]>();
  const found: Place[] = [];
  const cellOf = ({ latitude, longitude }: Position) =>
    [Math.floor(longitude / wide), Math.floor(latitude / high)] as const;
  for (const place of sorted(places)) {
    const [x, y] = cellOf(place);
    const near = around(x, y)
      .flatMap((key) => clusters.get(key) ?? [])
      .find(
        (cluster) =>
          Math.abs(cluster.longitude - place.longitude) < wide &&
          Math.abs(cluster.latitude - place.latitude) < high,
      );
    if (near) {
      add(near, place);
      continue;
    }
    // Its position stays while it grows, so that it can be found by its cell.
    const cluster = { ...place, ids: [...place.ids] };
    found.push(cluster);
    const key = `${x} ${y}`;
    clusters.set(key, [...(clusters.get(key) ?? []), cluster]);
  }
  return found;
}

/** The largest first, then from north to south and west to east. */
const sorted = (places: readonly Place[]): Place[] =>
  [...places].sort(
    (a, b) =>
      b.count - a.count ||
      b.latitude - a.latitude ||
      a.longitude - b.longitude ||
      (a.ids[0] ?? 0) - (b.ids[0] ?? 0),
  );

const around = (x: number, y: number): string[] =>
  [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => `${x + right} ${y + up}`));

function add(cluster: Place, place: Place): void {
  cluster.count += place.count;
  cluster.ids.push(...place.ids);
  cluster.approximate ||= place.approximate;
  cluster.spread ||=
    place.spread || cluster.latitude !== place.latitude || cluster.longitude !== place.longitude;
}
