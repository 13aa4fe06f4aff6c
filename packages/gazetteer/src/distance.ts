/** A position, WGS 84 degrees. */
export type Position = { latitude: number; longitude: number };

const KM_PER_DEGREE = 111.2;

/** Kilometres between two positions as if the earth were flat between them: within 1% up to 100 km. */
export function distanceKm(a: Position, b: Position): number {
  const north = (b.latitude - a.latitude) * KM_PER_DEGREE;
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (b.longitude - a.longitude) * KM_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}
