import { expect, it } from 'vitest';
import { clearanceOf } from './auction-results.ts';

it('counts what sold before, at and after its auction among all that were held', () => {
  expect(clearanceOf(['sold', 'sold-prior', 'sold-after', 'passed-in', 'withdrawn', 'postponed'])).toEqual({
    held: 5,
    sold: 3,
    rate: 60,
  });
});

it('names no rate below five results', () => {
  expect(clearanceOf(['sold', 'sold', 'passed-in', 'sold'])).toEqual({ held: 4, sold: 3, rate: null });
  expect(clearanceOf([])).toEqual({ held: 0, sold: 0, rate: null });
});
