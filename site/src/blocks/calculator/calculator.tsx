import { useId } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { questionFromQuery } from '#site/features/calculators/figures/figure-calculator.ts';
import { figureCalculators } from '#site/features/calculators/figures/figure-calculators.ts';
import { FigureForm } from '#site/features/calculators/figures/figures-page.tsx';
import { LoanForm } from '#site/features/calculators/home-loan/home-loan-page.tsx';
import { loanFromQuery } from '#site/features/calculators/home-loan/loan-query.ts';

const LOAN = 'home-loan';

const fields = {
  ...headingFields,
  calculator: {
    kind: 'select',
    label: 'Calculator',
    help: 'Its form stands in the page; the result opens on the calculator’s own page.',
    options: [
      { value: LOAN, label: 'Home loan repayments' },
      ...figureCalculators.map(({ slug, texts }) => ({ value: slug, label: texts().name })),
    ],
  },
  band: bandField,
} as const satisfies BlockFields;

export type CalculatorBlockProps = PropsOf<typeof fields>;

/** The form of a calculator. It needs no script: sending it opens the calculator's page with the result. */
export const calculator = defineBlock({
  name: 'calculator',
  label: 'Calculator',
  category: 'business',
  keywords: 'repayments mortgage loan borrowing power yield rent buy selling costs finance',
  icon: 'compare',
  fields,
  defaults: { title: 'What will the repayments be?', text: '', calculator: LOAN, band: 'sand' },
  View: ({ props }) => (
    <Band band={props.band} title={props.title} text={props.text}>
      <div className="max-w-xl">
        <CalculatorForm slug={props.calculator} />
      </div>
    </Band>
  ),
});

/** The form with the figures that the calculator starts with. */
function CalculatorForm({ slug }: { slug: string }) {
  const prefix = useId();
  const chosen = figureCalculators.find((one) => one.slug === slug);
  const nothing = new URLSearchParams();
  return chosen ? (
    <FigureForm calculator={chosen} question={questionFromQuery(chosen, nothing)} prefix={prefix} />
  ) : (
    <LoanForm question={loanFromQuery(nothing)} prefix={prefix} />
  );
}
