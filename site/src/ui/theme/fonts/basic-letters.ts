/**
 * The letters and signs that nearly all English text is made of, as CSS writes ranges: ASCII, what typographers put in its
 * place (dashes, quotes, dots, minus), the signs of sizes and of copyright, é, and the marks that keep words together or
 * give them a direction.
 */
export const BASIC_RANGES = [
  'U+0020-007E',
  'U+00A0',
  'U+00A9',
  'U+00B2',
  'U+00B7',
  'U+00D7',
  'U+00E9',
  'U+2013-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2022',
  'U+2026',
  'U+200E-200F',
  'U+2060',
  'U+2066-2069',
  'U+2212',
];

/** The code points of ranges, in their order. */
function pointsOf(ranges: readonly string[]): number[] {
  const points = ranges.flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return points.sort((a, b) => a - b);
}

/** All that ranges name, as a text. */
export const lettersOf = (ranges: readonly string[]): string => String.fromCodePoint(...pointsOf(ranges));

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

/** What these ranges name beside {@link BASIC_RANGES}. */
export function withoutBasic(ranges: readonly string[]): string[] {
  const basic = new Set(pointsOf(BASIC_RANGES));
  const runs: [number, number][] = [];
  for (const point of pointsOf(ranges)) {
    if (basic.has(point)) continue;
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}
