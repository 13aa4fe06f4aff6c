import { describe, expect, it, test } from 'vitest';
import { type Loan, PAYMENTS_PER_YEAR, repayments } from './repayments.ts';

const loan = (changes: Partial<Loan> = {}): Loan => ({
  amount: 500_000,
  rate: 6,
  years: 30,
  frequency: 'monthly',
  ...changes,
});

describe('the regular payment', () => {
  // Amortisation tables in print: amount, rate, years, monthly payment.
  it.each([
    [100_000, 5, 25, 584.59],
    [200_000, 6, 30, 1199.1],
    [300_000, 4.5, 30, 1520.06],
    [500_000, 6, 30, 2997.75],
    [750_000, 6.25, 30, 4617.88],
    [1_000_000, 7, 30, 6653.02],
  ])('on $%d at %d %% over %d years is $%d a month', (amount, rate, years, payment) => {
    expect(repayments(loan({ amount, rate, years })).payment).toBe(payment);
  });

  it('is the loan in equal parts where there is no interest', () => {
    expect(repayments(loan({ amount: 360_000, rate: 0 }))).toMatchObject({
      payment: 1000,
      totalInterest: 0,
      payments: 360,
    });
  });

  it.each(['weekly', 'fortnightly', 'monthly'] as const)(
    'paid %s repays the loan to the cent',
    (frequency) => {
      const { payment, payments, totalInterest, totalPaid, years } = repayments(loan({ frequency }));
      expect(payments).toBe(30 * PAYMENTS_PER_YEAR[frequency]);
      expect(years.at(-1)).toMatchObject({ year: 30, balance: 0 });
      expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(500_000, 0);
      // Each payment is rounded to the cent: over all of them that makes a few dollars.
      expect(Math.abs(payment * payments - totalPaid)).toBeLessThan(payments * 0.005 + 1);
      expect(totalPaid).toBeCloseTo(500_000 + totalInterest, 2);
    },
  );
});

describe('interest only at the start', () => {
  it('pays interest alone, then the whole loan over the years that are left', () => {
    const { payment, laterPayment, years } = repayments(loan({ interestOnlyYears: 5 }));
    expect(payment).toBe(2500);
    expect(years[4]).toMatchObject({ interest: 30_000, principal: 0, balance: 500_000 });
    expect(laterPayment).toBe(repayments(loan({ years: 25 })).payment);
    expect(years.at(-1)?.balance).toBe(0);
  });
});

describe('extra repayments and an offset account', () => {
  test('extra repayments end the loan sooner and save interest', () => {
    const plain = repayments(loan());
    const faster = repayments(loan({ extra: 500 }));
    expect(faster.payment).toBe(plain.payment);
    expect(faster.payments).toBeLessThan(plain.payments);
    expect(faster.totalInterest).toBeLessThan(plain.totalInterest);
    expect(faster.years.at(-1)?.balance).toBe(0);
  });

  test('no interest is charged on what is in the offset account', () => {
    const { totalInterest, payments } = repayments(loan({ offset: 500_000 }));
    expect(totalInterest).toBe(0);
    // 500,000 ÷ 2,997.75 = 166.8
    expect(payments).toBe(167);
  });
});
