import { describe, expect, it } from 'vitest';
import { comparisonInWords, rateText } from './compare-versions.ts';

const tally = ([shown = 0, converted = 0]: number[]) => ({ shown, converted });

describe('two versions of a popup', () => {
  it.each([
    [[0, 0], [0, 0], 'at least 100 views'],
    [[99, 50], [5000, 10], 'at least 100 views'],
    [[5000, 0], [5000, 0], 'no conversions yet'],
    [[200, 2], [200, 3], 'wait for more conversions'],
    // Everybody did: as little can be told as where nobody did.
    [[200, 200], [200, 199], 'wait for more conversions'],
    [[1000, 50], [1000, 55], 'No clear difference'],
    [[1000, 50], [1000, 100], 'The other version performs better: 100 % more often'],
    [[1000, 100], [1000, 50], 'This version performs better: 100 % more often'],
    [[1000, 60], [1000, 0], 'This version performs better: while the one against it did for nobody'],
    // Counted twice: never more than everybody.
    [[100, 500], [100, 500], 'wait for more conversions'],
  ])('shown and converted %j and %j: “%s”', (first, other, said) => {
    expect(comparisonInWords({ first: tally(first), other: tally(other) })).toContain(said);
  });

  it('are clearly apart from 1.96 standard errors on', () => {
    // 1,000 each, one in ten in all: the standard error is 1.34 of 100.
    const said = (converted: number) =>
      comparisonInWords({ first: tally([1000, 100 - converted]), other: tally([1000, 100 + converted]) });
    expect(said(13)).toContain('No clear difference');
    expect(said(14)).toContain('The other version performs better');
  });
});

it.each([
  [[0, 0], '–'],
  [[0, 3], '–'],
  [[1000, 34], '3.4 %'],
  [[10, 10], '100 %'],
  [[10, 30], '100 %'],
])('a rate of %j is “%s”', (counts, text) => {
  expect(rateText(tally(counts))).toBe(text);
});
