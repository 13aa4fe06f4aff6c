import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Area, areaParameter, readArea } from './area.ts';
import { boundsOfArea, isInArea } from './area-geometry.ts';

const read = (text: string) => readArea(new URLSearchParams(text));

describe('the area of an address', () => {
  test.each<[string, Area | null]>([
    [
      'bounds=-33.91_151.16_-33.88_151.2',
      { kind: 'bounds', south: -33.91, west: 151.16, north: -33.88, east: 151.2 },
    ],
    // Upside down, and with more decimals than count.
    [
      'bounds=-33.88_151.2_-33.9100000001_151.16',
      { kind: 'bounds', south: -33.91, west: 151.16, north: -33.88, east: 151.2 },
    ],
    [
      'south=-33.91&west=151.16&north=-33.88&east=+151.2',
      { kind: 'bounds', south: -33.91, west: 151.16, north: -33.88, east: 151.2 },
    ],
    ['near=-33.8976_151.1794_5', { kind: 'near', latitude: -33.8976, longitude: 151.1794, km: 5 }],
    ['bounds=-33.91_151.16_-33.91_151.2', null],
    ['bounds=-33.91_151.16', null],
    ['bounds=a_b_c_d', null],
    ['bounds=-91_0_1_1', null],
    ['near=-33.8976_151.1794_0', null],
    ['near=-33.8976_151.1794_2000', null],
    ['near=1e5_1_1', null],
    ['shape=1_1_2_2', null],
    [`shape=${Array.from({ length: 200 }, () => '1_1').join('_')}`, null],
    ['', null],
  ])('%s', (text, area) => {
    expect(read(text)).toEqual(area);
  });

  it('is read from what it writes', () => {
    const degrees = fc.integer({ min: -899_999, max: 899_999 }).map((n) => n / 1e4);
    const point = fc.record({ latitude: degrees, longitude: degrees });
    const shapes = fc.array(point, { minLength: 3, maxLength: 60 });
    fc.assert(
      fc.property(shapes, (points) => {
        const { name, value } = areaParameter({ kind: 'shape', points });
        expect(read(`${name}=${value}`)).toEqual({ kind: 'shape', points });
      }),
    );
  });
});

describe('what lies in an area', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  /** A U, open to the north. */
  const shape: Area = {
    kind: 'shape',
    points: [at(0, 0), at(0, 3), at(3, 3), at(3, 2), at(1, 2), at(1, 1), at(3, 1), at(3, 0)],
  };

  test.each<[number, number, boolean]>([
    [0.5, 1.5, true],
    [2, 0.5, true],
    [2, 2.5, true],
    // Between the arms.
    [2, 1.5, false],
    [-0.1, 1, false],
    [4, 0.5, false],
  ])('%d, %d in a hollow shape: %s', (latitude, longitude, inside) => {
    expect(isInArea(at(latitude, longitude), shape)).toBe(inside);
  });

  it('is within a radius as far north as east', () => {
    const near: Area = { kind: 'near', ...at(-33.9, 151.2), km: 5 };
    // 4.9 km and 5.1 km.
    expect(isInArea(at(-33.9 + 4.9 / 111.2, 151.2), near)).toBe(true);
    expect(isInArea(at(-33.9 + 5.1 / 111.2, 151.2), near)).toBe(false);
    const eastKm = 111.2 * Math.cos((33.9 * Math.PI) / 180);
    expect(isInArea(at(-33.9, 151.2 + 4.9 / eastKm), near)).toBe(true);
    expect(isInArea(at(-33.9, 151.2 + 5.1 / eastKm), near)).toBe(false);
    expect(boundsOfArea(near).north).toBeCloseTo(-33.9 + 5 / 111.2);
  });
});
