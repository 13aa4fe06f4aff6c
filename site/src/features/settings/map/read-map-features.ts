import { type FileHandle, open } from 'node:fs/promises';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type RangeResponse } from 'pmtiles';
import { type MapView, TILE, VIEW_SIZE, worldPoint } from './map-view.ts';

type Point = readonly [left: number, top: number];

/** Something on the map, in px of the picture. */
export type MapFeature = {
  type: 'point' | 'line' | 'polygon';
  kind: string;
  name: string;
  /** Points, lines or rings. */
  parts: Point[][];
};

/** What a view shows, by the layer of the map file. */
type MapFeatures = ReadonlyMap<string, readonly MapFeature[]>;

const TYPES = [undefined, 'point', 'line', 'polygon'] as const;
/** Around a picture, px: lines are wide, and names reach in. */
const MARGIN = 24;

/** A map file on this machine, read in parts as browsers read it. */
export async function openMapFile(path: string): Promise<{ map: PMTiles; close: () => Promise<void> }> {
  const file = await open(path);
  const map = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length): Promise<RangeResponse> => ({
      data: await readPart({ file, offset, length }),
    }),
  });
  return { map, close: () => file.close() };
}

async function readPart({ file, offset, length }: { file: FileHandle; offset: number; length: number }) {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
  return buffer.buffer.slice(0, bytesRead);
}

/** Everything of `layers` that lies in a view. */
export async function readMapFeatures({
  map,
  view,
  layers,
}: {
  map: PMTiles;
  view: MapView;
  layers: readonly string[];
}): Promise<MapFeatures> {
  const { maxZoom } = await map.getHeader();
  const tileZoom = Math.min(view.zoom, maxZoom);
  const size = TILE * 2 ** (view.zoom - tileZoom);
  const middle = worldPoint(view);
  const world = TILE * 2 ** view.zoom;
  const left = middle.x * world - VIEW_SIZE.width / 2;
  const top = middle.y * world - VIEW_SIZE.height / 2;
  const found = new Map<string, MapFeature[]>(layers.map((layer) => [layer, []]));
  for (let x = Math.floor(left / size); x * size < left + VIEW_SIZE.width; x += 1)
    for (let y = Math.floor(top / size); y * size < top + VIEW_SIZE.height; y += 1) {
      const tile = await map.getZxy(tileZoom, x, y);
      if (!tile) continue;
      const { layers: read } = new VectorTile(new PbfReader(new Uint8Array(tile.data)));
      for (const [layer, features] of found) {
        const source = read[layer];
        for (let index = 0; source && index < source.length; index += 1) {
          const feature = featureInView({
            feature: source.feature(index),
            scale: size / source.extent,
            left: x * size - left,
            top: y * size - top,
          });
          if (feature) features.push(feature);
        }
      }
    }
  return found;
}

/** A feature in px of the picture; undefined for one beside it. */
function featureInView({
  feature,
  scale,
  left,
  top,
}: {
  feature: VectorTileFeature;
  scale: number;
  left: number;
  top: number;
}): MapFeature | undefined {
  const type = TYPES[feature.type];
  if (!type) return undefined;
  const parts = feature
    .loadGeometry()
    .map((part) => part.map(({ x, y }): Point => [left + x * scale, top + y * scale]))
    .filter(isInPicture);
  const { kind, name } = feature.properties;
  return parts.length ? { type, kind: String(kind ?? ''), name: String(name ?? ''), parts } : undefined;
}

/** Whether the box around some points touches the picture. */
function isInPicture(points: readonly Point[]): boolean {
  const beside = (axis: 0 | 1, most: number) =>
    points.every((point) => point[axis] < -MARGIN) || points.every((point) => point[axis] > most + MARGIN);
  return !beside(0, VIEW_SIZE.width) && !beside(1, VIEW_SIZE.height);
}
