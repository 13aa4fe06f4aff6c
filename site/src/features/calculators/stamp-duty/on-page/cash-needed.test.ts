import { describe, expect, it } from 'vitest';
import { cashNeeded } from './cash-needed.ts';

/* “cash needed at settlement (deposit, duty, fees, lender's mortgage insurance as an entered amount)” */

const amounts = {
  stampDuty: 23_662,
  foreignDuty: 0,
  transferFee: 175.7,
  mortgageFee: 175.7,
  totalFees: 24_013.4,
  totalGrants: 0,
};
const total = (input: Parameters<typeof cashNeeded>[0]) => cashNeeded(input).at(-1);

describe('the cash needed', () => {
  it('is deposit, duty, fees and insurance', () => {
    expect(cashNeeded({ amounts, deposit: 65_000, insurance: 12_345.6 })).toEqual([
      { label: 'Deposit', amount: 65_000 },
      { label: 'Stamp duty', amount: 23_662 },
      { label: 'Transfer fee', amount: 175.7 },
      { label: 'Mortgage registration fee', amount: 175.7 },
      { label: 'Lender’s mortgage insurance', amount: 12_345.6 },
      { label: 'Cash needed', amount: 101_359, total: true },
    ]);
  });

  it('is less by the grants, and more by the foreign surcharge', () => {
    expect(total({ amounts: { ...amounts, totalGrants: 10_000 } })?.amount).toBe(14_013.4);
    expect(total({ amounts: { ...amounts, foreignDuty: 50_000 } })?.amount).toBe(74_013.4);
  });

  it('is nothing where the grants come to more: what is left of them is said', () => {
    expect(total({ amounts: { ...amounts, totalGrants: 30_000 } })).toEqual({
      label: 'Left over from grants',
      amount: 5986.6,
      total: true,
    });
  });

  it('leaves out what was not entered, and counts a zero that was', () => {
    expect(cashNeeded({ amounts }).map(({ label }) => label)).not.toContain('Deposit');
    expect(cashNeeded({ amounts, deposit: 0 })[0]).toEqual({ label: 'Deposit', amount: 0 });
  });

  it('is not known when a part of it is not', () => {
    expect(total({ amounts: { ...amounts, stampDuty: null }, deposit: 65_000 })?.amount).toBeNull();
    expect(total({ amounts: { ...amounts, totalGrants: null } })?.amount).toBeNull();
  });
});
