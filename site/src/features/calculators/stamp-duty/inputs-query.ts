import type { DutyInput, Location, Question } from '@frontage/duty/engine';
import { isDay, STATES, settlementDecides } from '@frontage/duty/engine';
import { type ReadAmount, readAmount } from './number-text.ts';
import type { Problems, Purchase } from './purchase.ts';
import { QUESTIONS, type QuestionField, STAGES } from './questions.ts';

/** The purchase that is shown before anything is asked; the price is only an example. */
const START = { value: 800_000, use: 'primary', firstHome: false, kind: 'established' } as const;
const WORDS: { [name in Question]?: string[] } = {
  kind: ['established', 'new', 'vacant'],
  location: ['metro', 'peel', 'regional', 'north26'],
  offThePlan: ['yes', ...STAGES.map(([value]) => value)],
};

/**
 * Reads a purchase out of an address or a submitted form. What is not in there keeps its answer from `before`, or is
 * the first example; what cannot be read does too, and has a problem. `today` is the ISO day of a contract without one.
 */
export function inputsFromQuery(
  params: URLSearchParams,
  { today, before }: { today: string; before?: Purchase },
): { inputs: Purchase; problems: Problems } {
  const inputs: Purchase = { state: 'NSW', date: today, ...START, ...before };
  const problems: Problems = {};
  const state = params.get('state')?.trim().toUpperCase();
  const known = STATES.find((one) => one.state === state);
  if (state !== undefined) inputs.state = known?.state ?? 'NSW';
  if (state && state !== 'ALL' && !known) problems.state = 'Choose a state or territory from the list.';

  const date = params.get('date');
  if (date !== null) inputs.date = isDay(date) ? date : today;
  if (date && !isDay(date)) problems.date = NO_DAY;
  const settlement = params.get('settlement');
  if (settlement !== null) inputs.settlement = isDay(settlement) ? settlement : undefined;
  if (settlement && !isDay(settlement)) problems.settlement = NO_DAY;

  const value = params.get('value');
  if (value !== null) {
    const amount = readAmount(value);
    if (typeof amount === 'number') inputs.value = amount;
    else problems.value = WRONG[amount]('the property value', '750,000 or 1.2m');
  }
  for (const field of QUESTIONS) {
    const text = params.get(field.name)?.trim();
    // Left empty is left open.
    if (text === undefined || (text === '' && field.kind !== 'money' && field.kind !== 'share')) continue;
    const { answer, problem } = text === '' ? {} : readAnswer(field, text);
    if (problem) problems[field.name] = problem;
    else Object.assign(inputs, { [field.name]: answer });
  }
  const side = params.get('side');
  if (side && (inputs.location === 'regional' || inputs.location === 'north26'))
    inputs.location = (side === 'north' ? 'north26' : 'regional') satisfies Location;
  if (settlement && settlement < inputs.date && !problems.settlement && settlementDecides(inputs))
    problems.settlement = 'Enter a settlement date on or after the contract date.';
  return { inputs, problems };
}

/** The address of a purchase: all its answers, readable and in one order. */
export function queryOfInputs(inputs: Purchase): string {
  const { state, date, value, settlement } = inputs;
  const query = new URLSearchParams({ state, date, ...(settlement && { settlement }), value: `${value}` });
  for (const { name, kind } of QUESTIONS) {
    const answer = inputs[name];
    if (answer === undefined) continue;
    query.set(
      name,
      kind === 'share'
        ? `${Number((Number(answer) * 100).toFixed(6))}`
        : typeof answer === 'boolean'
          ? yesNo(answer)
          : `${answer}`,
    );
  }
  return `${query}`;
}

/** How a fact is written in forms and addresses. */
export const yesNo = (fact: boolean) => (fact ? 'yes' : 'no');

const NO_DAY = 'Enter a valid date, such as 1/7/2026.';
const CHOICE = 'Choose one of the answers.';
const SHARE = 'Enter a number from 0 to 100.';

/** What to do about an amount that cannot be read. */
const WRONG: Record<Exclude<ReadAmount, number>, (what: string, example: string) => string> = {
  empty: (what, example) => `Enter ${what} in dollars, such as ${example}.`,
  unreadable: (what, example) => `Enter ${what} in dollars, such as ${example}.`,
  negative: (what, example) => `Enter ${what} as a positive number, such as ${example}.`,
  tooLarge: () => `Enter a smaller amount. The maximum is $1,000,000,000,000.`,
};

type ReadAnswer = { answer?: DutyInput[Question]; problem?: string };

function readAnswer(field: QuestionField, text: string): ReadAnswer {
  const { name, kind } = field;
  if (kind === 'money' || kind === 'share') {
    const amount = readAmount(kind === 'share' ? text.replace(/%$/, '') : text);
    if (kind === 'money')
      return typeof amount === 'number'
        ? { answer: amount }
        : { problem: WRONG[amount]('an amount', '85,000') };
    return typeof amount === 'number' && amount <= 100
      ? { answer: Number((amount / 100).toFixed(8)) }
      : { problem: SHARE };
  }
  if (name === 'children') return /^\d{1,2}$/.test(text) ? { answer: Number(text) } : { problem: CHOICE };
  const words = WORDS[name] ?? (field.options ?? []).map(([value]) => value);
  if (!words.includes(text)) return { problem: CHOICE };
  return { answer: text === 'yes' ? true : text === 'no' ? false : (text as DutyInput[Question]) };
}
