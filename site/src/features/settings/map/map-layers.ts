/* What is drawn of a map: MapLibre draws it in browsers by the style made of it, the server draws pictures by it. */

export const MAP_COLOURS = {
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

type Layer = {
  id: string;
  /** The layer of Protomaps' basemap that it is made of. */
  from: 'landuse' | 'water' | 'buildings' | 'roads' | 'places';
  /** Only features of these kinds; left out: all of them. */
  kinds?: readonly string[];
  colour: string;
  /** From this zoom on. */
  minzoom?: number;
};
type FillLayer = Layer & { draws: 'fill' };
/** `width`: px at zoom 8 and at zoom 17. */
type LineLayer = Layer & { draws: 'line'; width: readonly [least: number, most: number] };
/** `size`: px at zoom 6 and at zoom 13. `along`: follows a line. */
type NamesLayer = Layer & {
  draws: 'names';
  size: readonly [least: number, most: number];
  along?: boolean;
};

const STREETS = ['minor_road', 'major_road', 'highway'];

/** The layers of a map, from the background up. */
export const MAP_LAYERS: readonly (FillLayer | LineLayer | NamesLayer)[] = [
  {
    id: 'parks',
    draws: 'fill',
    from: 'landuse',
    kinds: ['park', 'forest', 'wood', 'grass', 'golf_course', 'nature_reserve', 'national_park', 'cemetery'],
    colour: MAP_COLOURS.park,
  },
  { id: 'water', draws: 'fill', from: 'water', colour: MAP_COLOURS.water },
  { id: 'rivers', draws: 'line', from: 'water', colour: MAP_COLOURS.water, width: [0.5, 6] },
  { id: 'buildings', draws: 'fill', from: 'buildings', colour: MAP_COLOURS.building, minzoom: 15 },
  {
    id: 'rail',
    draws: 'line',
    from: 'roads',
    kinds: ['rail'],
    colour: MAP_COLOURS.rail,
    width: [0.5, 2],
    minzoom: 11,
  },
  {
    id: 'street-edges',
    draws: 'line',
    from: 'roads',
    kinds: STREETS,
    colour: MAP_COLOURS.edge,
    width: [1, 22],
  },
  {
    id: 'minor-roads',
    draws: 'line',
    from: 'roads',
    kinds: ['minor_road', 'other', 'path'],
    colour: MAP_COLOURS.street,
    width: [0.4, 14],
    minzoom: 12,
  },
  {
    id: 'major-roads',
    draws: 'line',
    from: 'roads',
    kinds: ['major_road'],
    colour: MAP_COLOURS.street,
    width: [0.8, 18],
  },
  {
    id: 'highways',
    draws: 'line',
    from: 'roads',
    kinds: ['highway'],
    colour: MAP_COLOURS.highway,
    width: [1, 20],
  },
  {
    id: 'streets',
    draws: 'names',
    from: 'roads',
    colour: MAP_COLOURS.muted,
    size: [11, 11],
    minzoom: 14,
    along: true,
  },
  {
    id: 'towns',
    draws: 'names',
    from: 'places',
    kinds: ['locality'],
    colour: MAP_COLOURS.ink,
    size: [12, 15],
  },
  {
    id: 'suburbs',
    draws: 'names',
    from: 'places',
    kinds: ['neighbourhood', 'macrohood'],
    colour: MAP_COLOURS.muted,
    size: [12, 12],
    minzoom: 12,
  },
];

/** How much faster a line grows wide from zoom to zoom. */
export const LINE_GROWTH = 1.6;

/** The width of a line at a zoom, px, as MapLibre works it out. */
export function lineWidth([least, most]: LineLayer['width'], zoom: number): number {
  const share = (LINE_GROWTH ** (zoom - 8) - 1) / (LINE_GROWTH ** 9 - 1);
  return least + (most - least) * Math.min(1, Math.max(0, share));
}

/** The size of names at a zoom, px. */
export const nameSize = ([least, most]: NamesLayer['size'], zoom: number): number =>
  least + (most - least) * Math.min(1, Math.max(0, (zoom - 6) / 7));
