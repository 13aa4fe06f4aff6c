import { ABOUT, LEAST, MOST, OR_LESS, OR_MORE, TO } from './numbers.ts';
import { pattern, type Rule } from './phrase.ts';

const M2_PER_UNIT: Readonly<Record<string, number>> = { a: 4046.86, h: 10_000 };

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?|1/4|1/2|3/4|quarter|half|half an?';
const UNIT =
  'm2|m²|sq_m|sqm|sq\\.?_m\\.?|square_?_met(?:re|er)s?|square_?_m|metres squared|ha|hectares?|hect|acres?|ac';
const OF_LAND =
  '(?:_(?:of |in )?(?:land|block|blocks|lot|allotment|parcel|block of land|vacant land|land size|property))?';

const FRACTIONS: Readonly<Record<string, number>> = {
  '1/4': 0.25,
  quarter: 0.25,
  '1/2': 0.5,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  '3/4': 0.75,
};

/** m², to the square metre. */
function squareMetres(number: string | undefined, unit: string | undefined): number {
  const text = (number ?? '').replace(/\s+/g, ' ');
  const amount = FRACTIONS[text] ?? Number(text.replaceAll(',', ''));
  return Math.round(amount * (M2_PER_UNIT[unit?.[0] ?? ''] ?? 1));
}

/** Land, in square metres, hectares or acres; a number alone is the minimum. */
export const LAND_RULES: readonly Rule[] = [
  {
    pattern: pattern(
      `(?:land_:?_|land size_:?_|block_:?_)?(?:between |from )?(${NUMBER})_(${UNIT})?(?:${TO})(${NUMBER})_-?_(${UNIT})${OF_LAND}`,
    ),
    read: ([, low, lowUnit, high, unit]) => {
      const ends = [squareMetres(low, lowUnit ?? unit), squareMetres(high, unit)];
      return { landFrom: Math.min(...ends), landTo: Math.max(...ends) };
    },
  },
  {
    pattern: pattern(`(?:land |land size |block )?(?:${MOST})_(${NUMBER})_-?_(${UNIT})${OF_LAND}`),
    read: ([, number, unit]) => ({ landTo: squareMetres(number, unit) }),
  },
  {
    pattern: pattern(`(${NUMBER})_-?_(${UNIT})${OF_LAND}(?:${OR_LESS})`),
    read: ([, number, unit]) => ({ landTo: squareMetres(number, unit) }),
  },
  {
    pattern: pattern(
      `(?:land_:?_|land size_:?_|block_:?_)?(?:(?:${LEAST}|${ABOUT})_)?(${NUMBER})_[-+]?_(${UNIT})${OF_LAND}(?:${OR_MORE})?${OF_LAND}`,
    ),
    read: ([, number, unit]) => ({ landFrom: squareMetres(number, unit) }),
  },
];
