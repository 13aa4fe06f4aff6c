import type { Payload } from 'payload';
import type { Bounds } from '../../search/area.ts';
import { suburbsOf } from '../../search/search.ts';
import type { Search } from '../../search/search-query.ts';
import { findRows, isAnswered, withoutPosition } from './find-rows.ts';
import { currentColumns } from './kept-columns.ts';

/**
 * Where the results of a search lie, and the suburbs of those that show no position; undefined where SQL must look for
 * them.
 */
export async function columnExtent(
  payload: Payload,
  search: Search,
): Promise<{ placed: Bounds | undefined; suburbs: string[] } | undefined> {
  if (search.area || !isAnswered(search)) return undefined;
  const suburbs = await suburbsOf(payload, search);
  const columns = await currentColumns(payload);
  if (!columns) return undefined;
  const { found, suburb, latitude, longitude } = columns;
  const count = findRows(columns, search, suburbs);
  const without = new Set(withoutPosition(columns, count).map((row) => suburb.codes[row] as number));
  let [south, west, north, east] = [90, 180, -90, -180];
  let placed = false;
  for (let index = 0; index < count; index += 1) {
    const [up, right] = [
      latitude[found[index] as number] as number,
      longitude[found[index] as number] as number,
    ];
    if (Number.isNaN(up)) continue;
    placed = true;
    if (up < south) south = up;
    if (up > north) north = up;
    if (right < west) west = right;
    if (right > east) east = right;
  }
  return {
    placed: placed ? { south, west, north, east } : undefined,
    suburbs: [...without].map((code) => suburb.texts[code] as string),
  };
}
