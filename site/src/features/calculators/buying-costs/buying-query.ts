import type { StateTables } from '@frontage/duty/engine';
import { type BuyingCosts, buyingCosts } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { type Answer, answerOf } from '../stamp-duty/answer.ts';
import { inputsFromQuery } from '../stamp-duty/inputs-query.ts';
import { readAmount } from '../stamp-duty/number-text.ts';

/** The costs that are not the state's, with what the form starts with: common amounts, not quotes. */
export const OTHER_COSTS = [
  { name: 'conveyancing', start: '1,800' },
  { name: 'inspections', start: '800' },
  { name: 'lender', start: '600' },
  { name: 'insurance', start: '0' },
  { name: 'moving', start: '2,000' },
] as const;

type OtherCost = (typeof OTHER_COSTS)[number]['name'];

const AMOUNTS = ['value', 'deposit', ...OTHER_COSTS.map(({ name }) => name)] as const;

export type AmountName = (typeof AMOUNTS)[number];

export type BuyingQuestion = {
  /** The amounts as they were typed. */
  fields: Record<AmountName, string>;
  problems: Partial<Record<AmountName, string>>;
  /** Where it is, who buys and what, with the duty on it. */
  purchase: Answer;
  /** Null as long as there is a problem. */
  amounts: { price: number; deposit: number; others: { name: OtherCost; amount: number }[] } | null;
};

const STARTS: Record<AmountName, string> = {
  value: '800,000',
  deposit: '160,000',
  ...(Object.fromEntries(OTHER_COSTS.map(({ name, start }) => [name, start])) as Record<OtherCost, string>),
};

/**
 * Reads a purchase and its costs from an address. State, use, kind and first home are named as in the stamp duty
 * calculator. `today`: ISO day, whose rates apply.
 */
export function buyingFromQuery(
  query: URLSearchParams,
  { tables, today }: { tables: StateTables[]; today: string },
): BuyingQuestion {
  const fields = { ...STARTS };
  const problems: BuyingQuestion['problems'] = {};
  const { problems: sentences } = calculatorTexts();
  const read = {} as Record<AmountName, number>;
  for (const name of AMOUNTS) {
    fields[name] = query.get(name)?.trim().slice(0, 40) ?? STARTS[name];
    const amount = readAmount(fields[name]);
    read[name] = typeof amount === 'number' ? amount : 0;
    if (typeof amount !== 'number' && (amount !== 'empty' || name === 'value'))
      problems[name] = amount === 'tooLarge' ? sentences.tooHigh : sentences.dollars('1,500');
  }
  if (!problems.value && read.value <= 0) problems.value = sentences.price(STARTS.value);
  if (!problems.value && !problems.deposit && read.deposit > read.value) problems.deposit = sentences.deposit;
  const asked = new URLSearchParams(
    ASKED.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  asked.set('value', String(read.value));
  const purchase = answerOf(tables, inputsFromQuery(asked, { today }).inputs);
  return {
    fields,
    problems,
    purchase,
    amounts:
      Object.keys(problems).length > 0
        ? null
        : {
            price: read.value,
            deposit: read.deposit,
            others: OTHER_COSTS.map(({ name }) => ({ name, amount: read[name] })),
          },
  };
}

/** What is asked of the purchase here; the stamp duty calculator asks more. */
const ASKED = ['state', 'use', 'firstHome', 'kind'];

/** What the amounts of a form come to; null as long as there is a problem. */
export function costsOf({ purchase: { result }, amounts }: BuyingQuestion): BuyingCosts | null {
  if (!amounts) return null;
  return buyingCosts({
    price: amounts.price,
    deposit: amounts.deposit,
    duty: result.totalFees,
    others: amounts.others.map(({ amount }) => amount),
    grants: result.totalGrants ?? 0,
  });
}
