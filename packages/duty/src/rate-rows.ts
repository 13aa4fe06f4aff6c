import { planOf } from './plan.ts';
import { bandStart } from './scale.ts';
import { STATES } from './states.ts';
import type { Condition, Fee, Formula, RowType, Rule, Scale, StateTables } from './tables.ts';

/**
 * A row of the provider's rate list. An amount is `(rounded − (income_from − 1)) × percent / 100 + fixed_amount`
 * for values from `income_from` to `income_to` inclusive. Dollars. `percent` and `fixed_amount` are null where no
 * straight line says it (the Northern Territory's curve, shares of duty) or where the amount is not known.
 */
export type RateRow = {
  state_id: number;
  type: RowType;
  /** For whom: `primary`, `investment`, `first_home`, `new`… joined by a space; empty for all. */
  for: string;
  income_from: number;
  income_to: number;
  fixed_amount: number | null;
  percent: number | null;
  /** The location, or (state 7) `Paper` or `Electronic`; empty for all. */
  urban_area: string;
};

/** The highest value that rows reach. */
const TOP = 999_999_999_999;

/** The rates in force on a day as flat rows, derived from the tables. */
export function rateRows({ tables, date }: { tables: StateTables[]; date: string }): RateRow[] {
  return STATES.flatMap(({ id, state }) => {
    const own = tables.find((one) => one.state === state);
    if (!own) return [];
    return Object.values(planOf({ tables: own, date }).parts)
      .flat()
      .flatMap(({ scheme, rules }) =>
        rules.flatMap(({ rule }) =>
          linesOf(rule).map((line) => ({
            state_id: id,
            type: rule.row ?? scheme.row,
            for: forWhom(rule.when),
            ...line,
            urban_area: areaOf(rule.when),
          })),
        ),
      );
  });
}

type Line = Pick<RateRow, 'income_from' | 'income_to' | 'fixed_amount' | 'percent'>;

function linesOf({ give, when = {} }: Rule): Line[] {
  const from = when.valueOver === undefined ? 1 : when.valueOver + 1;
  const to = when.valueTo ?? (when.valueUnder === undefined ? TOP : when.valueUnder - 1);
  return straightLines(give)
    .map((line) => ({
      ...line,
      income_from: Math.max(line.income_from, from),
      // A most that is charged stands in income_to, as the rate list has it, and is no price.
      income_to: give.formula === 'fee' ? line.income_to : Math.min(line.income_to, to),
    }))
    .filter(({ income_from, income_to }) => give.formula === 'fee' || income_from <= income_to);
}

function straightLines(give: Formula): Line[] {
  switch (give.formula) {
    case 'scale':
      return scaleLines(give.scale);
    case 'nil':
      return [line(1, TOP, 0, 0)];
    case 'less':
      return give.steps.map((step, index) =>
        line(Math.max(1, step.from), (give.steps[index + 1]?.from ?? TOP + 1) - 1, step.off, 0),
      );
    case 'taper':
    case 'fading':
      return [line(1, give.nilTo, 0, 0), line(give.nilTo + 1, give.endsAt, null, null)];
    case 'perHundred':
      return [line(1, give.nilTo, 0, 0), line(give.nilTo + 1, TOP, 0, give.rate)];
    case 'share':
      if (give.halves) return halvingLines(give.percent, give.halves);
      return [line(1, TOP, 0, give.percent)];
    case 'percent':
      return [line(1, TOP, 0, give.percent)];
    case 'amount':
      return [line(1, TOP, give.amount, 0)];
    case 'lessPerHundred':
      return [line(1, give.over, give.amount, 0), line(give.over + 1, TOP, give.amount, -give.less)];
    case 'fee':
      return feeLines(give.fee);
    case 'unknown':
      return [line(1, TOP, null, null)];
    default:
      return [];
  }
}

function halvingLines(percent: number, { from, to }: { from: number; to: number }): Line[] {
  return [line(1, from, 0, percent), line(from + 1, to - 1, null, null), line(to, TOP, 0, percent / 2)];
}

function scaleLines(scale: Scale): Line[] {
  return scale.bands.map((band, index) => {
    const next = scale.bands[index + 1];
    const from = 'from' in band ? band.from : band.over + 1;
    const to = next ? ('from' in next ? next.from - 1 : bandStart(next)) : TOP;
    if ('square' in band) return line(from, to, null, null);
    if ('base' in band) return line(from, to, band.base, band.rate);
    // The line through the origin, written from the band's start.
    return line(from, to, Math.round((from - 1) * band.whole) / 100, band.whole);
  });
}

function feeLines({ steps = [], base, over = 0, each = 0, per = 0, most }: Fee): Line[] {
  const flat = steps.map((step, index) => line((steps[index - 1]?.to ?? 0) + 1, step.to, step.amount, 0));
  if (!per) return [...flat, line((steps.at(-1)?.to ?? 0) + 1, TOP, base, 0)];
  // So much for every 1,000 or 10,000: `percent` of the value, or for 1,000s with a cap the amount itself.
  if (most !== undefined) return [...flat, line(over + 1, most, base, each)];
  const free = over > (steps.at(-1)?.to ?? 0) ? [line((steps.at(-1)?.to ?? 0) + 1, over, base, 0)] : [];
  return [...flat, ...free, line(over + 1, TOP, base, Math.round((each / per) * 1e8) / 1e6)];
}

function line(from: number, to: number, fixed: number | null, percent: number | null): Line {
  return { income_from: from, income_to: to, fixed_amount: fixed, percent };
}

function forWhom(when: Condition = {}): string {
  const { use, firstHome, pensioner, kind, offThePlan, houseAndLandPackage, dwelling } = when;
  return [
    use,
    firstHome ? 'first_home' : firstHome === false ? 'not_first_home' : undefined,
    pensioner ? 'pensioner' : undefined,
    kind?.join('_or_'),
    offThePlan === undefined ? undefined : offThePlan === true ? 'off_the_plan' : snake(String(offThePlan)),
    houseAndLandPackage ? 'house_and_land' : undefined,
    dwelling,
  ]
    .filter((word) => word !== undefined && word !== 'false')
    .join(' ');
}

const snake = (word: string) => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function areaOf(when: Condition = {}): string {
  if (when.electronic !== undefined) return when.electronic ? 'Electronic' : 'Paper';
  return when.location?.join(' ') ?? '';
}
