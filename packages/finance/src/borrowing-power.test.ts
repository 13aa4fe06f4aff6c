import { expect, it } from 'vitest';
import { type Borrower, borrowingPower } from './borrowing-power.ts';
import { repayments } from './repayments.ts';

const borrower = (changes: Partial<Borrower> = {}): Borrower => ({
  income: 9000,
  expenses: 4000,
  otherRepayments: 0,
  cardLimits: 0,
  rate: 6,
  years: 30,
  ...changes,
});

it('lends what the income left over repays at a rate three points higher', () => {
  const { amount, testedRate } = borrowingPower(borrower());
  expect(testedRate).toBe(9);
  expect(repayments({ amount, rate: 9, years: 30, frequency: 'monthly' }).payment).toBeCloseTo(5000, 2);
  // 5,000 × (1 − 1.0075^−360) ÷ 0.0075
  expect(amount).toBeCloseTo(621_409.33, 1);
});

it.each([
  ['other loans', { otherRepayments: 500 }, 4500],
  ['3.8 % of card limits', { cardLimits: 10_000 }, 4620],
])('takes %s off what is left', (_, changes, available) => {
  expect(borrowingPower(borrower(changes)).available).toBeCloseTo(available, 6);
});

it('lends nothing where nothing is left', () => {
  expect(borrowingPower(borrower({ expenses: 9500 }))).toMatchObject({ amount: 0, available: -500 });
});
