import { suburbPosition } from '../public/suburb-position.ts';
import type { Comparable } from './rank-similar.ts';

/** Where a listing is, or the middle of its suburb while its address is hidden. */
export function positionOf({
  latitude,
  longitude,
  suburbKey,
}: {
  latitude: number | null;
  longitude: number | null;
  suburbKey: string | null;
}): Comparable['position'] {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return suburbKey ? suburbPosition(suburbKey) : undefined;
}
