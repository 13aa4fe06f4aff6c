import { expect, it } from 'vitest';
import { buyingCosts } from './buying-costs.ts';

const home = { price: 800_000, deposit: 160_000, duty: 31_000, others: [1_800, 700, 1_500], grants: 0 };

it('adds duty and all other costs, and the deposit to the cash needed', () => {
  expect(buyingCosts(home)).toEqual({
    costs: 35_000,
    share: 4.375,
    cash: 195_000,
    loan: 640_000,
    loanToValue: 80,
  });
});

it('takes grants off the cash, not off the costs', () => {
  expect(buyingCosts({ ...home, grants: 10_000 })).toMatchObject({ costs: 35_000, cash: 185_000 });
  expect(buyingCosts({ ...home, deposit: 0, grants: 50_000 }).cash).toBe(-15_000);
});

it('does not know the costs where the duty is not known, but the loan', () => {
  expect(buyingCosts({ ...home, duty: null })).toEqual({
    costs: null,
    share: null,
    cash: null,
    loan: 640_000,
    loanToValue: 80,
  });
});
