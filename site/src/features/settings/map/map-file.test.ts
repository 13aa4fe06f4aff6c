import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type RangeResponse } from 'pmtiles';
import { expect, it } from 'vitest';
import { findMapFile, mapStyle } from './map-file.ts';

it('the first map file in the alphabet is the one that is used, and no other file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maps-'));
  expect(findMapFile(dataDir)).toBeUndefined();
  await mkdir(join(dataDir, 'maps'));
  for (const name of ['notes.txt', 'b.pmtiles', 'a.pmtiles', '.hidden.pmtiles', 'a b.pmtiles'])
    await writeFile(join(dataDir, 'maps', name), '');
  expect(findMapFile(dataDir)).toBe('a.pmtiles');
  await rm(dataDir, { recursive: true });
});

/** The layers of a vector tile, by their names: fields 3 of the tile, field 1 of each. */
const layersOf = (bytes: ArrayBuffer): string[] =>
  ['landuse', 'water', 'roads', 'places'].filter((name) => Buffer.from(bytes).includes(name));

it('the demonstration’s map can be read, and has streets where its listings are', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../../demo/maps/demo.pmtiles'));
  const bytes = (offset: number, length: number): Promise<RangeResponse> => {
    const part = new Uint8Array(file.subarray(offset, offset + length));
    return Promise.resolve({ data: part.buffer as ArrayBuffer });
  };
  const map = new PMTiles({ getBytes: bytes, getKey: () => 'demo' });
  expect(await map.getHeader()).toMatchObject({ specVersion: 3, minZoom: 4, maxZoom: 13, tileType: 1 });
  expect(await map.getMetadata()).toMatchObject({ attribution: expect.stringContaining('Made-up') });
  // The tiles of Newtown, Fremantle and Ballarat at zoom 13.
  for (const [x, y] of [
    [7536, 4916],
    [6729, 4866],
    [7369, 5019],
  ] as const) {
    const tile = await map.getZxy(13, x, y);
    expect(layersOf(tile?.data ?? new ArrayBuffer(0))).toContain('roads');
  }
  expect(await map.getZxy(13, 0, 0)).toBeUndefined();
});

it('the style names the file and draws the layers that such files have', () => {
  const { sources, layers } = mapStyle('sydney.pmtiles');
  expect(sources.map.url).toBe('pmtiles:///maps/sydney.pmtiles');
  expect(new Set(layers.map((layer) => ('source' in layer ? layer.source : 'map')))).toEqual(
    new Set(['map']),
  );
});
