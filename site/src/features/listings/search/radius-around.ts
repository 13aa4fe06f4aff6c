import { suburbPosition } from '../public/suburb-position.ts';
import { type Area, readArea, roundDegrees } from './area.ts';

/** The part of the map around a suburb, by its key; null for one that the gazetteer does not know. `km` as typed. */
export function radiusAround({ key, km }: { key: string; km: string }): Area | null {
  const position = suburbPosition(key);
  if (!position) return null;
  const near = [roundDegrees(position.latitude), roundDegrees(position.longitude), km, key];
  return readArea(new URLSearchParams({ near: near.join('_') }));
}
