import { repayments } from './repayments.ts';

/** A home that could be bought, and one like it that could be rented. Dollars, and percent a year. */
export type RentOrBuy = {
  price: number;
  /** Paid from savings. */
  deposit: number;
  /** Stamp duty, conveyancing, inspections; paid from savings. */
  buyingCosts: number;
  /** Of the loan, percent. */
  rate: number;
  /** Term of the loan in years. */
  term: number;
  /** Rates, insurance, repairs and strata levies in the first year. */
  ownershipCosts: number;
  weeklyRent: number;
  /** How fast the price grows. */
  priceGrowth: number;
  /** How fast rent and the costs of owning grow. */
  rentGrowth: number;
  /** What savings earn, after tax. */
  savingsReturn: number;
  /** Percent of the price that selling costs. */
  sellingCosts: number;
  /** Years until the home is sold, at most the term. */
  years: number;
};

/** Where both are after a year, in dollars. */
export type RentOrBuyYear = {
  /** 1 for the first. */
  year: number;
  /** Price less what is owed and the costs of selling, and what was saved meanwhile. */
  buying: number;
  /** Savings of the person who rents. */
  renting: number;
};

const WEEKS_A_MONTH = 365 / 7 / 12;

/**
 * Compares buying with renting, month by month: both start with the same savings and spend the same each month, and
 * the one who pays less saves the difference.
 */
export function rentOrBuy({
  price,
  deposit,
  buyingCosts,
  rate,
  term,
  ownershipCosts,
  weeklyRent,
  priceGrowth,
  rentGrowth,
  savingsReturn,
  sellingCosts,
  years,
}: RentOrBuy): RentOrBuyYear[] {
  const loan = repayments({ amount: price - deposit, rate, years: term, frequency: 'monthly' });
  const saved = { buying: 0, renting: deposit + buyingCosts };
  const monthlyReturn = (1 + savingsReturn / 100) ** (1 / 12) - 1;
  return Array.from({ length: years }, (_, index) => {
    const grown = (1 + rentGrowth / 100) ** index;
    const owning = loan.payment + (ownershipCosts / 12) * grown;
    const rent = weeklyRent * WEEKS_A_MONTH * grown;
    for (let month = 0; month < 12; month += 1) {
      saved.buying = saved.buying * (1 + monthlyReturn) + Math.max(0, rent - owning);
      saved.renting = saved.renting * (1 + monthlyReturn) + Math.max(0, owning - rent);
    }
    const value = price * (1 + priceGrowth / 100) ** (index + 1);
    const owed = loan.years[index]?.balance ?? 0;
    return {
      year: index + 1,
      buying: value * (1 - sellingCosts / 100) - owed + saved.buying,
      renting: saved.renting,
    };
  });
}
