import type { PerDevice } from '#site/block-kit/fields.ts';

export const MAX_COLUMNS = 6;

/** The least that a column may have of what others leave, in percent. */
const LEAST = 8;

/**
 * How wide each column is on each device, in percent of the row. Columns without a width share what the others leave;
 * on phones they take the whole row, where they are one under the other.
 */
export function columnWidths(
  widths: readonly PerDevice<number | null>[],
): { base: number; tablet: number; mobile: number }[] {
  const base = shared(widths.map((width) => width.base));
  const tablet = shared(widths.map((width) => width.tablet ?? width.base));
  return widths.map(({ mobile }, at) => ({
    base: base[at] ?? 100,
    tablet: tablet[at] ?? 100,
    mobile: mobile ?? 100,
  }));
}

function shared(widths: (number | null)[]): number[] {
  const free = widths.filter((width) => width === null).length;
  const taken = widths.reduce((sum: number, width) => sum + (width ?? 0), 0);
  const left = 100 - taken;
  // Where the others leave too little, they have a row of their own.
  const row = left >= LEAST * free ? left : 100;
  const share = free > 0 ? Math.floor((row / free) * 1000) / 1000 : 0;
  return widths.map((width) => width ?? share);
}
