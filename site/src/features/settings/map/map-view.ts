/** A place on the map, in degrees. */
type Place = { latitude: number; longitude: number };

/** What a picture of a map shows: its middle, at a whole zoom. Degrees have four decimals, about 11 m. */
export type MapView = Place & { zoom: number };

/** Of a picture, in the pixels of its page. It is drawn with twice as many. */
export const VIEW_SIZE = { width: 640, height: 320 };
/** A phone shows the middle of the picture: places have to lie within it. */
const ROOM = { width: 280, height: 230 };
/** As close as a map opens. */
const MOST_ZOOM = 15;
/** Farther out, a map of one state has little to show. */
const LEAST_ZOOM = 6;
/** The width of a tile, and so of the world at zoom 0, in px. */
export const TILE = 512;

/** Where a place is on a square world (web mercator): 0 to 1 eastwards and southwards. */
export function worldPoint({ latitude, longitude }: Place): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The closest view that shows all of these places; undefined for none, or where they are too far from one another. */
export function viewOf(places: readonly Place[]): MapView | undefined {
  if (places.length === 0) return undefined;
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = span(places.map(({ longitude }) => longitude));
  const [south, north] = span(places.map(({ latitude }) => latitude));
  const [low, high] = [
    worldPoint({ latitude: south, longitude: west }),
    worldPoint({ latitude: north, longitude: east }),
  ];
  const fits = Math.min(ROOM.width / (high.x - low.x || 1e-9), ROOM.height / (low.y - high.y || 1e-9));
  const zoom = Math.min(MOST_ZOOM, Math.floor(Math.log2(fits / TILE)));
  if (zoom < LEAST_ZOOM) return undefined;
  const middle = (low.y + high.y) / 2;
  const latitude = (Math.atan(Math.sinh((1 - 2 * middle) * Math.PI)) * 180) / Math.PI;
  return { zoom, latitude: round(latitude), longitude: round((west + east) / 2) };
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Where a place stands in the picture of a view, in px from its left and top. */
export function placeInView(place: Place, view: MapView): [left: number, top: number] {
  const [at, middle] = [worldPoint(place), worldPoint(view)];
  const scale = TILE * 2 ** view.zoom;
  return [
    Math.round(VIEW_SIZE.width / 2 + (at.x - middle.x) * scale),
    Math.round(VIEW_SIZE.height / 2 + (at.y - middle.y) * scale),
  ];
}
