const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** `640,000.4` as `$640,000`. */
export const dollarsText = (dollars: number): string => whole.format(dollars);

/** `2997.75` as `$2,997.75`. */
export const centsText = (dollars: number): string => exact.format(dollars);
