import { describe, expect, it } from 'vitest';
import {
  backgroundStep,
  enlargedBy,
  fadePieces,
  mousePercent,
  passedPercent,
  rangeOf,
  scrolledPercent,
  stepAt,
} from './motion-maths.ts';

describe('how much of the way is passed', () => {
  it.each([
    ['below the screen', 900, 0],
    ['its top at the foot', 800, 0],
    ['in the middle', 300, 50],
    ['a third, with two decimals', 466, 33.4],
    ['odd', 461, 33.9],
    ['its foot at the top', -200, 100],
    ['above the screen', -500, 100],
  ])('by an element: %s', (_what, top, percent) => {
    expect(passedPercent({ top, height: 200, viewport: 800 })).toBe(percent);
  });

  it('has two decimals', () => {
    expect(passedPercent({ top: 500, height: 100, viewport: 800 })).toBe(33.33);
    expect(mousePercent(1, 3)).toBe(33.33);
    expect(scrolledPercent({ scrolled: 100, page: 1000, viewport: 100 })).toBe(11.11);
  });

  it.each([
    [0, 2000, 0],
    [600, 2000, 50],
    [1200, 2000, 100],
    [5000, 2000, 100],
    [0, 500, 0],
  ])('by the page: %d px of one of %d px', (scrolled, page, percent) => {
    expect(scrolledPercent({ scrolled, page, viewport: 800 })).toBe(percent);
  });

  it.each([
    [0, 1000, 0],
    [500, 1000, 50],
    [1200, 1000, 100],
    [-5, 1000, 0],
    [10, 0, 50],
  ])('by the mouse: %d of %d', (at, size, percent) => expect(mousePercent(at, size)).toBe(percent));
});

it.each([
  [0, 4, 200],
  [50, 4, 0],
  [100, 4, -200],
  [100, -4, 200],
  [33.33, 0.1, 1.67],
])('at %d %% with speed %d a thing is moved by %d', (passed, speed, step) => {
  expect(stepAt(passed, speed)).toBe(step);
});

it.each([
  [null, null, { start: 20, end: 80 }],
  [10, 30, { start: 10, end: 30 }],
  [70, 30, { start: 70, end: 70 }],
  [-5, 200, { start: 0, end: 100 }],
])('the range from %j to %j', (start, end, range) => {
  expect(rangeOf({ start, end, otherwise: [20, 80] })).toEqual(range);
});

/** How much of it is there at a place of the way, as a browser fills the pieces. */
function thereAt({ pieces, percent }: { pieces: ReturnType<typeof fadePieces>; percent: number }): number {
  const [first, second] = pieces;
  const rest = second ? (first?.reversed ? 0 : 1) : Number.NaN;
  return pieces.reduce((value, { start, end, reversed, fill }) => {
    if (percent < start && fill === 'forwards') return value;
    if (percent > end && fill === 'backwards') return value;
    const passed =
      end > start ? Math.min(1, Math.max(0, (percent - start) / (end - start))) : Number(percent >= end);
    return reversed ? 1 - passed : passed;
  }, rest);
}

describe('what comes and goes', () => {
  it.each([
    ['out-in', [0, 0, 0.5, 1, 1]],
    ['in-out', [1, 1, 0.5, 0, 0]],
    ['out-in-out', [0, 1, 1, 1, 0]],
    ['in-out-in', [1, 0, 0, 0, 1]],
  ] as const)('%s between 20 and 80 %%', (direction, expected) => {
    const pieces = fadePieces(direction, { start: 20, end: 80 });
    expect([0, 20, 50, 80, 100].map((percent) => thereAt({ pieces, percent }))).toEqual(expected);
  });
});

it.each([
  [4, 40],
  [-4, 40],
  [0, 0],
])('a background of speed %d is %d %% larger, and never shows an edge', (speed, more) => {
  expect(enlargedBy(speed)).toBe(more);
  // At the ends of the way it has moved by half of what it is larger, of its own size.
  expect(Math.abs(50 * backgroundStep(speed)) * ((100 + more) / 100)).toBeCloseTo(more / 2, 6);
});
