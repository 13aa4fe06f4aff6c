import { distanceKm, type Position } from './distance.ts';
import { type Locality, localityAt, localityTable } from './locality.ts';

/** The localities within a radius of a position, the nearest first, with how far they are in km. */
export function localitiesNear({
  position,
  km,
}: {
  position: Position;
  km: number;
}): (Locality & { km: number })[] {
  const { latitudes, longitudes, names } = localityTable();
  // A degree of latitude is more than 110 km anywhere: what is further north or south need not be measured.
  const reach = km / 110;
  const found: { row: number; km: number }[] = [];
  for (let row = 0; row < names.length; row++) {
    const latitude = latitudes[row] as number;
    if (Math.abs(latitude - position.latitude) > reach) continue;
    const distance = distanceKm(position, { latitude, longitude: longitudes[row] as number });
    if (distance <= km) found.push({ row, km: distance });
  }
  return found.sort((a, b) => a.km - b.km).map((near) => ({ ...localityAt(near.row), km: near.km }));
}
