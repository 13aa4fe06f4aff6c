/** Money is whole cents inside the engine: 10^12 dollars are 10^14 cents, well within exact integers. */

/** Dollars to cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Cents to dollars. */
export const toDollars = (cents: number): number => cents / 100;

/** a × b / c, exact before it is rounded: to the nearest, halves up, or down to a multiple of `downTo`. */
export function mulDiv(a: number, b: number, c: number, downTo?: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const exact = product / c;
    return downTo ? Math.floor(exact / downTo) * downTo : Math.round(exact);
  }
  return divideBig(BigInt(a) * BigInt(b), BigInt(c), downTo);
}

/** The same for numbers that only fit into big integers. */
export function divideBig(dividend: bigint, divisor: bigint, downTo?: number): number {
  if (downTo) {
    const step = BigInt(downTo);
    return Number((dividend / (divisor * step)) * step);
  }
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}

const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** "$1,234" or, where there are cents, "$1,234.50". */
export function dollarText(dollars: number): string {
  return Number.isInteger(dollars) ? whole.format(dollars) : exact.format(dollars);
}
