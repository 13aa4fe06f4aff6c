import { borrowingPowerCalculator } from './borrowing-power-calculator.ts';
import type { FigureCalculator } from './figure-calculator.ts';
import { rentOrBuyCalculator } from './rent-or-buy-calculator.ts';
import { rentalYieldCalculator } from './rental-yield-calculator.ts';
import { sellingCostsCalculator } from './selling-costs-calculator.ts';

/** The calculators that answer from numbers alone, in the order they are listed. A new one is one file and one line. */
export const figureCalculators: readonly FigureCalculator[] = [
  borrowingPowerCalculator,
  rentOrBuyCalculator,
  sellingCostsCalculator,
  rentalYieldCalculator,
];

/** The address of such a calculator. */
export const figurePath = ({ slug }: Pick<FigureCalculator, 'slug'>): string => `/calculators/${slug}`;
