import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VALUE_BANDS, valueBandLabel, valueBandOf } from './value-bands.ts';

describe('the bands of property values', () => {
  it.each([
    [0, 0],
    [249_999.99, 0],
    [250_000, 250_000],
    [1_999_999, 1_500_000],
    [2_000_000, 2_000_000],
    [1e12, 2_000_000],
  ])('put %d into the band from %d', (value, from) => {
    expect(valueBandOf(value)).toBe(from);
  });

  it('hold every value exactly once', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (value) => {
        const from = valueBandOf(value);
        const next = VALUE_BANDS.find((start) => start > from) ?? Number.POSITIVE_INFINITY;
        expect(from <= value && value < next).toBe(true);
      }),
    );
  });

  it('have names of their own', () => {
    expect(VALUE_BANDS.map(valueBandLabel)).toEqual([
      '$0 to $250k',
      '$250k to $500k',
      '$500k to $750k',
      '$750k to $1m',
      '$1m to $1.25m',
      '$1.25m to $1.5m',
      '$1.5m to $2m',
      '$2m and more',
    ]);
  });
});
