/** Where the bands of the statistics begin, in dollars. The last one has no end. */
export const VALUE_BANDS = [
  0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000,
] as const;

/** A band by the value it begins at. A value on a border belongs to the band that begins there. */
export type ValueBand = (typeof VALUE_BANDS)[number];

/** The band of a property value. Takes any number from 0 up. */
export function valueBandOf(value: number): ValueBand {
  return VALUE_BANDS.findLast((from) => from <= value) ?? 0;
}

/** A band in words: "$250k to $500k", "$2m and more". */
export function valueBandLabel(from: number): string {
  const next = VALUE_BANDS.find((start) => start > from);
  return next === undefined ? `${short(from)} and more` : `${short(from)} to ${short(next)}`;
}

const short = (value: number): string =>
  value >= 1_000_000 ? `$${value / 1_000_000}m` : value === 0 ? '$0' : `$${value / 1000}k`;
