/** Who borrows; dollars a month but for the card limits. */
export type Borrower = {
  /** Take-home pay of everybody on the loan, after tax. */
  income: number;
  /** Living expenses, rent that ends with the purchase apart. */
  expenses: number;
  /** Repayments of other loans. */
  otherRepayments: number;
  /** Limits of all credit cards together, in dollars: lenders count them as if they were used up. */
  cardLimits: number;
  /** The loan's rate, percent a year. */
  rate: number;
  /** Term in years. */
  years: number;
};

export type BorrowingPower = {
  /** Dollars that can be borrowed; 0 where nothing is left to repay with. */
  amount: number;
  /** Dollars a month that are left for repayments. */
  available: number;
  /** The rate that the loan is tested at, percent a year. */
  testedRate: number;
};

/**
 * Percentage points that lenders add to the rate when they test whether a loan can be repaid: the buffer that APRA has
 * asked of banks since November 2021 (APG 223, Residential mortgage lending).
 */
export const RATE_BUFFER = 3;

/** Percent of a card's limit that lenders commonly count as its repayment each month. */
export const CARD_REPAYMENT = 3.8;

/** What lenders would roughly lend: the loan whose repayments, tested with {@link RATE_BUFFER}, take all that is left. */
export function borrowingPower({
  income,
  expenses,
  otherRepayments,
  cardLimits,
  rate,
  years,
}: Borrower): BorrowingPower {
  const available = income - expenses - otherRepayments - cardLimits * (CARD_REPAYMENT / 100);
  const testedRate = rate + RATE_BUFFER;
  const monthly = testedRate / 100 / 12;
  const amount = (available * (1 - (1 + monthly) ** (-years * 12))) / monthly;
  return { amount: Math.max(0, amount), available, testedRate };
}
