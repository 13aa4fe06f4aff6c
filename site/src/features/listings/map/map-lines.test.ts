import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapBox } from './map-box.ts';
import { simplifyLine } from './simplify-line.ts';

const circle = Array.from({ length: 400 }, (_, index) => ({
  latitude: -33.9 + 0.1 * Math.sin((index / 400) * 2 * Math.PI),
  longitude: 151.2 + 0.1 * Math.cos((index / 400) * 2 * Math.PI),
}));

describe('a drawn line', () => {
  it('keeps its shape in few corners', () => {
    const line = simplifyLine(circle, 60);
    expect(line.length).toBeLessThanOrEqual(60);
    expect(line.length).toBeGreaterThan(12);
    for (const { latitude, longitude } of line)
      expect(Math.hypot(latitude + 33.9, longitude - 151.2)).toBeCloseTo(0.1);
  });

  it('ends, however wild it is', () => {
    const points = fc.array(
      fc.record({
        latitude: fc.double({ min: -44, max: -10, noNaN: true }),
        longitude: fc.double({ min: 112, max: 154, noNaN: true }),
      }),
      { minLength: 2, maxLength: 300 },
    );
    fc.assert(
      fc.property(points, (line) => simplifyLine(line, 60).length <= 60),
      { numRuns: 50 },
    );
  });
});

it('a box holds what the map shows, and stays while it moves by little', () => {
  const shown = { south: -33.91, west: 151.17, north: -33.88, east: 151.21 };
  const box = snapBox(shown, 13);
  expect(box.south).toBeLessThanOrEqual(shown.south);
  expect(box.west).toBeLessThanOrEqual(shown.west);
  expect(box.north).toBeGreaterThanOrEqual(shown.north);
  expect(box.east).toBeGreaterThanOrEqual(shown.east);
  expect(snapBox({ ...shown, west: 151.1703 }, 13).west).toBe(box.west);
});
