import { type Frequency, type Loan, PAYMENTS_PER_YEAR, type Repayments } from '@frontage/finance';
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

const FREQUENCIES: [Frequency, label: string][] = [
  ['weekly', 'Weekly'],
  ['fortnightly', 'Fortnightly'],
  ['monthly', 'Monthly'],
];

const EACH: Record<Frequency, string> = { weekly: 'a week', fortnightly: 'a fortnight', monthly: 'a month' };

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
  return (
    <CalculatorPage
      title="Home loan repayments"
      text="What a loan costs each week, fortnight or month, and how extra repayments or an offset account change it."
    >
      <LoanForm question={question} />
      {loan && answer ? (
        <Result loan={loan} answer={answer} price={question.fields.price} />
      ) : (
        <p>Correct the form to see the repayments.</p>
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
      {field('price', 'Price', { unit: '$' })}
      {field('deposit', 'Deposit', {
        unit: '$',
        hint: 'What you pay yourself, without stamp duty and fees.',
      })}
      {field('rate', 'Interest rate', { unit: '% a year', hint: 'Enter your lender’s rate.' })}
      {field('years', 'Loan term', { unit: 'years' })}
      <ChoiceField
        id={`${prefix}-frequency`}
        name="frequency"
        label="Repayments"
        options={FREQUENCIES}
        value={fields.frequency}
      />
      {field('interest_only', 'Interest-only period', { unit: 'years' })}
      {field('extra', 'Extra repayment each time', { unit: '$' })}
      {field('offset', 'Offset account balance', { unit: '$' })}
    </CalculatorForm>
  );
}

function Result({ loan, answer, price }: { loan: Loan; answer: Repayments; price: string }) {
  const { payment, laterPayment, totalInterest, totalPaid, years, payments } = answer;
  const each = EACH[loan.frequency];
  const extra = loan.extra ?? 0;
  return (
    <section aria-labelledby="repayments" className="min-w-0">
      <h2 id="repayments" className="text-xl">
        Your repayments
      </h2>
      <p className="mt-1 font-display text-4xl">
        {centsText(payment + extra)} <span className="text-xl">{each}</span>
      </p>
      {laterPayment !== null && (
        <p className="mt-1 text-lg">
          {`Interest only for ${loan.interestOnlyYears} years, then ${centsText(laterPayment + extra)} ${each}.`}
        </p>
      )}
      <FigureRows
        className="grid gap-x-10 sm:grid-cols-2"
        rows={[
          { label: 'Loan amount', figure: dollarsText(loan.amount) },
          { label: 'Total interest', figure: dollarsText(totalInterest) },
          { label: 'Total repayments', figure: dollarsText(totalPaid) },
          { label: 'Repaid after', figure: durationText(payments / PAYMENTS_PER_YEAR[loan.frequency]) },
        ]}
      />
      <BalanceChart loan={loan} years={years} />
      <details className="mt-6">
        <summary className="cursor-pointer py-1 font-semibold">Year by year</summary>
        <YearTable years={years} />
      </details>
      <AnswerNote>
        An estimate, not an offer of credit or financial advice. It assumes that the rate never changes and
        leaves out lenders’ fees. Interest is charged each repayment period; your lender may charge it daily.
      </AnswerNote>
      <AnswerLinks
        links={[
          {
            href: `/calculators/stamp-duty?value=${encodeURIComponent(price)}`,
            label: 'Calculate stamp duty',
          },
        ]}
      />
    </section>
  );
}

/** Years and started months: 24.2 is `24 years 3 months`. */
function durationText(years: number): string {
  const months = Math.ceil(years * 12 - 1e-9);
  const parts = [plural(Math.floor(months / 12), 'year'), plural(months % 12, 'month')];
  return parts.filter(Boolean).join(' ');
}

const plural = (count: number, one: string) =>
  count === 0 ? '' : `${count} ${one}${count === 1 ? '' : 's'}`;

const YearTable = ({ years }: { years: Repayments['years'] }) => (
  <AmountsTable
    columns={['Year', 'Interest', 'Principal', 'Still owed']}
    rows={years.map(({ year, ...amounts }) => [
      String(year),
      dollarsText(amounts.interest),
      dollarsText(amounts.principal),
      dollarsText(amounts.balance),
    ])}
  />
);
