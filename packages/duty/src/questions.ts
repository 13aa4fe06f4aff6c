import { ruledOut } from './conditions.ts';
import { factsOf } from './facts.ts';
import type { DutyInput, Facts, Kind, Question } from './input.ts';
import { type InForce, planOf, tableInForce } from './plan.ts';
import type { State } from './states.ts';
import type { Condition, Rule, StateTables } from './tables.ts';

/** The answers that come first; the others are asked only where these leave room for a rule that needs them. */
const FIRST = ['use', 'firstHome', 'kind', 'foreign', 'pensioner'] as const;

/** The questions that some rule in force asks, read off the tables. Empty where there are no rates. */
export function questionsAsked(input: { tables: StateTables[]; state: State; date: string }): Set<Question> {
  const asked = new Set<Question>();
  for (const { held, rule } of rulesInForce(input))
    for (const question of questionsOf({ held, rule })) asked.add(question);
  return asked;
}

/** Whether an answer can change something for this purchase, whatever its value. Throws as `calculateDuty` does. */
export function questionMatters(input: {
  tables: StateTables[];
  input: DutyInput;
  question: Question;
}): boolean {
  const facts = factsOf(input.input);
  return rulesInForce({ ...input, state: facts.state, date: facts.date }).some(
    ({ held, rule }) =>
      questionsOf({ held, rule }).includes(input.question) &&
      mayFit({ held, rule, facts, question: input.question }),
  );
}

/** How a state asks for `firstHome`: its words, and which answer stands for `true`. */
export type FirstHomeQuestion = { text: string; hint?: string; trueMeans: 'yes' | 'no' };

/** What `firstHome` asks in a state on a day: whether the buyers are first home buyers, or what its scheme asks instead. */
export function firstHomeQuestion(input: {
  tables: StateTables[];
  state: State;
  date: string;
}): FirstHomeQuestion {
  const schemes = input.tables.find(({ state }) => state === input.state)?.schemes ?? [];
  const years = schemes
    .map((scheme) => tableInForce({ scheme, date: input.date })?.noPropertyYears)
    .find((one) => one !== undefined);
  if (years === undefined) return { text: 'Are you a first home buyer?', trueMeans: 'yes' };
  return {
    text: `Have you owned property in the last ${NUMBERS[years] ?? years} years?`,
    hint: 'Your partner counts too.',
    trueMeans: 'no',
  };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The kinds of purchase that a state's rules tell apart, in the order they are offered. */
export function kindsOf({ tables, state }: { tables: StateTables[]; state: State }): Kind[] {
  return tables.find((one) => one.state === state)?.kinds ?? ['established', 'new', 'vacant'];
}

function rulesInForce(input: { tables: StateTables[]; state: State; date: string }) {
  const tables = input.tables.find(({ state }) => state === input.state);
  if (!tables) return [];
  const plan = planOf({ tables, date: input.date });
  if (!plan.parts.duty.length) return [];
  return Object.values(plan.parts)
    .flat()
    .flatMap((held) => held.rules.map(({ rule }) => ({ held, rule })));
}

function questionsOf({ held, rule }: { held: InForce; rule: Rule }): Question[] {
  const named = Object.keys(rule.when ?? {}) as (keyof Condition)[];
  return [
    ...named.flatMap((name) => (name.startsWith('value') ? [] : [name as Question])),
    ...(named.includes('income') ? (['children'] as const) : []),
    ...(rule.give.formula === 'deductConstruction' ? (['constructionAfterContract'] as const) : []),
    ...(held.scheme.part === 'foreignDuty' || held.needsResident || rule.needsResident
      ? (['foreign', 'foreignShare'] as const)
      : []),
  ];
}

function mayFit(input: { held: InForce; rule: Rule; facts: Facts; question: Question }): boolean {
  const { held, rule, facts, question } = input;
  if (question === 'foreignShare' && !facts.foreign) return false;
  if (held.scheme.part === 'foreignDuty' && question !== 'foreign' && !facts.foreign) return false;
  return FIRST.every((name) => name === question || (facts.answers & ruledOut(rule.when ?? {}, name)) === 0);
}
