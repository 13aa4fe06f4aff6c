/**
 * A whole number from 1 to `most`, or null for anything else, from what somebody typed. A dollar sign, thousands
 * separators and spaces are let pass.
 */
export function wholeNumber(value: unknown, most: number): number | null {
  const digits =
    typeof value === 'number' || typeof value === 'string' ? String(value).replace(/[$,\s]/g, '') : '';
  if (!/^\d{1,12}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= 1 && number <= most ? number : null;
}

/** Two such numbers; a range that is upside down is turned round. */
export function orderedRange({
  min,
  max,
  most,
}: {
  min: unknown;
  max: unknown;
  most: number;
}): [number | null, number | null] {
  const low = wholeNumber(min, most);
  const high = wholeNumber(max, most);
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
