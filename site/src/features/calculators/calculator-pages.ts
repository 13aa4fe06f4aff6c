import { calculatorTexts } from '#site/messages/calculators.ts';
import { BUYING_COSTS_PATH } from './buying-costs/buying-costs-page.tsx';
import { figureCalculators, figurePath } from './figures/figure-calculators.ts';

/** The calculators of the website with their texts in the language of the moment, in the order they are listed. */
export function calculatorPages(): { path: string; name: string; text: string }[] {
  const { duty, loan, buying, rent } = calculatorTexts();
  return [
    {
      path: '/calculators/stamp-duty',
      ...duty,
    },
    {
      path: '/calculators/home-loan',
      name: loan.name,
      text: loan.summary,
    },
    {
      path: BUYING_COSTS_PATH,
      name: buying.name,
      text: buying.summary,
    },
    {
      path: '/calculators/rent',
      name: rent.name,
      text: rent.summary,
    },
    ...figureCalculators.map((calculator) => ({
      path: figurePath(calculator),
      name: calculator.texts().name,
      text: calculator.texts().summary,
    })),
  ];
}
