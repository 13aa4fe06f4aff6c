import { calculatorTexts } from '#site/messages/calculators.ts';
import { AmountField } from '../amount-field.tsx';
import { AmountsTable } from '../amounts-table.tsx';
import { AnswerLinks, AnswerNote, CalculatorForm, CalculatorPage, FigureRows } from '../calculator-parts.tsx';
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
  const { slug, links } = calculator;
  const { name, text, note } = calculator.texts();
  const { values } = question;
  return (
    <CalculatorPage title={name} text={text}>
      <FigureForm calculator={calculator} question={question} />
      {values ? (
        <section aria-labelledby={`${slug}-result`} className="min-w-0">
          <Answer id={`${slug}-result`} answer={calculator.answer(values)} />
          <AnswerNote>{note}</AnswerNote>
          <AnswerLinks links={links()} />
        </section>
      ) : (
        <p>{calculatorTexts().correct}</p>
      )}
    </CalculatorPage>
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
  const texts = calculator.texts();
  const { units } = calculatorTexts();
  return (
    <CalculatorForm action={`${figurePath(calculator)}#${calculator.slug}-result`}>
      {calculator.fields.map((field) => (
        <AmountField
          key={field.name}
          id={`${prefix}-${field.name}`}
          name={field.name}
          label={texts.fields[field.name] ?? ''}
          unit={units[field.unit]}
          hint={texts.hints[field.name]}
          value={fields[field.name] ?? ''}
          problem={problems[field.name]}
        />
      ))}
    </CalculatorForm>
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
      <FigureRows rows={rows} />
      {table && (
        <details className="mt-6">
          <summary className="cursor-pointer py-1 font-semibold">{table.caption}</summary>
          <AmountsTable columns={table.columns} rows={table.rows} className="max-w-xl" />
        </details>
      )}
    </>
  );
}
