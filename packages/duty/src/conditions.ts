import type { Facts } from './input.ts';
import { toCents } from './money.ts';
import type { Condition } from './tables.ts';

/** The questions with a few possible answers each; every answer has a bit of its own, in this order. */
const ANSWERS = {
  use: ['primary', 'investment'],
  firstHome: [true, false],
  kind: ['established', 'new', 'vacant'],
  foreign: [true, false],
  pensioner: [true, false],
  location: ['metro', 'peel', 'regional', 'north26'],
  electronic: [true, false],
  offThePlan: [true, 'preConstruction', 'underConstruction', false],
  dwelling: ['unit', 'house'],
  houseAndLandPackage: [true, false],
  primaryProduction: [true, false],
} as const satisfies { [Name in keyof Facts]?: readonly Facts[Name][] };

type Named = keyof typeof ANSWERS;
const NAMES = Object.keys(ANSWERS) as Named[];

/** The first bit of each question. */
const FIRST_BIT = {} as Record<Named, number>;
let bits = 0;
for (const name of NAMES) {
  FIRST_BIT[name] = bits;
  bits += ANSWERS[name].length;
}

/** A condition made ready: which answers it rules out, what the value may be in cents, and the income test. */
export type ReadyCondition = {
  against: number;
  from: number;
  to: number;
  income: { upTo: number; perChild: number; childrenTo: number } | undefined;
};

/** Makes a condition ready. */
export function readyCondition(when: Condition = {}): ReadyCondition {
  const { valueTo, valueUnder, valueOver, income } = when;
  const most = valueTo === undefined ? Number.POSITIVE_INFINITY : toCents(valueTo);
  return {
    against: NAMES.reduce((all, name) => all | ruledOut(when, name), 0),
    from: valueOver === undefined ? 0 : toCents(valueOver) + 1,
    to: valueUnder === undefined ? most : Math.min(most, toCents(valueUnder) - 1),
    income: income && {
      upTo: toCents(income.upTo),
      perChild: toCents(income.perChild),
      childrenTo: income.childrenTo,
    },
  };
}

/**
 * Whether a purchase meets a condition; `value` is the amount that its limits are compared with, in cents. Undefined
 * where that depends on the income, and nobody said it.
 */
export function meets(condition: ReadyCondition, facts: Facts, value: number): boolean | undefined {
  const { against, from, to, income } = condition;
  if ((facts.answers & against) !== 0 || value < from || value > to) return false;
  if (income === undefined) return true;
  if (facts.income === undefined) return undefined;
  return facts.income <= income.upTo + income.perChild * Math.min(facts.children, income.childrenTo);
}

/** The answers that a condition rules out, of one question, as bits. */
export function ruledOut(when: Condition, name: Named): number {
  const wanted = when[name];
  if (wanted === undefined) return 0;
  const allowed: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return ANSWERS[name].reduce<number>((out, answer, index) => {
    // Off the plan at any stage is off the plan.
    const fits = allowed.includes(answer) || (name === 'offThePlan' && wanted === true && answer !== false);
    return fits ? out : out | (1 << (FIRST_BIT[name] + index));
  }, 0);
}

/** A purchase's answers as bits. */
export function answersOf(facts: Omit<Facts, 'answers'>): number {
  return (
    yes(FIRST_BIT.use, facts.use === 'primary') |
    yes(FIRST_BIT.firstHome, facts.firstHome) |
    (1 << (FIRST_BIT.kind + (facts.kind === 'established' ? 0 : facts.kind === 'new' ? 1 : 2))) |
    yes(FIRST_BIT.foreign, facts.foreign) |
    yes(FIRST_BIT.pensioner, facts.pensioner) |
    (1 << (FIRST_BIT.location + ANSWERS.location.indexOf(facts.location))) |
    yes(FIRST_BIT.electronic, facts.electronic) |
    (1 << (FIRST_BIT.offThePlan + ANSWERS.offThePlan.indexOf(facts.offThePlan))) |
    yes(FIRST_BIT.dwelling, facts.dwelling === 'unit') |
    yes(FIRST_BIT.houseAndLandPackage, facts.houseAndLandPackage) |
    yes(FIRST_BIT.primaryProduction, facts.primaryProduction)
  );
}

/** The bit of a question’s first answer, or of its second. */
const yes = (first: number, answer: boolean) => 1 << (answer ? first : first + 1);
