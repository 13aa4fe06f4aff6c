import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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

const COLOURS = {
  land: '#f7f3ea',
  park: '#dfe8d8',
  water: '#c9dade',
  building: '#ece4d3',
  street: '#ffffff',
  edge: '#e3ddd0',
  highway: '#f3dcc9',
  rail: '#c5bfb2',
  ink: '#1c2623',
  muted: '#56645e',
};

const source = 'map';
const wide = (least: number, most: number) => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  8,
  least,
  17,
  most,
];
const kind = (...kinds: string[]) => ['match', ['get', 'kind'], kinds, true, false];
const road = (id: string, kinds: string[], color: string, width: unknown) => ({
  id,
  type: 'line',
  source,
  'source-layer': 'roads',
  filter: kind(...kinds),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': width },
});
const names = (id: string, filter: unknown, size: unknown, color: string) => ({
  id,
  type: 'symbol',
  source,
  'source-layer': 'places',
  filter,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['sans-serif'],
    'text-size': size,
    'text-max-width': 8,
  },
  paint: { 'text-color': color, 'text-halo-color': COLOURS.land, 'text-halo-width': 1.5 },
});

/** The MapLibre style of a PMTiles file with the layers of Protomaps' basemap, in the website's colours. */
export const mapStyle = (file: string) => ({
  version: 8,
  sources: { map: { type: 'vector', url: `pmtiles:///maps/${file}` } },
  // Without an address for glyphs, the browser draws names in a typeface it has.
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': COLOURS.land } },
    {
      id: 'parks',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: kind(
        'park',
        'forest',
        'wood',
        'grass',
        'golf_course',
        'nature_reserve',
        'national_park',
        'cemetery',
      ),
      paint: { 'fill-color': COLOURS.park },
    },
    {
      id: 'water',
      type: 'fill',
      source,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': COLOURS.water },
    },
    {
      id: 'rivers',
      type: 'line',
      source,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': COLOURS.water, 'line-width': wide(0.5, 6) },
    },
    {
      id: 'buildings',
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 15,
      paint: { 'fill-color': COLOURS.building },
    },
    { ...road('rail', ['rail'], COLOURS.rail, wide(0.5, 2)), minzoom: 11 },
    road('street-edges', ['minor_road', 'major_road', 'highway'], COLOURS.edge, wide(1, 22)),
    { ...road('minor-roads', ['minor_road', 'other', 'path'], COLOURS.street, wide(0.4, 14)), minzoom: 12 },
    road('major-roads', ['major_road'], COLOURS.street, wide(0.8, 18)),
    road('highways', ['highway'], COLOURS.highway, wide(1, 20)),
    {
      ...names('streets', ['has', 'name'], 11, COLOURS.muted),
      'source-layer': 'roads',
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': ['sans-serif'],
        'text-size': 11,
      },
    },
    names('towns', kind('locality'), ['interpolate', ['linear'], ['zoom'], 6, 12, 13, 15], COLOURS.ink),
    { ...names('suburbs', kind('neighbourhood', 'macrohood'), 12, COLOURS.muted), minzoom: 12 },
  ],
});
