import { expect, it } from 'vitest';
import type { PerDevice } from '#site/block-kit/fields.ts';
import { columnWidths } from './column-widths.ts';

const free: PerDevice<number | null> = { base: null };
const wide = (base: number, tablet?: number, mobile?: number): PerDevice<number | null> => ({
  base,
  ...(tablet === undefined ? {} : { tablet }),
  ...(mobile === undefined ? {} : { mobile }),
});

it.each<[string, PerDevice<number | null>[], number[], number[], number[]]>([
  ['share alike', [free, free], [50, 50], [50, 50], [100, 100]],
  [
    'never add up to more than the row',
    [free, free, free],
    [33.333, 33.333, 33.333],
    [33.333, 33.333, 33.333],
    [100, 100, 100],
  ],
  ['share what is left', [wide(60), free, free], [60, 20, 20], [60, 20, 20], [100, 100, 100]],
  ['have their own on each device', [wide(25, 50, 50), wide(75, 50, 50)], [25, 75], [50, 50], [50, 50]],
  ['have a row of their own where nothing is left', [wide(100), free], [100, 100], [100, 100], [100, 100]],
])('columns %s', (_what, widths, base, tablet, mobile) => {
  const found = columnWidths(widths);
  expect(found.map((width) => width.base)).toEqual(base);
  expect(found.map((width) => width.tablet)).toEqual(tablet);
  expect(found.map((width) => width.mobile)).toEqual(mobile);
});
