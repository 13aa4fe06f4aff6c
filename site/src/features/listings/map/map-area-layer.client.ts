import type { GeoJSONSource, Map as MapView } from 'maplibre-gl';
import type { Area } from '../search/area.ts';
import { reachOf } from '../search/area-geometry.ts';

const ID = 'search-area';
/** Corners that a radius is drawn with. */
const CORNERS = 64;

/** Draws the radius or shape that the results are limited to; nothing for the part that the map itself shows. */
export function showArea(map: MapView, area: Area | null): void {
  // Before its style has come, a map takes no layers; callers try again once it has.
  if (!map.isStyleLoaded() && !map.getStyle()?.version) return;
  const ring = area ? ringOf(area) : [];
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: ring.length ? [ring] : [] },
  };
  const source = map.getSource<GeoJSONSource>(ID);
  if (source) return void source.setData(data);
  const color = getComputedStyle(map.getContainer()).getPropertyValue('--color-accent').trim() || '#a84a22';
  map.addSource(ID, { type: 'geojson', data });
  map.addLayer({
    id: `${ID}-fill`,
    type: 'fill',
    source: ID,
    paint: { 'fill-color': color, 'fill-opacity': 0.1 },
  });
  map.addLayer({
    id: `${ID}-line`,
    type: 'line',
    source: ID,
    paint: { 'line-color': color, 'line-width': 2.5 },
  });
}

function ringOf(area: Area): [number, number][] {
  if (area.kind === 'bounds') return [];
  if (area.kind === 'shape') {
    const ring = area.points.map(({ latitude, longitude }): [number, number] => [longitude, latitude]);
    return [...ring, ring[0] as [number, number]];
  }
  const { high, wide } = reachOf(area);
  return Array.from({ length: CORNERS + 1 }, (_, index): [number, number] => {
    const angle = ((index % CORNERS) / CORNERS) * 2 * Math.PI;
    return [area.longitude + wide * Math.cos(angle), area.latitude + high * Math.sin(angle)];
  });
}
