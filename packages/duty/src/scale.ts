import { divideBig, dollarText, mulDiv, toCents, toDollars } from './money.ts';
import type { Step } from './result.ts';
import type { Band, Scale } from './tables.ts';

/** A scale made ready for many values. Values and duty in cents, steps in dollars. */
export type ReadyScale = {
  duty: (value: number) => number;
  /** Every band up to the value, or the one rate on the whole of it; adds up to the duty. */
  working: (value: number) => Step[];
};

type ReadyBand = {
  /** The first cent of the value that belongs to the band. */
  first: number;
  duty: (value: number) => number;
  /** The step that ends in this band, for a value and its duty; none where the rate is nil. */
  step: ((value: number, duty: number) => Step) | undefined;
  /** The steps of the bands below, the same for every value. */
  below: Step[];
};

/** Makes a scale ready. */
export function readyScale(scale: Scale): ReadyScale {
  const bands = readyBands(scale);
  const [lowest] = bands as [ReadyBand];
  const minimum = toCents(scale.minimum ?? 0);
  const bandOf = (value: number) => {
    for (let at = bands.length - 1; at > 0; at -= 1) {
      const band = bands[at] as ReadyBand;
      if (value >= band.first) return band;
    }
    return lowest;
  };
  return {
    duty: (value) => (value === 0 ? 0 : Math.max(minimum, bandOf(value).duty(value))),
    working(value) {
      if (value === 0) return [];
      const band = bandOf(value);
      const duty = band.duty(value);
      const steps = band.below.slice();
      if (band.step) steps.push(band.step(value, duty));
      if (duty < minimum)
        steps.push({ step: 'fixed', why: 'minimum duty', amount: toDollars(minimum - duty) });
      return steps;
    },
  };
}

/** Where a band starts, in dollars; `from` includes the start itself, `over` does not. */
export const bandStart = (band: Band): number => ('from' in band ? band.from : band.over);

function readyBands(scale: Scale): ReadyBand[] {
  const downTo = scale.rounding === 'down-to-5-cents' ? 5 : undefined;
  let below: Step[] = [];
  return scale.bands.map((band, index) => {
    below = stepsBelow({ scale, index, below });
    const first = toCents(bandStart(band)) + ('from' in band ? 0 : 1);
    if ('whole' in band) return { first, below, ...onTheWhole(band.whole, downTo) };
    if ('square' in band) return { first, below, ...onTheCurve(band, downTo) };
    return { first, below, ...marginal({ scale, band, downTo }) };
  });
}

/** The steps before a band: those before the band below, and that one's own, as the published bases have it. */
function stepsBelow({ scale, index, below }: { scale: Scale; index: number; below: Step[] }): Step[] {
  const band = scale.bands[index] as Band;
  const before = scale.bands[index - 1];
  if (!('base' in band)) return [];
  if (before && 'base' in before) {
    const { over, rate } = before;
    const amount = toDollars(toCents(band.base) - toCents(before.base));
    return rate > 0 ? [...below, { step: 'band', over, to: band.over, rate, per: scale.per, amount }] : below;
  }
  if (band.base === 0) return [];
  const why = band.over > 0 ? `on the first ${dollarText(band.over)}` : 'flat amount';
  return [{ step: 'fixed', why, amount: band.base }];
}

type Arithmetic = Pick<ReadyBand, 'duty' | 'step'>;

function onTheWhole(rate: number, downTo: number | undefined): Arithmetic {
  const hundredths = Math.round(rate * 100);
  return {
    duty: (value) => mulDiv(value, hundredths, 10_000, downTo),
    step: (value, duty) => ({ step: 'whole', value: toDollars(value), rate, amount: toDollars(duty) }),
  };
}

/** square × V² + linear × V with V in thousands of dollars, exact to the last digit of the law's constants. */
function onTheCurve(band: { square: number; linear: number }, downTo: number | undefined): Arithmetic {
  const { square, linear } = band;
  const [a, b] = [BigInt(Math.round(square * 1e8)), BigInt(Math.round(linear * 100)) * 100_000_000_000n];
  return {
    duty(value) {
      const cents = BigInt(value);
      return divideBig((a * cents + b) * cents, 10_000_000_000_000_000n, downTo);
    },
    step: (value, duty) => ({
      step: 'quadratic',
      value: toDollars(value),
      square,
      linear,
      amount: toDollars(duty),
    }),
  };
}

function marginal(input: {
  scale: Scale;
  band: { over: number; base: number; rate: number };
  downTo: number | undefined;
}): Arithmetic {
  const { band, downTo } = input;
  const { per } = input.scale;
  const { over, rate } = band;
  const [start, base] = [toCents(over), toCents(band.base)];
  const [unit, each] = per ? [toCents(per), Math.round(rate * per)] : [0, Math.round(rate * 100)];
  const duty = per
    ? (value: number) => base + Math.ceil((value - start) / unit) * each
    : (value: number) => base + mulDiv(value - start, each, 10_000, downTo);
  const step = (value: number, duty: number): Step => ({
    step: 'band',
    over,
    to: toDollars(value),
    rate,
    per,
    amount: toDollars(duty - base),
  });
  return { duty, step: rate > 0 ? step : undefined };
}
