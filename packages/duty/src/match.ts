import { meets } from './conditions.ts';
import type { Case, Working } from './formulas.ts';
import type { Facts } from './input.ts';
import { toDollars } from './money.ts';
import type { InForce, Plan, Words } from './plan.ts';
import type { DutyLine } from './result.ts';
import type { Formula } from './tables.ts';

/** Cents, or not known. */
export type Cents = number | null;

/** What every part of a calculation works with; what it finds becomes the lines. */
export type Work = {
  plan: Plan;
  /** The purchase with its price, for all that does not go by the dutiable value. */
  price: Case;
  found: Found[];
};

/** A rule that fits the purchase, what its formula answers, and the amount that the line shall show. */
export type Found = {
  words: Words;
  give: Formula;
  /** What the formula answers. */
  cents: Cents;
  working: Working;
  /** What only this purchase must know. */
  caveat: string;
  amount: Cents;
};

/** The first rule of a scheme that fits and whose formula applies. */
export function matchIn(held: InForce, at: Case): Found | undefined {
  for (const { rule, condition, ready, words } of held.rules) {
    const fits = meets(condition, at.facts, at.value);
    if (fits === false || (rule.needsResident && isForeign(at.facts))) continue;
    const outcome = ready(at);
    if (outcome === undefined) continue;
    const { give } = rule;
    if (held.needsResident && isForeign(at.facts)) return { ...nothingFound(words, 0), caveat: NO_RESIDENT };
    if (fits === undefined) return { ...nothingFound(words, null), give, caveat: NO_INCOME };
    if (outcome === 'unknown')
      return { words, give, cents: null, working: noSteps, caveat: '', amount: null };
    const { cents, working, caveat } = outcome;
    return { words, give, cents, working, caveat: caveat ?? '', amount: cents };
  }
  return undefined;
}

/** Nobody who buys is a citizen or permanent resident. */
const isForeign = ({ foreign, foreignShare }: Facts) => foreign && foreignShare === 1;

const NO_RESIDENT = 'Not for this purchase: a buyer must be an Australian citizen or permanent resident.';
const NO_INCOME = 'This depends on income. Enter the total income of all buyers and their partners.';

/** Stands where no rule of a scheme fits and a line shall say so. */
export function nothingFound(words: Words, amount: Cents): Found {
  return { words, give: { formula: 'none' }, cents: amount, working: noSteps, caveat: '', amount };
}

const noSteps: Working = () => [];

export const dollarsOf = (cents: Cents) => (cents === null ? null : toDollars(cents));

/** The sum, not known when one of them is not. */
export const plus = (a: Cents, b: Cents): Cents => (a === null || b === null ? null : a + b);

/** The line that explains what was found. Written out: copying by spread took a third of every calculation. */
export function lineOf({ words, amount, working, caveat }: Found): DutyLine {
  return {
    id: words.id,
    part: words.part,
    label: words.label,
    amount: dollarsOf(amount),
    working: working(),
    rule: words.rule,
    edition: words.edition,
    from: words.from,
    confidence: words.confidence,
    purchaseEdition: words.purchaseEdition,
    published: words.published,
    confirmed: words.confirmed,
    source: words.source,
    moreSources: words.moreSources,
    caveats: caveat === '' ? words.caveats : [...words.caveats, caveat],
  };
}
