import { type Bounds, roundDegrees } from '../search/area.ts';
import { cellSize } from './cluster-places.ts';

/**
 * A box around what a map shows, out to whole cells of its zoom: a map that moves by little asks for the same, and the
 * answer is in the page cache.
 */
export function snapBox({ south, west, north, east }: Bounds, zoom: number): Bounds {
  const { wide, high } = cellSize(zoom);
  const down = (degrees: number, step: number) => roundDegrees(Math.floor(degrees / step) * step - 0.00005);
  const up = (degrees: number, step: number) => roundDegrees(Math.ceil(degrees / step) * step + 0.00005);
  return {
    south: Math.max(-90, down(south, high)),
    west: Math.max(-180, down(west, wide)),
    north: Math.min(90, up(north, high)),
    east: Math.min(180, up(east, wide)),
  };
}
