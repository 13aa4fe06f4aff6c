/** A stored number as a whole one between two others: what is no number is the least. */
export function wholeWithin({ value, min, max }: { value: number; min: number; max: number }): number {
  return Math.min(max, Math.max(min, Math.trunc(value) || min));
}
