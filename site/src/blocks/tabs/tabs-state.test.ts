import { expect, test } from 'vitest';
import { chosenTab, dragStep, isTouchMode, tabByKey } from './tabs-state.ts';

test.each([
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 3],
  [9, 3, 3],
  [0, 3, 1],
  [-2, 3, 1],
  [2, 0, 1],
  [Number.NaN, 3, 1],
])('tab %d of %d opens tab %d', (asked, count, expected) =>
  expect(chosenTab({ asked, count })).toBe(expected),
);

test.each([
  ['ArrowRight', 1, false, 2],
  ['ArrowRight', 3, false, 1],
  ['ArrowLeft', 1, false, 3],
  ['ArrowLeft', 1, true, 2],
  ['ArrowRight', 2, true, 1],
  ['Home', 3, false, 1],
  ['End', 1, false, 3],
  ['a', 1, false, undefined],
])('%s on tab %d (right to left: %s) leads to %s', (key, current, rtl, expected) =>
  expect(tabByKey({ key, current, count: 3, rtl })).toBe(expected),
);

test.each([
  [100, 100, 0],
  [100, 120, 0],
  [100, 121, -5],
  [100, 300, -5],
  [100, 80, 0],
  [100, 79, 5],
])('held at %d and moved to %d scrolls by %d', (from, to, expected) =>
  expect(dragStep({ from, to })).toBe(expected),
);

test('fingers scroll on touch devices, and on narrow windows once resized', () => {
  expect(isTouchMode({ touch: true, resized: false, width: 1440 })).toBe(true);
  expect(isTouchMode({ touch: false, resized: false, width: 390 })).toBe(false);
  expect(isTouchMode({ touch: false, resized: true, width: 1023 })).toBe(true);
  expect(isTouchMode({ touch: false, resized: true, width: 1024 })).toBe(false);
});
