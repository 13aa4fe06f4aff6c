import type { Position } from '@frontage/gazetteer';

/**
 * A drawn line with at most `most` corners, those that shape it. The tolerance grows until it fits; a line of fewer
 * points stays as it is.
 */
export function simplifyLine(points: readonly Position[], most: number): Position[] {
  let tolerance = extent(points) / 500;
  let line = withoutStraights(points, tolerance);
  while (line.length > most) {
    tolerance *= 1.5;
    line = withoutStraights(points, tolerance);
  }
  return line;
}

/** Douglas and Peucker: leaves out what lies closer than `tolerance` (degrees) to the line without it. */
function withoutStraights(points: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let furthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const distance = distanceTo(point, first, last);
    if (distance > furthest) [furthest, at] = [distance, index];
  });
  if (furthest <= tolerance) return [first, last];
  return [
    ...withoutStraights(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...withoutStraights(points.slice(at), tolerance),
  ];
}

function distanceTo(point: Position, from: Position, to: Position): number {
  const [east, north] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const length = east ** 2 + north ** 2;
  const along = length
    ? ((point.longitude - from.longitude) * east + (point.latitude - from.latitude) * north) / length
    : 0;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(
    point.longitude - from.longitude - share * east,
    point.latitude - from.latitude - share * north,
  );
}

function extent(points: readonly Position[]): number {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(
    span(points.map(({ latitude }) => latitude)),
    span(points.map(({ longitude }) => longitude)),
  );
}
