import type { Facts } from './input.ts';
import { mulDiv, toCents, toDollars } from './money.ts';
import type { Step } from './result.ts';
import { readyScale } from './scale.ts';
import type { Fee, Formula, Part } from './tables.ts';

/** What a formula answers: cents, or that the amount is not known, or (`undefined`) that it does not apply after all. */
export type Outcome = { cents: number; working: Working; caveat?: string } | 'unknown' | undefined;

/** The steps to the amount, made when the line is. */
export type Working = () => Step[];

/** What a formula is asked about, in cents. */
export type Case = {
  facts: Facts;
  /** The value that limits and scales look at: the dutiable value for duty, the price for the rest. */
  value: number;
  /** Duty before concessions. */
  before: number;
  /** Duty on another value by the same scale. */
  onScale: (value: number) => number;
};

/** A formula made ready: its own amounts are turned to cents once, not with each calculation. */
export type Ready = (at: Case) => Outcome;

/** The formula as it works on a part of the answer. */
export function readyFormula({ part, formula }: { part: Part; formula: Formula }): Ready {
  if (formula.formula === 'unknown') return () => 'unknown';
  switch (part) {
    case 'dutiableValue':
      return dutiableValue(formula);
    case 'duty':
      return formula.formula === 'scale' ? scale(formula) : never;
    case 'concession':
    case 'victorianDiscount':
      return neverMoreThanBefore(concession(formula));
    case 'foreignDuty':
      return formula.formula === 'percent' ? surcharge(formula) : nothing;
    case 'fhog':
    case 'otherGrants':
      return grant(formula);
    default:
      return formula.formula === 'fee' ? registrationFee(formula.fee) : nothing;
  }
}

type Of<Name extends Formula['formula']> = Extract<Formula, { formula: Name }>;

const noSteps: Working = () => [];
const never: Ready = () => undefined;
const nothing: Ready = () => ({ cents: 0, working: noSteps });
const unchanged: Ready = ({ value }) => ({ cents: value, working: noSteps });

function dutiableValue(formula: Formula): Ready {
  if (formula.formula === 'wholeDollars')
    return ({ value }) => {
      const off = value % 100;
      return { cents: value - off, working: () => fixed('cents dropped', -off) };
    };
  return formula.formula === 'deductConstruction' ? deductConstruction(formula) : unchanged;
}

function deductConstruction({ leavesAtMost }: Of<'deductConstruction'>): Ready {
  const most = leavesAtMost === undefined ? Number.POSITIVE_INFINITY : toCents(leavesAtMost);
  return ({ value, facts: { construction } }) => {
    const left = Math.max(0, value - (construction ?? 0));
    if (left > most) return undefined;
    const working = () => fixed('building work after the contract', left - value);
    return construction === undefined
      ? { cents: value, working: noSteps, caveat: CONSTRUCTION_NOT_SAID }
      : { cents: left, working };
  };
}

const CONSTRUCTION_NOT_SAID =
  'Building work done after the contract is not subject to duty. Enter its cost to deduct it.';

function scale(formula: Of<'scale'>): Ready {
  const { duty, working } = readyScale(formula.scale);
  return ({ value }) => ({ cents: duty(value), working: () => working(value) });
}

/** The duty left to pay; the working adds up to it. */
function concession(formula: Formula): Ready {
  switch (formula.formula) {
    case 'nil':
      return nothing;
    case 'scale':
      return scale(formula);
    case 'less':
      return less(formula);
    case 'taper':
      return taper(formula);
    case 'fading':
      return fading(formula);
    case 'perHundred':
      return perHundred(formula);
    case 'share':
      return share(formula);
    case 'none':
      return ({ before }) => ({ cents: before, working: noSteps });
    default:
      return never;
  }
}

function neverMoreThanBefore(ready: Ready): Ready {
  return (at) => {
    const outcome = ready(at);
    const { before } = at;
    if (typeof outcome !== 'object' || outcome.cents <= before) return outcome;
    const over = before - outcome.cents;
    return {
      cents: before,
      working: () => [...outcome.working(), ...fixed('no more than without the concession', over)],
    };
  };
}

function less(formula: Of<'less'>): Ready {
  const steps = formula.steps.map(({ from, off }) => ({ from: toCents(from), off: toCents(off) }));
  const scale = formula.scale && readyScale(formula.scale);
  return ({ value, before }) => {
    const start = scale ? scale.duty(value) : before;
    const off = Math.min(start, steps.findLast(({ from }) => from <= value)?.off ?? 0);
    return {
      cents: start - off,
      working: () => [...(scale ? scale.working(value) : dutyBefore(before)), ...fixed('taken off', -off)],
    };
  };
}

function taper(formula: Of<'taper'>): Ready {
  const [nilTo, endsAt] = [toCents(formula.nilTo), toCents(formula.endsAt)];
  return ({ value, before }) => {
    if (value <= nilTo) return { cents: 0, working: noSteps };
    const part = Math.min(value, endsAt) - nilTo;
    const cents = mulDiv(before, part, endsAt - nilTo);
    return { cents, working: () => [shareStep({ of: before, part, whole: endsAt - nilTo, cents })] };
  };
}

function fading(formula: Of<'fading'>): Ready {
  const [nilTo, endsAt] = [toCents(formula.nilTo), toCents(formula.endsAt)];
  return ({ value, before, onScale }) => {
    if (value <= nilTo) return { cents: 0, working: noSteps };
    const of = onScale(nilTo);
    const part = endsAt - Math.min(value, endsAt);
    // What is left is rounded, not what is taken off.
    const off = of - mulDiv(of, endsAt - nilTo - part, endsAt - nilTo);
    const working = () => [
      ...dutyBefore(before),
      shareStep({ of, part, whole: endsAt - nilTo, cents: -off }),
    ];
    return { cents: before - off, working };
  };
}

function perHundred({ nilTo: over, rate: each }: Of<'perHundred'>): Ready {
  const [nilTo, rate] = [toCents(over), toCents(each)];
  return ({ value }) => {
    const units = Math.max(0, Math.ceil((value - nilTo) / 10_000));
    const cents = units * rate;
    return {
      cents,
      working: () => [{ step: 'units', units, per: 100, over, each, amount: toDollars(cents) }],
    };
  };
}

function share(formula: Of<'share'>): Ready {
  return ({ before, value }) => {
    const off = shareOff({ formula, of: before, value, used: 0 });
    const working = () => [...dutyBefore(before), ...fixed(`${percentAt(formula, value)} % of it`, -off)];
    return { cents: before - off, working };
  };
}

/** What a `share` takes off for a purchase of `value`, in cents, when `used` of its cap is gone. */
export function shareOff(input: { formula: Of<'share'>; of: number; value: number; used: number }): number {
  const { formula, of, value, used } = input;
  const { part, whole } = partOf(formula, value);
  // Where it falls what is left is rounded, as the cases of the office have it; else what is taken off.
  const off = formula.halves ? of - mulDiv(of, whole - part, whole) : mulDiv(of, part, whole);
  return formula.most === undefined ? off : Math.min(off, Math.max(0, toCents(formula.most) - used));
}

/** The share of the duty that is taken off, as a fraction of whole numbers. */
function partOf({ percent, halves }: Of<'share'>, value: number): { part: number; whole: number } {
  const hundredths = Math.round(percent * 100);
  if (!halves) return { part: hundredths, whole: 10_000 };
  const [from, to] = [toCents(halves.from), toCents(halves.to)];
  const fallen = Math.min(Math.max(0, value - from), to - from);
  return { part: hundredths * (2 * (to - from) - fallen), whole: 20_000 * (to - from) };
}

function percentAt(formula: Of<'share'>, value: number): number {
  const { part, whole } = partOf(formula, value);
  return Math.round((part / whole) * 1e6) / 1e4;
}

/** On the foreign buyers’ share of the price. */
function surcharge({ percent }: Of<'percent'>): Ready {
  const rate = Math.round(percent * 100);
  return ({ facts: { value, foreignShare } }) => {
    const base = foreignShare === 1 ? value : mulDiv(value, Math.round(foreignShare * 1e9), 1e9);
    const cents = mulDiv(base, rate, 10_000);
    return {
      cents,
      working: () => [{ step: 'whole', value: toDollars(base), rate: percent, amount: toDollars(cents) }],
    };
  };
}

/** Never more than the price. */
function grant(formula: Formula): Ready {
  if (formula.formula === 'lessPerHundred') return lessPerHundred(formula);
  if (formula.formula !== 'amount') return nothing;
  const amount = toCents(formula.amount);
  return ({ value }) => ({ cents: Math.min(amount, value), working: noSteps });
}

function lessPerHundred(formula: Of<'lessPerHundred'>): Ready {
  const { amount, over, less: each } = formula;
  return ({ value }) => {
    const units = Math.max(0, Math.floor((value - toCents(over)) / 10_000));
    const off = units * toCents(each);
    return {
      cents: Math.min(Math.max(0, toCents(amount) - off), value),
      working: () => [
        { step: 'fixed', why: 'the whole grant', amount },
        { step: 'units', units, per: 100, over, each: -each, amount: -toDollars(off) },
      ],
    };
  };
}

function registrationFee({ steps = [], base, over = 0, each = 0, per = 0, count, most }: Fee): Ready {
  const flat = steps.map(({ to, amount }) => ({ to: toCents(to), cents: toCents(amount), working: noSteps }));
  const basic: Outcome = { cents: toCents(base), working: noSteps };
  const cap = most === undefined ? Number.POSITIVE_INFINITY : toCents(most);
  return ({ value }) => {
    const step = flat.find(({ to }) => value <= to);
    if (step || !per) return step ?? basic;
    const parts = Math.max(0, (value - toCents(over)) / toCents(per));
    const units = count === 'whole' ? Math.floor(parts) : Math.ceil(parts);
    const full = toCents(base) + units * toCents(each);
    const cents = Math.min(full, cap);
    return {
      cents,
      working: () => [
        { step: 'fixed', why: 'basic fee', amount: base },
        { step: 'units', units, per, over, each, amount: toDollars(units * toCents(each)) },
        ...fixed('capped at the maximum', cents - full),
      ],
    };
  };
}

const dutyBefore = (cents: number) => fixed('duty before the concession', cents);

function fixed(why: string, cents: number): Step[] {
  return cents === 0 ? [] : [{ step: 'fixed', why, amount: toDollars(cents) }];
}

function shareStep(input: { of: number; part: number; whole: number; cents: number }): Step {
  const { of, part, whole, cents } = input;
  return {
    step: 'share',
    of: toDollars(of),
    part: toDollars(part),
    whole: toDollars(whole),
    amount: toDollars(cents),
  };
}
