/** A purchase; dollars. */
export type BoughtHome = {
  price: number;
  /** What the buyer pays towards the price without a loan. */
  deposit: number;
  /** Stamp duty and the fees of the state; null where they are not known. */
  duty: number | null;
  /** Conveyancing, inspections, the lender's fees, moving. */
  others: readonly number[];
  /** Paid by the state to the buyer. */
  grants: number;
};

export type BuyingCosts = {
  /** Duty, fees and all others, without the price; null where the duty is not known. */
  costs: number | null;
  /** Costs as a percentage of the price. */
  share: number | null;
  /** Deposit and costs less grants: what must be there. Below 0 where grants come to more. */
  cash: number | null;
  loan: number;
  /** The loan as a percentage of the price. Lenders commonly ask for mortgage insurance above 80. */
  loanToValue: number;
};

/** Loan to value ratio, per cent, above which lenders commonly ask for mortgage insurance. */
export const INSURED_ABOVE = 80;

/** What buying costs besides the price, and the cash it takes. */
export function buyingCosts({ price, deposit, duty, others, grants }: BoughtHome): BuyingCosts {
  const costs = duty === null ? null : others.reduce((sum, cost) => sum + cost, duty);
  const loan = price - deposit;
  return {
    costs,
    share: costs === null ? null : (costs / price) * 100,
    cash: costs === null ? null : deposit + costs - grants,
    loan,
    loanToValue: (loan / price) * 100,
  };
}
