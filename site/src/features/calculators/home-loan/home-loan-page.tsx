import { type Frequency, type Loan, PAYMENTS_PER_YEAR, type Repayments } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { AmountField } from '../amount-field.tsx';
import { AmountsTable } from '../amounts-table.tsx';
import {
  AnswerLinks,
  AnswerNote,
  CalculatorForm,
  CalculatorPage,
  ChoiceField,
  FigureRows,
} from '../calculator-parts.tsx';
import { centsText, dollarsText } from '../money-text.ts';
import { BalanceChart } from './balance-chart.tsx';
import type { LoanFields, LoanQuestion } from './loan-query.ts';

const FREQUENCIES: readonly Frequency[] = ['weekly', 'fortnightly', 'monthly'];

/** `/calculators/home-loan`: the form, and what the loan it describes costs. Works without JavaScript: the query is the form. */
export function HomeLoanPage({
  question,
  answer,
}: {
  question: LoanQuestion;
  /** What the loan costs; null where the form has a problem. */
  answer: Repayments | null;
}) {
  const { loan } = question;
  const texts = calculatorTexts().loan;
  return (
    <CalculatorPage title={texts.name} text={texts.text}>
      <LoanForm question={question} />
      {loan && answer ? (
        <Result loan={loan} answer={answer} price={question.fields.price} />
      ) : (
        <p>{texts.correct}</p>
      )}
    </CalculatorPage>
  );
}

/** The form of home loan repayments, which opens its page. `prefix`: of the ids, where a page may have two. */
export function LoanForm({
  question: { fields, problems },
  prefix = 'loan',
}: {
  question: LoanQuestion;
  prefix?: string;
}) {
  const { loan: texts, units } = calculatorTexts();
  const field = (name: keyof LoanFields, label: string, more: { hint?: string; unit?: string } = {}) => (
    <AmountField
      id={`${prefix}-${name}`}
      name={name}
      label={label}
      value={fields[name]}
      problem={problems[name]}
      {...more}
    />
  );
  return (
    <CalculatorForm action="/calculators/home-loan#repayments">
      {field('price', texts.price, { unit: units.dollars })}
      {field('deposit', texts.deposit, { unit: units.dollars, hint: texts.depositHint })}
      {field('rate', texts.rate, { unit: units.percentYearly, hint: texts.rateHint })}
      {field('years', texts.years, { unit: units.years })}
      <ChoiceField
        id={`${prefix}-frequency`}
        name="frequency"
        label={texts.frequency}
        options={FREQUENCIES.map((frequency) => [frequency, texts.frequencies[frequency]])}
        value={fields.frequency}
      />
      {field('interest_only', texts.interestOnly, { unit: units.years })}
      {field('extra', texts.extra, { unit: units.dollars })}
      {field('offset', texts.offset, { unit: units.dollars })}
    </CalculatorForm>
  );
}

function Result({ loan, answer, price }: { loan: Loan; answer: Repayments; price: string }) {
  const { payment, laterPayment, totalInterest, totalPaid, years, payments } = answer;
  const { loan: texts, links } = calculatorTexts();
  const each = texts.each[loan.frequency];
  const extra = loan.extra ?? 0;
  return (
    <section aria-labelledby="repayments" className="min-w-0">
      <h2 id="repayments" className="text-xl">
        {texts.result}
      </h2>
      <p className="mt-1 font-display text-4xl">
        {centsText(payment + extra)} <span className="text-xl">{each}</span>
      </p>
      {laterPayment !== null && (
        <p className="mt-1 text-lg">
          {texts.interestOnlyThen(loan.interestOnlyYears ?? 0, centsText(laterPayment + extra), each)}
        </p>
      )}
      <FigureRows
        className="grid gap-x-10 sm:grid-cols-2"
        rows={[
          { label: texts.amount, figure: dollarsText(loan.amount) },
          { label: texts.totalInterest, figure: dollarsText(totalInterest) },
          { label: texts.totalPaid, figure: dollarsText(totalPaid) },
          { label: texts.repaidAfter, figure: durationText(payments / PAYMENTS_PER_YEAR[loan.frequency]) },
        ]}
      />
      <BalanceChart loan={loan} years={years} />
      <details className="mt-6">
        <summary className="cursor-pointer py-1 font-semibold">{texts.byYear}</summary>
        <YearTable years={years} />
      </details>
      <AnswerNote>{texts.note}</AnswerNote>
      <AnswerLinks
        links={[
          {
            href: `/calculators/stamp-duty?value=${encodeURIComponent(price)}`,
            label: links.duty,
          },
        ]}
      />
    </section>
  );
}

/** Years and started months: 24.2 is `24 years 3 months`. */
function durationText(years: number): string {
  const months = Math.ceil(years * 12 - 1e-9);
  return calculatorTexts().loan.duration(Math.floor(months / 12), months % 12);
}

const YearTable = ({ years }: { years: Repayments['years'] }) => (
  <AmountsTable
    columns={calculatorTexts().loan.columns}
    rows={years.map(({ year, ...amounts }) => [
      String(year),
      dollarsText(amounts.interest),
      dollarsText(amounts.principal),
      dollarsText(amounts.balance),
    ])}
  />
);
