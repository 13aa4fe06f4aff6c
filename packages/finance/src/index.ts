export { type BorrowingPower, borrowingPower, CARD_REPAYMENT, RATE_BUFFER } from './borrowing-power.ts';
export { type BuyingCosts, buyingCosts, INSURED_ABOVE } from './buying-costs.ts';
export { type RentPeriod, rentAmounts } from './rent.ts';
export { type RentOrBuyYear, rentOrBuy } from './rent-or-buy.ts';
export { rentalYield } from './rental-yield.ts';
export { type Frequency, type Loan, PAYMENTS_PER_YEAR, type Repayments, repayments } from './repayments.ts';
export { sellingCosts } from './selling-costs.ts';
