import { type Case, shareOff } from './formulas.ts';
import { type Cents, type Found, matchIn, plus, type Work } from './match.ts';
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
    value = match.cents;
    if (value !== price.value || match.caveat || match.words.caveats.length) found.push(match);
  }
  return value;
}

/** Duty by the scale, less the best concession, less Victoria's discount. */
export function dutyToPay(work: Work, dutiable: Cents) {
  const { plan, price, found } = work;
  const [held] = plan.parts.duty as [InForce];
  if (dutiable === null) return UNKNOWN;
  const { facts, onScale: none } = price;
  const match = matchIn(held, { facts, value: dutiable, before: 0, onScale: none });
  if (match) found.push(match);
  if (!match || match.cents === null) return UNKNOWN;
  const before = match.cents;
  const onScale = (value: number) => matchIn(held, { facts, value, before: 0, onScale: none })?.cents ?? 0;
  const best = bestConcession(work, { facts, value: dutiable, before, onScale });
  if (best === 'unknown') return UNKNOWN;
  const concession = best?.amount ?? 0;
  const left = before - concession;
  const discount = victorianDiscount(work, { facts, value: dutiable, before: left, onScale });
  const relief: Relief | undefined = best && { give: best.give, used: concession };
  return { toPay: left - discount, concession, discount, relief };
}

/** The concession that leaves least to pay. One of unknown amount counts only while something is left to pay. */
function bestConcession({ plan, found }: Work, at: Case): Found | 'unknown' | undefined {
  let best: Found | undefined;
  let left = at.before;
  let unknown: Found | undefined;
  for (const held of plan.parts.concession) {
    const match = matchIn(held, at);
    if (!match) continue;
    if (match.cents === null) unknown ??= match;
    else if (match.give.formula === 'none') found.push({ ...match, amount: 0 });
    else if (match.cents < left) {
      best = match;
      left = match.cents;
    }
  }
  if (best) {
    best.amount = at.before - left;
    found.push(best);
  }
  if (!unknown || left === 0) return best;
  found.push(unknown);
  return 'unknown';
}

function victorianDiscount({ plan, found }: Work, at: Case): number {
  for (const held of plan.parts.victorianDiscount) {
    const match = matchIn(held, at);
    if (!match || match.cents === null) continue;
    match.amount = at.before - match.cents;
    found.push(match);
    return match.amount;
  }
  return 0;
}

/** The surcharge, less what the concession on the duty takes off it too. */
export function foreignDutyOf({ plan, price, found }: Work, relief: Relief | undefined): Cents {
  if (!price.facts.foreign) return 0;
  let total: Cents = 0;
  for (const held of plan.parts.foreignDuty) {
    const match = matchIn(held, price);
    if (!match) continue;
    found.push(match);
    const { cents, working } = match;
    if (cents !== null && relief?.give.formula === 'share' && relief.give.foreignToo) {
      const off = shareOff({ formula: relief.give, of: cents, value: price.value, used: relief.used });
      match.amount = cents - off;
      match.working = () => [
        ...working(),
        { step: 'fixed', why: 'the concession’s share of it', amount: -toDollars(off) },
      ];
    }
    total = plus(total, match.amount);
  }
  return total;
}
