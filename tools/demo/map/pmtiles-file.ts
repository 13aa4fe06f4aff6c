import { gzipSync } from 'node:zlib';
import { varint } from './protobuf.ts';

export type TileEntry = { z: number; x: number; y: number; bytes: Buffer };

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

/** Writes tiles as one PMTiles file (version 3), with all entries in its root directory. `bounds` in degrees. */
export function pmtilesFile({
  tiles,
  metadata,
  bounds: [west, south, east, north],
}: {
  tiles: readonly TileEntry[];
  metadata: object;
  bounds: readonly [west: number, south: number, east: number, north: number];
}): Buffer {
  const entries = tiles
    .map(({ z, x, y, bytes }) => ({ id: tileId(z, x, y), bytes: gzipSync(bytes, { level: 9 }) }))
    .sort((a, b) => a.id - b.id);
  const directory = gzipSync(directoryBytes(entries));
  const about = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(entries.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  const zooms = tiles.map(({ z }) => z);
  const numbers = [
    HEADER_BYTES,
    directory.length,
    HEADER_BYTES + directory.length,
    about.length,
    // No leaf directories.
    HEADER_BYTES + directory.length + about.length,
    0,
    HEADER_BYTES + directory.length + about.length,
    data.length,
    tiles.length,
    tiles.length,
    tiles.length,
  ];
  numbers.forEach((number, index) => {
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  });
  header.writeUInt8(1, 96);
  header.writeUInt8(GZIP, 97);
  header.writeUInt8(GZIP, 98);
  header.writeUInt8(VECTOR_TILES, 99);
  header.writeUInt8(Math.min(...zooms), 100);
  header.writeUInt8(Math.max(...zooms), 101);
  const middle = [(west + east) / 2, (south + north) / 2];
  [west, south, east, north].forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  header.writeUInt8(4, 118);
  middle.forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 119 + index * 4);
  });
  return Buffer.concat([header, directory, about, data]);
}

function directoryBytes(entries: readonly { id: number; bytes: Buffer }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  return Buffer.from([
    ...varint(entries.length),
    ...ids.flatMap(varint),
    ...entries.flatMap(() => varint(1)),
    ...entries.flatMap(({ bytes }) => varint(bytes.length)),
    // 0: where the one before ends; else its offset, plus one.
    ...entries.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ]);
}

/** The number of a tile along the Hilbert curve, after all tiles of the zooms before. */
function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [left, top] = [x, y];
  for (let size = 2 ** (z - 1); size >= 1; size /= 2) {
    const [right, below] = [left & size ? 1 : 0, top & size ? 1 : 0];
    id += size * size * ((3 * right) ^ below);
    if (below === 0) {
      if (right === 1) [left, top] = [size - 1 - (left & (size - 1)), size - 1 - (top & (size - 1))];
      [left, top] = [top, left];
    }
  }
  return id;
}
