import { type Case, shareOff } from './formulas.ts';
import { type Cents, centsOf, type Match, matchIn, type Work } from './match.ts';
import { toDollars } from './money.ts';
import type { InForce } from './plan.ts';
import type { Formula } from './tables.ts';

/** The concession that was given, for the surcharge that may share in it. `used` is what it took off, in cents. */
export type Relief = { give: Formula; used: number };

const UNKNOWN = { toPay: null, concession: null, discount: null, relief: undefined };

/** The value that duty is worked out on. */
export function dutiableValueOf({ plan, price, found }: Work): Cents {
  let value: Cents = price.value;
  for (const held of plan.parts.dutiableValue) {
    const match = matchIn(held, price);
    if (!match) continue;
    value = centsOf(match.outcome);
    if (value !== price.value || hasOwnCaveat(match)) found.push({ match, amount: value });
  }
  return value;
}

const hasOwnCaveat = ({ rule, outcome }: Match) =>
  rule.caveat !== undefined || (typeof outcome === 'object' && outcome.caveat !== undefined);

/** Duty by the scale, less the best concession, less Victoria's discount. */
export function dutyToPay(work: Work, dutiable: Cents) {
  const { plan, price, found } = work;
  const [held] = plan.parts.duty as [InForce];
  if (dutiable === null) return UNKNOWN;
  const { facts, onScale: none } = price;
  const match = matchIn(held, { facts, value: dutiable, before: 0, onScale: none });
  if (match) found.push({ match, amount: centsOf(match.outcome) });
  if (!match || match.outcome === 'unknown') return UNKNOWN;
  const before = match.outcome.cents;
  const onScale = (value: number) => {
    const outcome = matchIn(held, { facts, value, before: 0, onScale: none })?.outcome;
    return typeof outcome === 'object' ? outcome.cents : 0;
  };
  const best = bestConcession(work, { facts, value: dutiable, before, onScale });
  if (best === 'unknown') return UNKNOWN;
  const left = best?.left ?? before;
  const discount = victorianDiscount(work, { facts, value: dutiable, before: left, onScale });
  const relief: Relief | undefined = best && { give: best.match.rule.give, used: before - left };
  return { toPay: left - discount, concession: before - left, discount, relief };
}

/** The concession that leaves least to pay. One of unknown amount counts only while something is left to pay. */
function bestConcession({ plan, found }: Work, at: Case) {
  let best: { match: Match; left: number } | undefined;
  let unknown: Match | undefined;
  for (const held of plan.parts.concession) {
    const match = matchIn(held, at);
    if (!match) continue;
    const { outcome } = match;
    if (outcome === 'unknown') unknown ??= match;
    else if (match.rule.give.formula === 'none') found.push({ match, amount: 0 });
    else if (outcome.cents < (best?.left ?? at.before)) best = { match, left: outcome.cents };
  }
  if (best) found.push({ match: best.match, amount: at.before - best.left });
  if (!unknown || (best?.left ?? at.before) === 0) return best;
  found.push({ match: unknown, amount: null });
  return 'unknown';
}

function victorianDiscount({ plan, found }: Work, at: Case): number {
  for (const held of plan.parts.victorianDiscount) {
    const match = matchIn(held, at);
    if (typeof match?.outcome !== 'object') continue;
    const amount = at.before - match.outcome.cents;
    found.push({ match, amount });
    return amount;
  }
  return 0;
}

/** The surcharge, less what the concession on the duty takes off it too. */
export function foreignDutyOf({ plan, price, found }: Work, relief: Relief | undefined): Cents {
  const [held] = plan.parts.foreignDuty;
  if (!price.facts.foreign || !held) return 0;
  const match = matchIn(held, price);
  if (!match) return 0;
  const cents = centsOf(match.outcome);
  if (cents === null || relief?.give.formula !== 'share' || !relief.give.foreignToo) {
    found.push({ match, amount: cents });
    return cents;
  }
  const off = shareOff({ formula: relief.give, of: cents, used: relief.used });
  found.push({
    match,
    amount: cents - off,
    also: () => [{ step: 'fixed', why: 'the concession’s share of it', amount: -toDollars(off) }],
  });
  return cents - off;
}
