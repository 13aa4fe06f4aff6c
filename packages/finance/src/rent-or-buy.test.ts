import { describe, expect, it } from 'vitest';
import { type RentOrBuy, rentOrBuy } from './rent-or-buy.ts';

const given = (changes: Partial<RentOrBuy> = {}): RentOrBuy => ({
  price: 600_000,
  deposit: 600_000,
  buyingCosts: 0,
  rate: 6,
  term: 30,
  ownershipCosts: 0,
  weeklyRent: 0,
  priceGrowth: 0,
  rentGrowth: 0,
  savingsReturn: 0,
  sellingCosts: 0,
  years: 10,
  ...changes,
});
const last = (changes: Partial<RentOrBuy>) => rentOrBuy(given(changes)).at(-1);

describe('rent or buy', () => {
  it('is the same where a home costs nothing to own or rent and nothing grows', () => {
    expect(last({})).toEqual({ year: 10, buying: 600_000, renting: 600_000 });
  });

  it('counts what is paid for buying and selling against buying', () => {
    expect(last({ buyingCosts: 30_000, sellingCosts: 2 })).toMatchObject({
      buying: 588_000,
      renting: 630_000,
    });
  });

  it('saves the rent that an owner does not pay', () => {
    // 500 a week × 365 ÷ 7 × 10 years
    expect(last({ weeklyRent: 500 })?.buying).toBeCloseTo(600_000 + 260_714.29, 1);
  });

  it('lets rent grow once a year', () => {
    const [, second] = rentOrBuy(given({ weeklyRent: 700, rentGrowth: 10, years: 2 }));
    // 36,500 in the first year, 40,150 in the second
    expect(second?.buying).toBeCloseTo(676_650, 2);
  });

  it('earns interest on savings that are not put into a home', () => {
    expect(last({ savingsReturn: 5, years: 2 })?.renting).toBeCloseTo(661_500, 4);
  });

  it('owes what a loan of the same terms owes', () => {
    // $500,000 over 30 years at 6 %: $2,997.75 a month, 418,428 owed after ten years
    const at10 = last({ deposit: 100_000, price: 600_000 });
    expect(at10?.buying).toBeCloseTo(600_000 - 418_428, -1);
    expect(at10?.renting).toBeCloseTo(100_000 + 2997.75 * 120, 2);
  });

  it('adds up all that both have spent: with no growth their difference is interest, fees and rent', () => {
    const at10 = last({ deposit: 100_000, weeklyRent: 400, ownershipCosts: 6000 });
    const rent = (400 * 365 * 10) / 7;
    const interest = 2997.75 * 120 - (500_000 - 418_428);
    expect((at10?.buying ?? 0) - (at10?.renting ?? 0)).toBeCloseTo(rent - interest - 60_000, -1);
  });
});
