import type { Case, Outcome, Working } from './formulas.ts';
import { toDollars } from './money.ts';
import type { InForce, Plan } from './plan.ts';
import type { DutyLine } from './result.ts';
import type { Rule } from './tables.ts';

/** Cents, or not known. */
export type Cents = number | null;

/** What every part of a calculation works with; what it finds becomes the lines. */
export type Work = {
  plan: Plan;
  /** The purchase with its price, for all that does not go by the dutiable value. */
  price: Case;
  found: Found[];
};

/** A rule that fits the purchase, and what its formula answers. */
export type Match = { held: InForce; rule: Rule; outcome: Exclude<Outcome, undefined> };

/** A match with the amount it comes to. `also` follows its own working, `notKnownIn` names an edition without a fee. */
export type Found = { match: Match; amount: Cents; also?: Working; notKnownIn?: string };

/** The first rule of a scheme that fits and whose formula applies. */
export function matchIn(held: InForce, at: Case): Match | undefined {
  for (const { rule, fits, ready } of held.rules) {
    if (!fits(at.facts, at.value)) continue;
    const outcome = ready(at);
    if (outcome !== undefined) return { held, rule, outcome };
  }
  return undefined;
}

/** Stands where a scheme has no rule for the purchase and a line says so. */
export const NOTHING: Rule = { give: { formula: 'none' } };

export const nothingOf = (held: InForce): Match => ({
  held,
  rule: NOTHING,
  outcome: { cents: 0, working: () => [] },
});

export const centsOf = (outcome: Match['outcome']): Cents => (outcome === 'unknown' ? null : outcome.cents);

export const dollarsOf = (cents: Cents) => (cents === null ? null : toDollars(cents));

/** The sum, not known when one of them is not. */
export function plus(...amounts: Cents[]): Cents {
  let total = 0;
  for (const one of amounts) {
    if (one === null) return null;
    total += one;
  }
  return total;
}

/** The line that explains what was found. */
export function lineOf({ match, amount, also, notKnownIn }: Found): DutyLine {
  const { held, rule, outcome } = match;
  const { scheme, table } = held;
  const working = outcome === 'unknown' ? [] : outcome.working();
  return {
    id: scheme.id,
    part: scheme.part,
    label: rule.label ?? scheme.label,
    amount: dollarsOf(amount),
    working: also ? [...working, ...also()] : working,
    rule: rule.rule ?? table.rule,
    edition: notKnownIn ?? held.edition,
    from: table.from,
    confidence: held.confidence,
    source: held.source,
    moreSources: held.moreSources,
    caveats: notKnownIn ? [`The fee for ${notKnownIn} is not known.`] : caveatsOf(match),
  };
}

function caveatsOf({ held, rule, outcome }: Match): string[] {
  const own = outcome === 'unknown' ? undefined : outcome.caveat;
  if (!rule.caveat && !own) return held.caveats;
  return [...held.caveats, ...(rule.caveat ? [rule.caveat] : []), ...(own ? [own] : [])];
}
