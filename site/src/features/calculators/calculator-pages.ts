import { BUYING_COSTS_PATH } from './buying-costs/buying-costs-page.tsx';
import { figureCalculators, figurePath } from './figures/figure-calculators.ts';

/** The calculators of the website, in the order they are listed. */
export const calculatorPages = [
  {
    path: '/calculators/stamp-duty',
    name: 'Stamp duty',
    text: 'Duty, fees, concessions and grants in every state and territory, with each source.',
  },
  {
    path: '/calculators/home-loan',
    name: 'Home loan repayments',
    text: 'Repayments, total interest, and what extra repayments or an offset account save.',
  },
  {
    path: BUYING_COSTS_PATH,
    name: 'Cost of buying',
    text: 'The cash you need by settlement: deposit, stamp duty, fees and everything else.',
  },
  {
    path: '/calculators/rent',
    name: 'Weekly and monthly rent',
    text: 'A rent by the week, fortnight, month and year.',
  },
  ...figureCalculators.map((calculator) => ({
    path: figurePath(calculator),
    name: calculator.name,
    text: calculator.summary,
  })),
];
