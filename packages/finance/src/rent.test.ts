import { expect, it } from 'vitest';
import { rentAmounts } from './rent.ts';

it.each([
  // Weekly rent ÷ 7 × 365 ÷ 12.
  [
    { rent: 500, per: 'week' },
    { week: 500, fortnight: 1000, month: 2172.62, year: 26_071.43 },
  ],
  [
    { rent: 2172.62, per: 'month' },
    { week: 500, fortnight: 1000, month: 2172.62, year: 26_071.44 },
  ],
  [
    { rent: 52_000, per: 'year' },
    { week: 997.26, fortnight: 1994.52, month: 4333.33, year: 52_000 },
  ],
] as const)('%j is %j', (given, amounts) => {
  expect(rentAmounts(given)).toEqual(amounts);
});
