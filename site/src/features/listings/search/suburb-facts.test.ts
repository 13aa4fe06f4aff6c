import { describe, expect, it } from 'vitest';
import { FEWEST_RESULTS, median } from '../public/median.ts';

describe('median', () => {
  it.each([
    [[3, 1, 2, 5, 4], 3],
    [[10, 1, 2, 3, 4, 5], 4],
    [[1_000_000, 1_000_000, 1_000_000, 1_000_000, 5_000_000], 1_000_000],
    [[900_000, 1_000_000, 1_100_000, 1_200_000, 1_300_000, 1_400_000], 1_150_000],
  ])('of %o is %d', (amounts, amount) => {
    expect(median(amounts)).toEqual({ amount, of: amounts.length });
  });

  it.each([[[]], [[1]], [[1, 2, 3, 4]]])(
    'of %o would say more about one home than about a suburb',
    (amounts) => {
      // “the number they rest on (never fewer than five)”
      expect(FEWEST_RESULTS).toBe(5);
      expect(median(amounts)).toBeNull();
    },
  );

  it('leaves the amounts as they came', () => {
    const amounts = [5, 3, 1, 2, 4];
    median(amounts);
    expect(amounts).toEqual([5, 3, 1, 2, 4]);
  });
});
