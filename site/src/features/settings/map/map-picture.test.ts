import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'frontage-map-'));
mkdirSync(join(dataDir, 'maps'));
writeFileSync(join(dataDir, 'maps/a.pmtiles'), '');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
vi.stubEnv('DATA_DIR', dataDir);
const { mapPicture, readMapPicture } = await import('./map-picture.ts');
const { placesMap } = await import('./places-map.ts');

const newtown = { latitude: -33.8976, longitude: 151.1794, label: '1 King Street' };
const enmore = { latitude: -33.8999, longitude: 151.172, label: '2 Enmore Road' };
const styleUrl = '/maps/style.json';
const fileOf = (src: string) => src.slice(src.lastIndexOf('/') + 1);

it('an address says the view, and no place', () => {
  const picture = mapPicture({ places: [newtown], styleUrl });
  expect(picture?.marks).toEqual([[320, 160]]);
  expect(picture?.src).toMatch(/^\/maps\/picture\/[\w.-]+\.webp$/);
  expect(readMapPicture(fileOf(picture?.src ?? ''))).toEqual({
    latitude: -33.8976,
    longitude: 151.1794,
    zoom: 15,
  });
});

it('an address that this install did not sign is worth nothing', () => {
  const file = fileOf(mapPicture({ places: [newtown], styleUrl })?.src ?? '');
  for (const made of [file.replace('15_', '14_'), file.replace('.webp', '.png'), 'x.webp', '.webp', ''])
    expect(readMapPicture(made)).toBeUndefined();
});

it('there is no picture of a map that others serve, nor of nowhere', () => {
  expect(mapPicture({ places: [newtown], styleUrl: 'https://tiles.example.com/style' })).toBeNull();
  expect(mapPicture({ places: [newtown], styleUrl: null })).toBeNull();
  expect(mapPicture({ places: [], styleUrl })).toBeNull();
});

it('a map is called after its one place, or how many there are', () => {
  expect(placesMap({ pins: [newtown], styleUrl, of: 'offices' })?.label).toBe('1 King Street');
  const both = placesMap({ pins: [newtown, enmore], styleUrl, of: 'offices' });
  expect(both).toMatchObject({ label: '2 offices', pins: [newtown, enmore], styleUrl });
  expect(both?.picture?.marks).toHaveLength(2);
  expect(placesMap({ pins: [newtown], styleUrl: null })).toBeNull();
  expect(placesMap({ pins: [], styleUrl })).toBeNull();
});
