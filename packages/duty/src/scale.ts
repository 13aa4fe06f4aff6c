import { divideBig, dollarText, mulDiv, toCents, toDollars } from './money.ts';
import type { Step } from './result.ts';
import type { Band, Scale } from './tables.ts';

/** Duty on a value by a scale of bands. Value and duty in cents. */
export function dutyOnScale(scale: Scale, value: number): number {
  if (value === 0) return 0;
  const { bands } = scale;
  const downTo = scale.rounding === 'down-to-5-cents' ? 5 : undefined;
  const duty = dutyInBand({ scale, band: bands[bandOf(bands, value)] as Band, value, downTo });
  return scale.minimum === undefined ? duty : Math.max(duty, toCents(scale.minimum));
}

/** The steps that make up the duty, in dollars: every band up to the value, or the one rate on the whole of it. */
export function workingOnScale(scale: Scale, value: number): Step[] {
  if (value === 0) return [];
  const reached = bandOf(scale.bands, value);
  const band = scale.bands[reached] as Band;
  const duty = dutyOnScale(scale, value);
  const dollars = toDollars(value);
  if ('whole' in band) return [{ step: 'whole', value: dollars, rate: band.whole, amount: toDollars(duty) }];
  if ('square' in band) {
    const { square, linear } = band;
    return [{ step: 'quadratic', value: dollars, square, linear, amount: toDollars(duty) }];
  }
  const steps = (stepsBelow.get(scale) ?? rememberSteps(scale))[reached]?.slice() ?? [];
  const inBand = dutyInBand({ scale, band, value });
  if (band.rate > 0) {
    const amount = toDollars(inBand - toCents(band.base));
    steps.push({ step: 'band', over: band.over, to: dollars, rate: band.rate, per: scale.per, amount });
  }
  if (duty !== inBand) {
    const why = duty > inBand ? 'minimum duty' : 'rounding';
    steps.push({ step: 'fixed', why, amount: toDollars(duty - inBand) });
  }
  return steps;
}

/** For each band of a scale, the steps of the bands below it: they are the same for every value. */
const stepsBelow = new WeakMap<Scale, Step[][]>();

function rememberSteps(scale: Scale): Step[][] {
  const below: Step[][] = [];
  let steps: Step[] = [];
  for (const [index, band] of scale.bands.entries()) {
    const before = scale.bands[index - 1];
    if (!('base' in band)) steps = [];
    else if (before && 'base' in before) {
      const amount = toDollars(toCents(band.base) - toCents(before.base));
      const { over, rate } = before;
      if (rate > 0) steps = [...steps, { step: 'band', over, to: band.over, rate, per: scale.per, amount }];
    } else if (band.base > 0) {
      const why = band.over > 0 ? `on the first ${dollarText(band.over)}` : 'flat amount';
      steps = [{ step: 'fixed', why, amount: band.base }];
    }
    below.push(steps);
  }
  stepsBelow.set(scale, below);
  return below;
}

/** Where a band starts, in dollars; `from` includes the start itself, `over` does not. */
export const bandStart = (band: Band): number => ('from' in band ? band.from : band.over);

function bandOf(bands: Band[], value: number): number {
  for (let at = bands.length - 1; at > 0; at -= 1) {
    const band = bands[at] as Band;
    const start = bandStart(band) * 100;
    if ('from' in band ? value >= start : value > start) return at;
  }
  return 0;
}

function dutyInBand(input: { scale: Scale; band: Band; value: number; downTo?: number | undefined }): number {
  const { scale, band, value, downTo } = input;
  if ('whole' in band) return mulDiv(value, Math.round(band.whole * 100), 10_000, downTo);
  if ('square' in band) return quadratic({ ...band, value, downTo });
  const excess = value - band.over * 100;
  const base = toCents(band.base);
  if (!scale.per) return base + mulDiv(excess, Math.round(band.rate * 100), 10_000, downTo);
  return base + Math.ceil(excess / (scale.per * 100)) * Math.round(band.rate * scale.per);
}

/** square × V² + linear × V with V in thousands of dollars, exact to the last digit of the law's constants. */
function quadratic(input: { square: number; linear: number; value: number; downTo?: number | undefined }) {
  const value = BigInt(input.value);
  const square = BigInt(Math.round(input.square * 1e8));
  const linear = BigInt(Math.round(input.linear * 100));
  const sum = square * value * value + linear * value * 100_000_000_000n;
  return divideBig(sum, 10_000_000_000_000_000n, input.downTo);
}
