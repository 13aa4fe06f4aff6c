import { expect, it } from 'vitest';
import { sellingCosts } from './selling-costs.ts';

const costs = { marketing: 6000, auctioneer: 800, styling: 0, conveyancing: 1500, discharge: 500 };

it('adds the commission to all other costs, and takes the loan off', () => {
  expect(sellingCosts({ price: 900_000, commission: 2, owed: 400_000, ...costs })).toEqual({
    commission: 18_000,
    total: 26_800,
    share: (26_800 / 900_000) * 100,
    proceeds: 473_200,
  });
});

it('leaves less than nothing where the loan exceeds the price', () => {
  expect(sellingCosts({ price: 500_000, commission: 2, owed: 500_000, ...costs }).proceeds).toBe(-18_800);
});
