/** How often a loan is repaid. */
export type Frequency = 'weekly' | 'fortnightly' | 'monthly';

/** As lenders' calculators count them: 52 weeks, 26 fortnights, 12 months. */
export const PAYMENTS_PER_YEAR: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
};

export type Loan = {
  /** Dollars borrowed. */
  amount: number;
  /** Percent a year, such as 6.1; the same for the whole term. */
  rate: number;
  /** Whole years. */
  years: number;
  frequency: Frequency;
  /** Years at the start in which only interest is paid; less than `years`. */
  interestOnlyYears?: number;
  /** Dollars paid on top of each payment. */
  extra?: number;
  /** Dollars in an offset account, the same for the whole term: no interest is charged on as much of the loan. */
  offset?: number;
};

/** Where a loan is at the end of a year; all in dollars. */
export type LoanYear = {
  /** 1 for the first. */
  year: number;
  interest: number;
  /** What was repaid of the loan itself, extra repayments included. */
  principal: number;
  /** What is still owed. */
  balance: number;
};

export type Repayments = {
  /** The regular payment in dollars and cents, without extra repayments; of interest alone where the loan starts so. */
  payment: number;
  /** The payment once the interest-only years are over; null where there are none. */
  laterPayment: number | null;
  /** All interest over the life of the loan, in dollars. */
  totalInterest: number;
  /** All that is paid, in dollars. */
  totalPaid: number;
  /** How many payments it takes until nothing is owed. */
  payments: number;
  years: LoanYear[];
};

/**
 * What a loan costs: a level payment at the end of each period, interest by the period at a yearly rate divided by the
 * number of periods. That is the annuity formula A = P·i / (1 − (1 + i)^−n). Fees are not counted. The cost is one step for each payment.
 */
export function repayments(loan: Loan): Repayments {
  const { amount, rate, years, frequency, interestOnlyYears = 0, extra = 0, offset = 0 } = loan;
  const perYear = PAYMENTS_PER_YEAR[frequency];
  const i = rate / 100 / perYear;
  const count = years * perYear;
  const interestOnly = interestOnlyYears * perYear;
  const level = levelPayment({ amount, i, count: count - interestOnly });
  const rows: LoanYear[] = [];
  let balance = amount;
  let payments = 0;
  for (let year = 1; balance > 0 && payments < count; year += 1) {
    const row: LoanYear = { year, interest: 0, principal: 0, balance };
    for (let period = 0; period < perYear && balance > 0 && payments < count; period += 1) {
      const interest = Math.max(0, balance - offset) * i;
      const planned = payments < interestOnly ? interest : level;
      payments += 1;
      // The last payment takes what is left of rounding.
      const principal = payments === count ? balance : Math.min(balance, planned - interest + extra);
      balance = balance - principal < HALF_A_CENT ? 0 : balance - principal;
      row.interest += interest;
      row.principal += principal;
    }
    rows.push({
      year,
      interest: cents(row.interest),
      principal: cents(row.principal),
      balance: cents(balance),
    });
  }
  const totalInterest = cents(rows.reduce((sum, { interest }) => sum + interest, 0));
  return {
    payment: cents(interestOnly > 0 ? Math.max(0, amount - offset) * i : level),
    laterPayment: interestOnly > 0 ? cents(level) : null,
    totalInterest,
    totalPaid: cents(amount + totalInterest),
    payments,
    years: rows,
  };
}

const HALF_A_CENT = 0.005;

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** The payment that repays `amount` in `count` periods at the rate `i` for each. */
const levelPayment = ({ amount, i, count }: { amount: number; i: number; count: number }): number =>
  i === 0 ? amount / count : (amount * i) / (1 - (1 + i) ** -count);
