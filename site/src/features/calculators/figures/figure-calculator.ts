import { calculatorTexts } from '#site/messages/calculators.ts';
import { leftToRight } from '#site/messages/language.ts';
import { type ReadAmount, readAmount } from '../stamp-duty/number-text.ts';

/** A field of a calculator's form, which takes one number. */
export type FigureField = {
  name: string;
  unit:
    | 'dollars'
    | 'dollarsWeekly'
    | 'dollarsMonthly'
    | 'dollarsYearly'
    | 'percent'
    | 'percentYearly'
    | 'years'
    | 'weeks';
  /** What the form starts with. */
  start: string;
  least: number;
  most: number;
};

/** What a calculator answers, in words and figures that are ready to show. */
export type FigureAnswer = {
  /** The figure people came for. */
  lead: { label: string; figure: string; text?: string };
  rows: { label: string; figure: string }[];
  table?: { caption: string; columns: string[]; rows: string[][] };
};

/** A calculator whose answer follows from numbers alone: its form, what it works out, and what it leaves out. */
export type FigureCalculator = {
  /** Below `/calculators/`. */
  slug: string;
  /** Its texts in the language of the moment. */
  texts: () => FigureTexts;
  fields: readonly FigureField[];
  /** Problems between fields, by name, where each is fine by itself. */
  check?: (values: Values) => Record<string, string>;
  answer: (values: Values) => FigureAnswer;
  links: () => { href: string; label: string }[];
};

/** What a calculator says, whatever it answers. */
export type FigureTexts = {
  name: string;
  /** One sentence for the list of calculators and for search engines. */
  summary: string;
  /** What it works out, below the title. */
  text: string;
  /** The labels of the fields, and hints of some, by their names. */
  fields: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  /** What the estimate assumes. */
  note: string;
};

/** The numbers of a form by the names of their fields. */
export type Values = Readonly<Record<string, number>>;

export type FigureQuestion = {
  /** What the form holds, as it was typed. */
  fields: Record<string, string>;
  /** What is wrong with a field, as a sentence. */
  problems: Record<string, string>;
  /** Null as long as there is a problem. */
  values: Values | null;
};

/** Reads a calculator's form from an address: amounts as people write them (`$850k`, `1.2m`), others with their sign. */
export function questionFromQuery(
  { fields, check }: Pick<FigureCalculator, 'fields' | 'check'>,
  query: URLSearchParams,
): FigureQuestion {
  const typed: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const values: Record<string, number> = {};
  for (const field of fields) {
    const text = query.get(field.name)?.trim().slice(0, 40) ?? field.start;
    typed[field.name] = text;
    const amount = readAmount(text.replace(/\s*%$/, ''));
    const number = amount === 'empty' && field.least <= 0 ? 0 : amount;
    if (typeof number === 'number' && number >= field.least && number <= field.most && isFit(field, number))
      values[field.name] = number;
    else problems[field.name] = problemOf(field, number);
  }
  if (Object.keys(problems).length === 0) Object.assign(problems, check?.(values));
  return { fields: typed, problems, values: Object.keys(problems).length > 0 ? null : values };
}

const isFit = ({ unit }: FigureField, number: number): boolean =>
  unit !== 'years' || Number.isInteger(number);

function problemOf({ unit, start, least, most }: FigureField, amount: ReadAmount): string {
  const { problems } = calculatorTexts();
  if (unit === 'years') return problems.years(least, most);
  if (!unit.startsWith('dollars')) return problems.number(least, most);
  if (amount === 'tooLarge' || (typeof amount === 'number' && amount > most)) return problems.tooHigh;
  return amount === 'negative' ? problems.negative : problems.dollars(start);
}

/** The most that a field for dollars takes. */
const MOST_DOLLARS = 1e9;

/** A field for dollars; 0 is allowed unless it says otherwise. */
export const dollarField = (
  name: string,
  start: string,
  more: Partial<Pick<FigureField, 'unit' | 'least'>> = {},
): FigureField => ({ name, unit: 'dollars', start, least: 0, most: MOST_DOLLARS, ...more });

/** `4.256` as `4.26%`, in every language as its field takes it. */
export const percentText = (percent: number): string =>
  leftToRight(`${percent.toLocaleString('en-AU', { maximumFractionDigits: 2 }).replace('-', '−')}%`);
