/** How a rent is stated. */
export type RentPeriod = 'week' | 'fortnight' | 'month' | 'year';

const DAYS: Readonly<Record<RentPeriod, number>> = { week: 7, fortnight: 14, month: 365 / 12, year: 365 };

/**
 * A rent by the week, fortnight, month and year, in dollars and cents. A calendar month is a twelfth of 365 days, as
 * tenancy authorities convert it (weekly rent ÷ 7 × 365 ÷ 12).
 */
export function rentAmounts({ rent, per }: { rent: number; per: RentPeriod }): Record<RentPeriod, number> {
  const daily = rent / DAYS[per];
  const of = (period: RentPeriod) => Math.round(daily * DAYS[period] * 100) / 100;
  return { week: of('week'), fortnight: of('fortnight'), month: of('month'), year: of('year') };
}
