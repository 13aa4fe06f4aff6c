import { type Frequency, type Loan, PAYMENTS_PER_YEAR } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { type ReadAmount, readAmount } from '../stamp-duty/number-text.ts';

/** What the form holds, as it was typed. */
export type LoanFields = Record<(typeof LOAN_FIELDS)[number], string>;

export const LOAN_FIELDS = [
  'price',
  'deposit',
  'rate',
  'years',
  'frequency',
  'interest_only',
  'extra',
  'offset',
] as const;

export type LoanQuestion = {
  fields: LoanFields;
  /** The loan they describe; null as long as there is a problem. */
  loan: Loan | null;
  /** What is wrong with a field, as a sentence. */
  problems: Partial<Record<keyof LoanFields, string>>;
};

/** What the form starts with. The rate is a round figure, not an offer. */
const START: LoanFields = {
  price: '800,000',
  deposit: '160,000',
  rate: '6',
  years: '30',
  frequency: 'monthly',
  interest_only: '0',
  extra: '0',
  offset: '0',
};

/** Reads a loan from an address: amounts as people write them (`$850k`, `1.2m`), a rate with or without its sign. */
export function loanFromQuery(query: URLSearchParams): LoanQuestion {
  const fields = { ...START };
  for (const name of LOAN_FIELDS) fields[name] = query.get(name)?.trim().slice(0, 40) ?? START[name];
  const problems: LoanQuestion['problems'] = {};
  const { loan: texts, problems: sentences } = calculatorTexts();
  const dollars = (name: keyof typeof texts.problems.unreadable): number => {
    const amount = readAmount(fields[name]);
    if (typeof amount === 'number') return amount;
    if (amount === 'empty' && name !== 'price') return 0;
    problems[name] = amountProblem(name, amount);
    return 0;
  };
  const whole = (
    name: keyof LoanFields,
    { from, to, problem }: { from: number; to: number; problem: string },
  ) => {
    const number = Number(fields[name] || '0');
    if (!(Number.isInteger(number) && number >= from && number <= to)) problems[name] = problem;
    return number;
  };
  const price = dollars('price');
  const deposit = dollars('deposit');
  const rate = Number(fields.rate.replace(/\s*%$/, '') || Number.NaN);
  if (!(rate >= 0 && rate <= 30)) problems.rate = texts.problems.rate;
  const years = whole('years', { from: 1, to: 40, problem: sentences.years(1, 40) });
  const interestOnlyYears = whole('interest_only', {
    from: 0,
    to: Math.max(0, Math.min(15, years - 1)),
    problem: texts.problems.interestOnly,
  });
  const extra = dollars('extra');
  const offset = dollars('offset');
  if (!problems.price && price <= 0) problems.price = sentences.price(START.price);
  if (!problems.price && !problems.deposit && deposit >= price) problems.deposit = texts.problems.deposit;
  if (!Object.hasOwn(PAYMENTS_PER_YEAR, fields.frequency)) fields.frequency = START.frequency;
  const frequency = fields.frequency as Frequency;
  const loan = { amount: price - deposit, rate, years, frequency, interestOnlyYears, extra, offset };
  return { fields, problems, loan: Object.keys(problems).length > 0 ? null : loan };
}

function amountProblem(
  name: 'price' | 'deposit' | 'extra' | 'offset',
  amount: Exclude<ReadAmount, number>,
): string {
  const { loan, problems } = calculatorTexts();
  // Only the price may not be left empty.
  if (amount === 'empty') return loan.problems.noPrice;
  if (amount === 'unreadable') return loan.problems.unreadable[name];
  return amount === 'negative' ? problems.negative : problems.tooHigh;
}
