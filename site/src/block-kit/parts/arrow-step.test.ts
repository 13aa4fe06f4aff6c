import { expect, test } from 'vitest';
import { arrowStep } from './arrow-step.ts';

test('the arrow keys move on and back, swapped from right to left', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'a'];
  expect(keys.map((key) => arrowStep({ key, rtl: false }))).toEqual([-1, 1, 0, 0]);
  expect(keys.map((key) => arrowStep({ key, rtl: true }))).toEqual([1, -1, 0, 0]);
});
