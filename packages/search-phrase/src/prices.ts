import { ABOUT, LEAST, MOST, OR_LESS, OR_MORE, TO } from './numbers.ts';
import { type PhraseFilters, pattern, type Rule } from './phrase.ts';

const UNIT = 'k|thousand|thou|grand|m|mil|mill|million|mio';
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const AMOUNT = `(\\$_)?(${NUMBER})_(${UNIT})?`;
const PERIOD =
  '_(?:/|p/?_|per |a |each )?_(?:w|week|wk|weekly)|_p\\.w\\.?|_(?:/|p/?_|per |a )?(?:cm|calendar month|month|mth|monthly)|_p\\.?c\\.?m\\.?|_(?:/|p/?_|per |a )?(?:fortnight|f/n|fn)';
const BUDGET = '(?:price|priced|budget|budget of|budget is|rent|asking|costing|spend|for)[: ]_';

const WEEKS_PER_MONTH = 52 / 12;
/** From this many dollars on, a number is never in thousands: of `$900,000 - $1.2m` only the second has a unit. */
const LEAST_WRITTEN_OUT = 10_000;
/** The share that “around” adds and takes off. */
const AROUND = 0.1;

type Written = { dollar: string | undefined; number: string | undefined; unit: string | undefined };

/** Dollars in all, or a week for rent; undefined where a number alone is too small or large to be a price. */
function dollars({
  written: { dollar, number, unit },
  unitAfter,
  period,
  rent,
}: {
  written: Written;
  /** Of the other end of a range: `800-900k`. */
  unitAfter?: string;
  period: string | undefined;
  rent: boolean;
}): number | undefined {
  const digits = Number((number ?? '').replaceAll(',', ''));
  const asked = unit ?? (digits < LEAST_WRITTEN_OUT ? unitAfter : undefined);
  const times = !asked ? 1 : asked.startsWith('m') ? 1_000_000 : 1_000;
  const amount = digits * times;
  if (period && /mon|m(th)?\.?$|cm/.test(period)) return Math.round(amount / WEEKS_PER_MONTH);
  if (period && /f/.test(period)) return Math.round(amount / 2);
  if (period || rent) return amount >= 50 && amount <= 50_000 ? amount : undefined;
  if (asked) return amount;
  // On the sale pages “under 800” is thousands.
  if (amount >= 100 && amount < LEAST_WRITTEN_OUT) return amount * 1_000;
  return amount >= LEAST_WRITTEN_OUT || (dollar && amount >= 100) ? amount : undefined;
}

const bounded = ({
  from,
  to,
  period,
}: {
  from?: number;
  to?: number;
  period: string | undefined;
}): PhraseFilters => ({
  ...(from === undefined ? {} : { priceFrom: from }),
  ...(to === undefined ? {} : { priceTo: to }),
  ...(period ? { channel: 'rent' as const } : {}),
});

const written = (match: RegExpExecArray, at: number): Written => ({
  dollar: match[at],
  number: match[at + 1],
  unit: match[at + 2],
});

/** A number by itself is a price where it is no year, postcode or count: 750,000 to buy, 600 to rent. */
const isPlainPrice = ({ number = '', rent }: { number: string | undefined; rent: boolean }): boolean => {
  const digits = number.replaceAll(',', '').length;
  return digits >= 6 || (rent && digits === 3);
};

/** One amount with what stands before and after it. */
const single = ({
  before,
  after = '',
  plain = true,
  bounds,
}: {
  before: string;
  after?: string;
  /** Whether a number without `$`, `k` or a period is a price here. */
  plain?: boolean;
  bounds: (amount: number) => { from?: number; to?: number };
}): Rule => ({
  pattern: pattern(`(?:${BUDGET})?${before}${AMOUNT}(${PERIOD})?${after}`),
  read: (match, { rent }) => {
    const period = match[4];
    const one = written(match, 1);
    if (!plain && !one.dollar && !one.unit && !period && !isPlainPrice({ number: one.number, rent }))
      return undefined;
    const amount = dollars({ written: one, period, rent });
    return amount === undefined ? undefined : bounded({ ...bounds(amount), period });
  },
});

/** Prices and rents. */
export const PRICE_RULES: readonly Rule[] = [
  {
    pattern: pattern(
      `(?:${BUDGET})?(?:between |from |in the range |range )?${AMOUNT}(?:${PERIOD})?(?:${TO})${AMOUNT}(${PERIOD})?`,
    ),
    read: (match, { rent }) => {
      const [low, high] = [written(match, 1), written(match, 4)];
      const period = match[7];
      // `$500 - $600k` and `500 to 600 thousand` share a unit; `900k - 1.2m` does not need to.
      const unitAfter = low.unit ? undefined : high.unit;
      const from = dollars({ written: low, unitAfter, period, rent });
      const to = dollars({ written: high, unitAfter: high.unit ? undefined : low.unit, period, rent });
      if (from === undefined || to === undefined) return undefined;
      return bounded({ from: Math.min(from, to), to: Math.max(from, to), period });
    },
  },
  single({ before: `(?:${MOST})_`, bounds: (to) => ({ to }) }),
  single({ before: `(?:${LEAST})_`, bounds: (from) => ({ from }) }),
  single({
    before: `(?:${ABOUT})_`,
    bounds: (amount) => ({ from: Math.round(amount * (1 - AROUND)), to: Math.round(amount * (1 + AROUND)) }),
  }),
  single({ before: '', after: `(?:${OR_MORE})`, plain: false, bounds: (from) => ({ from }) }),
  single({ before: '', after: `(?:${OR_LESS})`, bounds: (to) => ({ to }) }),
  single({ before: '', plain: false, bounds: (to) => ({ to }) }),
  // The period first: pcm 2600.
  {
    pattern: pattern(`(pcm|pw|p\\.?w\\.?|weekly|monthly|per week|per month)(?: rent)?_:?_${AMOUNT}`),
    read: (match, { rent }) => {
      const to = dollars({ written: written(match, 2), period: match[1], rent });
      return to === undefined ? undefined : bounded({ to, period: match[1] });
    },
  },
  {
    pattern: pattern(`(?:(?:${MOST})_|(?:${BUDGET}))?(?:a|one|half a) million(?: dollars)?`),
    read: ([text], { rent }) => (rent ? undefined : { priceTo: text.includes('half') ? 500_000 : 1_000_000 }),
  },
  {
    pattern: pattern(`(?:${LEAST})_(?:a|one|half a) million(?: dollars)?`),
    read: ([text], { rent }) =>
      rent ? undefined : { priceFrom: text.includes('half') ? 500_000 : 1_000_000 },
  },
];
