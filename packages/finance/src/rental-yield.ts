/** A property that is let; amounts in dollars. */
export type LetProperty = {
  price: number;
  weeklyRent: number;
  /** Weeks of a year without a tenant, 0 to 52. */
  vacantWeeks: number;
  /** What owning it costs in a year: rates, insurance, management, repairs, strata levies. Loan interest is not counted. */
  yearlyCosts: number;
  /** Paid once, on top of the price: stamp duty, conveyancing, inspections. */
  buyingCosts: number;
};

export type RentalYield = {
  /** A year's rent with a tenant every week, as a percentage of the price. */
  gross: number;
  /** What is left of a year's rent after vacant weeks and costs, as a percentage of the price and the buying costs. */
  net: number;
  /** Dollars a year, with a tenant every week. */
  fullRent: number;
  /** Dollars a year, without the vacant weeks. */
  rent: number;
  /** Dollars a year after costs; below 0 where costs exceed the rent. */
  income: number;
};

const WEEKS = 52;

/** The gross and net rental yield of a property, as property statistics define them: a year of 52 weeks. */
export function rentalYield({
  price,
  weeklyRent,
  vacantWeeks,
  yearlyCosts,
  buyingCosts,
}: LetProperty): RentalYield {
  const fullRent = weeklyRent * WEEKS;
  const rent = weeklyRent * (WEEKS - vacantWeeks);
  const income = rent - yearlyCosts;
  return {
    gross: (fullRent / price) * 100,
    net: (income / (price + buyingCosts)) * 100,
    fullRent,
    rent,
    income,
  };
}
