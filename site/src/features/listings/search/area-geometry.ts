import type { Position } from '@frontage/gazetteer';
import type { Area, Bounds } from './area.ts';

const KM_PER_DEGREE = 111.2;

/** The smallest rectangle around an area. */
export function boundsOfArea(area: Area): Bounds {
  switch (area.kind) {
    case 'bounds': {
      const { south, west, north, east } = area;
      return { south, west, north, east };
    }
    case 'near': {
      const { high, wide } = reachOf(area);
      const { latitude, longitude } = area;
      return {
        south: latitude - high,
        west: longitude - wide,
        north: latitude + high,
        east: longitude + wide,
      };
    }
    case 'shape': {
      const latitudes = area.points.map(({ latitude }) => latitude);
      const longitudes = area.points.map(({ longitude }) => longitude);
      return {
        south: Math.min(...latitudes),
        west: Math.min(...longitudes),
        north: Math.max(...latitudes),
        east: Math.max(...longitudes),
      };
    }
  }
}

/** How far a radius reaches, in degrees of latitude and longitude. Over so short a way the earth is flat. */
export function reachOf({ latitude, km }: Position & { km: number }): { high: number; wide: number } {
  const high = km / KM_PER_DEGREE;
  return { high, wide: high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)) };
}

/** Whether a position lies within an area: what `areaCondition` asks of the database, for positions that are not in it. */
export function isInArea(position: Position, area: Area): boolean {
  const { latitude, longitude } = position;
  if (!isInBounds(position, boundsOfArea(area))) return false;
  if (area.kind === 'bounds') return true;
  if (area.kind === 'near') {
    const { high, wide } = reachOf(area);
    return ((latitude - area.latitude) / high) ** 2 + ((longitude - area.longitude) / wide) ** 2 <= 1;
  }
  return edgesOf(area.points).filter((edge) => isCrossed(position, edge)).length % 2 === 1;
}

/** Edges included. */
const isInBounds = ({ latitude, longitude }: Position, { south, west, north, east }: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** An edge of a shape; `low` is its southern end. `slope`: degrees east for each degree north. */
export type Edge = { low: Position; high: Position; slope: number };

/** The edges that a line due east can cross; those that run east themselves cannot be. */
export function edgesOf(points: readonly Position[]): Edge[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] as Position;
    const [low, high] = from.latitude < to.latitude ? [from, to] : [to, from];
    if (low.latitude === high.latitude) return [];
    return [{ low, high, slope: (high.longitude - low.longitude) / (high.latitude - low.latitude) }];
  });
}

const isCrossed = ({ latitude, longitude }: Position, { low, high, slope }: Edge): boolean =>
  latitude >= low.latitude &&
  latitude < high.latitude &&
  longitude < low.longitude + slope * (latitude - low.latitude);
