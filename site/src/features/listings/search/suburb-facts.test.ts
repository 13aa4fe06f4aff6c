import { describe, expect, it } from 'vitest';
import { median } from './suburb-facts.ts';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 1, 2, 3], 3],
    [[1_000_000, 1_000_000, 5_000_000], 1_000_000],
    [[900_000, 1_000_000, 1_100_000, 1_300_000], 1_050_000],
  ])('of %o is %d', (amounts, amount) => {
    expect(median(amounts)).toEqual({ amount, of: amounts.length });
  });

  it.each([[[]], [[1]], [[1, 2]]])('of %o would say more about one home than about a suburb', (amounts) => {
    expect(median(amounts)).toBeNull();
  });

  it('leaves the amounts as they came', () => {
    const amounts = [3, 1, 2];
    median(amounts);
    expect(amounts).toEqual([3, 1, 2]);
  });
});
