import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TEST_FONT_DIR } from '#site/server/picture-font/testing/test-font.ts';
import { drawMapPicture, mapSvg } from './draw-map-picture.ts';
import { MAP_COLOURS } from './map-layers.ts';
import { placeNames } from './place-names.ts';
import type { MapFeature } from './read-map-features.ts';

const mapFile = join(import.meta.dirname, '../../../../demo/maps/demo.pmtiles');
const draw = (view: { latitude: number; longitude: number; zoom: number }) =>
  drawMapPicture({ view, mapFile, fontDir: TEST_FONT_DIR });
/** How many pixels of a picture have each colour, as `#rrggbb`. */
async function colours(picture: Buffer): Promise<Map<string, number>> {
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = `#${bytes.toString('hex', at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}
const near = (counts: Map<string, number>, colour: string) => {
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const wanted = parts(colour);
  const isNear = (text: string) => parts(text).every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 4);
  return [...counts].reduce((sum, [text, count]) => sum + (isNear(text) ? count : 0), 0);
};

describe('a picture of the demonstration’s map', () => {
  it('has twice the pixels of its page, with land, streets and the sea off Fremantle', async () => {
    const picture = await draw({ latitude: -32.0539, longitude: 115.7494, zoom: 13 });
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1280, height: 640, format: 'webp' });
    const counts = await colours(picture);
    for (const colour of [MAP_COLOURS.land, MAP_COLOURS.street, MAP_COLOURS.water])
      expect(near(counts, colour)).toBeGreaterThan(5000);
  });

  it('closer than the file has tiles, enlarges those it has', async () => {
    const counts = await colours(await draw({ latitude: -33.8981, longitude: 151.1779, zoom: 15 }));
    expect(near(counts, MAP_COLOURS.street)).toBeGreaterThan(5000);
  });

  it('is plain land where the file has nothing', async () => {
    const counts = await colours(await draw({ latitude: -20, longitude: 130, zoom: 13 }));
    expect(near(counts, MAP_COLOURS.land)).toBe(1280 * 640);
  });
});

describe('the drawing', () => {
  const road = (name: string, to: [number, number]): MapFeature => ({
    type: 'line',
    kind: 'minor_road',
    name,
    parts: [[[100, 100], to]],
  });
  const svgOf = (features: MapFeature[], zoom = 15) =>
    mapSvg({ zoom, featuresOf: (layer) => (layer === 'roads' ? features : []) });

  it('escapes what the map file names', () => {
    const svg = svgOf([road('<script>&"', [600, 100])]);
    expect(svg).toContain('&lt;script&gt;&amp;&quot;');
    expect(svg).not.toContain('<script');
  });

  it('leaves out what only closer maps show', () => {
    expect(svgOf([road('King Street', [600, 100])])).toContain('King Street');
    expect(svgOf([road('King Street', [600, 100])], 11)).not.toMatch(/King Street|#ffffff/);
  });
});

describe('names', () => {
  const line = (name: string, ...points: [number, number][]): MapFeature => ({
    type: 'line',
    kind: 'minor_road',
    name,
    parts: [points],
  });
  const placed = (...features: MapFeature[]) =>
    placeNames([{ features, size: 11, colour: '#000000', along: true }]).map(({ text, turn }) => [
      text,
      Math.round(turn),
    ]);

  it('follow their street and are never upside down', () => {
    expect(placed(line('King Street', [400, 200], [200, 100]))).toEqual([['King Street', 27]]);
    expect(placed(line('Long', [300, 50], [300, 300]))).toEqual([['Long', 90]]);
  });

  it('stand nowhere on a street that is too short or winds', () => {
    expect(placed(line('King Street', [100, 100], [130, 100]))).toEqual([]);
    expect(placed(line('King Street', [100, 100], [130, 140], [160, 100], [190, 140]))).toEqual([]);
  });

  it('stand once each, and never over another or across the edge', () => {
    const street = line('King Street', [100, 100], [400, 100]);
    expect(placed(street, street, line('Other', [100, 102], [400, 102]))).toEqual([['King Street', 0]]);
    expect(placed(line('King Street', [-60, 100], [60, 100]))).toEqual([]);
  });
});
