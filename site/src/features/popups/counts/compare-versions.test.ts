import { describe, expect, it } from 'vitest';
import { comparisonInWords, rateText } from './compare-versions.ts';

const tally = ([shown = 0, converted = 0]: number[]) => ({ shown, converted });

describe('two versions of a popup', () => {
  it.each([
    [[0, 0], [0, 0], 'shown at least 100 times'],
    [[99, 50], [5000, 10], 'shown at least 100 times'],
    [[5000, 0], [5000, 0], 'nobody has done'],
    [[200, 2], [200, 3], 'wait until more visitors'],
    // Everybody did: as little can be told as where nobody did.
    [[200, 200], [200, 199], 'wait until more visitors'],
    [[1000, 50], [1000, 55], 'No clear difference'],
    [[1000, 50], [1000, 100], 'The other version does clearly better, 100 % more often'],
    [[1000, 100], [1000, 50], 'This version does clearly better, 100 % more often'],
    [[1000, 60], [1000, 0], 'This version does clearly better, while the one against it did for nobody'],
    // Counted twice: never more than everybody.
    [[100, 500], [100, 500], 'wait until more visitors'],
  ])('shown and converted %j and %j: “%s”', (first, other, said) => {
    expect(comparisonInWords({ first: tally(first), other: tally(other) })).toContain(said);
  });

  it('are clearly apart from 1.96 standard errors on', () => {
    // 1,000 each, one in ten in all: the standard error is 1.34 of 100.
    const said = (converted: number) =>
      comparisonInWords({ first: tally([1000, 100 - converted]), other: tally([1000, 100 + converted]) });
    expect(said(13)).toContain('No clear difference');
    expect(said(14)).toContain('The other version does clearly better');
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
