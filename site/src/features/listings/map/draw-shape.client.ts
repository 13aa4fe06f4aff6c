import type { Position } from '@frontage/gazetteer';
import type { Map as MapView } from 'maplibre-gl';
import { MOST_POINTS, roundDegrees } from '../search/area.ts';
import { simplifyLine } from './simplify-line.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A shorter line is a tap, px. */
const LEAST_LENGTH = 40;

/**
 * Lets a visitor draw one shape over the map with a mouse, finger or pen. Resolves with its corners, or undefined when
 * `signal` ends it or what was drawn is no shape.
 */
export function drawShape({
  map,
  frame,
  signal,
}: {
  map: MapView;
  frame: HTMLElement;
  signal: AbortSignal;
}): Promise<Position[] | undefined> {
  const overlay = document.createElementNS(SVG, 'svg');
  overlay.setAttribute('class', 'fr-map-drawing');
  overlay.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  overlay.append(line);
  frame.append(overlay);
  const points: { x: number; y: number }[] = [];
  return new Promise((resolve) => {
    const end = (shape?: Position[]) => {
      overlay.remove();
      resolve(shape);
    };
    signal.addEventListener('abort', () => end());
    overlay.addEventListener('pointerdown', (event) => {
      overlay.setPointerCapture(event.pointerId);
      points.length = 0;
      points.push(place(event));
    });
    overlay.addEventListener('pointermove', (event) => {
      if (points.length === 0) return;
      points.push(place(event));
      line.setAttribute('d', `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`);
    });
    overlay.addEventListener('pointercancel', () => {
      points.length = 0;
    });
    overlay.addEventListener('pointerup', () => end(shapeOf()));
    const place = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = frame.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const shapeOf = () => {
      if (line.getTotalLength() < LEAST_LENGTH) return undefined;
      const corners = points.map(({ x, y }) => {
        const { lat, lng } = map.unproject([x, y]);
        return { latitude: roundDegrees(lat), longitude: roundDegrees(lng) };
      });
      const shape = simplifyLine(corners, MOST_POINTS);
      return shape.length < 3 ? undefined : shape;
    };
  });
}
