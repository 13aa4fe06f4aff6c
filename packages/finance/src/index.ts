export { type RentPeriod, rentAmounts } from './rent.ts';
export { type Frequency, type Loan, PAYMENTS_PER_YEAR, type Repayments, repayments } from './repayments.ts';
