/** A sale; dollars unless it says percent. */
export type Sale = {
  price: number;
  /** The agent's commission, percent of the price, GST included. */
  commission: number;
  /** Advertising, photographs, portals. */
  marketing: number;
  auctioneer: number;
  styling: number;
  conveyancing: number;
  /** What the lender and the state charge to end the mortgage. */
  discharge: number;
  /** What is still owed on the home. */
  owed: number;
};

export type SaleResult = {
  /** The agent's commission in dollars. */
  commission: number;
  /** All costs, the commission among them. */
  total: number;
  /** Costs as a percentage of the price. */
  share: number;
  /** What the seller receives after costs and the loan; below 0 where they exceed the price. */
  proceeds: number;
};

/** What selling costs, and what is left for the seller. Capital gains tax is not counted. */
export function sellingCosts({ price, owed, commission: percent, ...costs }: Sale): SaleResult {
  const commission = price * (percent / 100);
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, commission);
  return { commission, total, share: (total / price) * 100, proceeds: price - total - owed };
}
