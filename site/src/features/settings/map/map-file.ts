import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LINE_GROWTH, MAP_COLOURS, MAP_LAYERS } from './map-layers.ts';

/** Where the operator puts a map of their own. */
export const mapsDir = (dataDir: string): string => join(dataDir, 'maps');

/** The address of the style that draws the operator's map. */
export const OWN_MAP_STYLE = '/maps/style.json';

/** The file name of the operator's map, the first in the alphabet; undefined where there is none. */
export function findMapFile(dataDir: string): string | undefined {
  try {
    return readdirSync(mapsDir(dataDir))
      .filter((name) => /^[\w-][\w.-]*\.pmtiles$/.test(name))
      .sort()[0];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const source = 'map';

/** The layer of a MapLibre style that draws this one. */
function styleLayer(layer: (typeof MAP_LAYERS)[number]) {
  const { id, from, kinds, minzoom, colour } = layer;
  const base = {
    id,
    source,
    'source-layer': from,
    ...(kinds && { filter: ['match', ['get', 'kind'], kinds, true, false] }),
    ...(minzoom && { minzoom }),
  };
  if (layer.draws === 'fill') {
    return { ...only(base, 'Polygon'), type: 'fill', paint: { 'fill-color': colour } };
  }
  if (layer.draws === 'line') {
    const [least, most] = layer.width;
    const width = ['interpolate', ['exponential', LINE_GROWTH], ['zoom'], 8, least, 17, most];
    return {
      ...only(base, 'LineString'),
      type: 'line',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': width },
    };
  }
  const [least, most] = layer.size;
  return {
    ...base,
    type: 'symbol',
    ...(!kinds && { filter: ['has', 'name'] }),
    layout: {
      ...(layer.along && { 'symbol-placement': 'line' }),
      'text-field': ['get', 'name'],
      'text-font': ['sans-serif'],
      'text-size': least === most ? least : ['interpolate', ['linear'], ['zoom'], 6, least, 13, most],
      'text-max-width': 8,
    },
    paint: { 'text-color': colour, 'text-halo-color': MAP_COLOURS.land, 'text-halo-width': 1.5 },
  };
}

/** Water is areas and lines in one layer of the file: a layer of ours draws one of them. */
const only = <Base extends { 'source-layer': string }>(base: Base, geometry: string) =>
  base['source-layer'] === 'water' ? { ...base, filter: ['==', ['geometry-type'], geometry] } : base;

/** The MapLibre style of a PMTiles file with the layers of Protomaps' basemap, in the website's colours. */
export const mapStyle = (file: string) => ({
  version: 8,
  sources: { map: { type: 'vector', url: `pmtiles:///maps/${file}` } },
  // Without an address for glyphs, the browser draws names in a typeface it has.
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': MAP_COLOURS.land } },
    ...MAP_LAYERS.map(styleLayer),
  ],
});
