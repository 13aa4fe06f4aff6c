import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { madeUpTown, mapPoint, placeNames, type Town } from './map/made-up-town.ts';
import { pmtilesFile, type TileEntry } from './map/pmtiles-file.ts';
import { type MapFeature, vectorTile } from './map/vector-tile.ts';
import { suburbs } from './suburbs.ts';

// Writes the demonstration's map, made-up streets around its three places: `node tools/demo/write-map.ts`. It has the
// layers of Protomaps' basemap, so that it is drawn in the style that a real file is.

const LARGEST_ZOOM = 13;

const towns: readonly (Town & { name: string })[] = [
  { name: 'Sydney', latitude: -33.8981, longitude: 151.1779, km: 6, turn: 12 },
  { name: 'Fremantle', latitude: -32.0539, longitude: 115.7494, km: 6, turn: -18, sea: 1.2 },
  { name: 'Ballarat', latitude: -37.5622, longitude: 143.8503, km: 6, turn: 4 },
];

const features: MapFeature[] = [
  ...towns.flatMap(madeUpTown),
  ...placeNames(towns, 4),
  ...placeNames(
    Object.entries(suburbs).map(([name, place]) => ({ name, ...place })),
    11,
  ),
];

/** Tiles that hold a part of these degrees. */
function tilesAround({ latitude, longitude, km }: Town, z: number): { x: number; y: number }[] {
  const reach = km / 90;
  const [left, top] = mapPoint(latitude + reach, longitude - reach);
  const [right, bottom] = mapPoint(latitude - reach, longitude + reach);
  const found = [];
  for (let x = Math.floor(left * 2 ** z); x <= right * 2 ** z; x += 1)
    for (let y = Math.floor(top * 2 ** z); y <= bottom * 2 ** z; y += 1) found.push({ x, y });
  return found;
}

const tiles = new Map<string, TileEntry>();
for (let z = 0; z <= LARGEST_ZOOM; z += 1)
  for (const { x, y } of towns.flatMap((town) => tilesAround(town, z))) {
    const bytes = vectorTile({ features, z, x, y });
    if (bytes) tiles.set(`${z}/${x}/${y}`, { z, x, y, bytes });
  }

const file = pmtilesFile({
  tiles: [...tiles.values()],
  metadata: {
    name: 'Demonstration',
    attribution: 'Made-up streets for the demonstration',
    vector_layers: ['landuse', 'water', 'roads', 'places'].map((id) => ({ id, fields: {} })),
  },
  bounds: [113, -44, 154, -10],
});
await writeFile(fileURLToPath(new URL('../../site/demo/maps/demo.pmtiles', import.meta.url)), file);
console.log(`demo.pmtiles: ${tiles.size} tiles, ${file.length} bytes`);
