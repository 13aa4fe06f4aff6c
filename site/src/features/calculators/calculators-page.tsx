import { calculatorTexts } from '#site/messages/calculators.ts';
import { Container } from '#site/ui/container.tsx';
import { CalculatorHead } from './calculator-head.tsx';
import { calculatorPages } from './calculator-pages.ts';

/** `/calculators`: what can be calculated here. */
export function CalculatorsPage() {
  const { title, text } = calculatorTexts();
  return (
    <>
      <CalculatorHead title={title} text={text} />
      <Container className="py-10 md:py-14">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {calculatorPages().map(({ path, name, text }) => (
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
