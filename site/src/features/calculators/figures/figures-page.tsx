import { Button } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { AmountField } from '../amount-field.tsx';
import { AmountsTable } from '../amounts-table.tsx';
import { CalculatorHead } from '../calculator-head.tsx';
import type { FigureAnswer, FigureCalculator, FigureQuestion } from './figure-calculator.ts';
import { figurePath } from './figure-calculators.ts';

/** The page of a calculator that answers from numbers alone. Works without JavaScript: the query is the form. */
export function FiguresPage({
  calculator,
  question,
}: {
  calculator: FigureCalculator;
  question: FigureQuestion;
}) {
  const { slug, name, text, note, links = [] } = calculator;
  const { values } = question;
  return (
    <>
      <CalculatorHead title={name} text={text} />
      <Container className="grid gap-x-14 gap-y-10 pt-10 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <FigureForm calculator={calculator} question={question} />
        {values ? (
          <section aria-labelledby={`${slug}-result`} className="min-w-0">
            <Answer id={`${slug}-result`} answer={calculator.answer(values)} />
            <p className="mt-8 max-w-prose-page text-sm text-muted">{note}</p>
            {links.length > 0 && (
              <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
                {links.map(({ href, label }) => (
                  <a
                    key={href}
                    href={href}
                    className="underline decoration-accent underline-offset-4 hover:decoration-current"
                  >
                    {label}
                  </a>
                ))}
              </p>
            )}
          </section>
        ) : (
          <p>Correct the form to see the result.</p>
        )}
      </Container>
    </>
  );
}

/** The form of such a calculator, which opens its page. `prefix`: of the ids, where a page may have two. */
export function FigureForm({
  calculator,
  question: { fields, problems },
  prefix = calculator.slug,
}: {
  calculator: FigureCalculator;
  question: FigureQuestion;
  prefix?: string;
}) {
  return (
    <form
      method="get"
      action={`${figurePath(calculator)}#${calculator.slug}-result`}
      className="grid content-start gap-5 print:hidden"
    >
      {calculator.fields.map((field) => (
        <AmountField
          key={field.name}
          id={`${prefix}-${field.name}`}
          name={field.name}
          label={field.label}
          unit={field.unit}
          hint={field.hint}
          value={fields[field.name] ?? ''}
          problem={problems[field.name]}
        />
      ))}
      <Button type="submit" variant="accent">
        Calculate
      </Button>
    </form>
  );
}

function Answer({ id, answer: { lead, rows, table } }: { id: string; answer: FigureAnswer }) {
  return (
    <>
      <h2 id={id} className="text-xl">
        {lead.label}
      </h2>
      <p className="mt-1 font-display text-4xl">{lead.figure}</p>
      {lead.text && <p className="mt-1 text-lg">{lead.text}</p>}
      <dl className="mt-6 max-w-xl">
        {rows.map(({ label, figure }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {table && (
        <details className="mt-6">
          <summary className="cursor-pointer py-1 font-semibold">{table.caption}</summary>
          <AmountsTable columns={table.columns} rows={table.rows} className="max-w-xl" />
        </details>
      )}
    </>
  );
}
