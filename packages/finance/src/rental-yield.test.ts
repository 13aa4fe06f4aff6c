import { expect, it } from 'vitest';
import { rentalYield } from './rental-yield.ts';

it.each([
  // Weekly rent × 52 ÷ price.
  [{ price: 520_000, weeklyRent: 500 }, 5, 5],
  [{ price: 800_000, weeklyRent: 600 }, 3.9, 3.9],
  // (500 × 50 − 5,000) ÷ (480,000 + 20,000)
  [
    { price: 480_000, weeklyRent: 500, vacantWeeks: 2, yearlyCosts: 5000, buyingCosts: 20_000 },
    5.416_666_67,
    4,
  ],
  // Costs above the rent: (26,000 − 30,000) ÷ 520,000
  [{ price: 520_000, weeklyRent: 500, yearlyCosts: 30_000 }, 5, -0.769_230_77],
])('%j yields %d %% gross and %d %% net', (given, gross, net) => {
  const result = rentalYield({ vacantWeeks: 0, yearlyCosts: 0, buyingCosts: 0, ...given });
  expect(result.gross).toBeCloseTo(gross, 6);
  expect(result.net).toBeCloseTo(net, 6);
});
