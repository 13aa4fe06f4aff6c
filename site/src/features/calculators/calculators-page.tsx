import { Container } from '#site/ui/container.tsx';
import { CalculatorHead } from './calculator-head.tsx';
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

/** `/calculators`: what can be calculated here. */
export function CalculatorsPage() {
  return (
    <>
      <CalculatorHead
        title="Calculators"
        text="Figures for buying, selling and renting. Free, without signing up."
      />
      <Container className="py-10 md:py-14">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {calculatorPages.map(({ path, name, text }) => (
            <li key={path} className="relative rounded-lg border border-line p-6 hover:border-brand">
              <h2 className="text-xl">
                <a href={path} className="no-underline after:absolute after:inset-0">
                  {name}
                </a>
              </h2>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
