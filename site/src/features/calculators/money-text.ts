import { dollarText } from '@frontage/duty/engine';
import { leftToRight } from '#site/messages/language.ts';

const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** `640,000.4` as `$640,000`. */
export const dollarsText = (dollars: number): string => leftToRight(dollarText(Math.round(dollars)));

/** `2997.75` as `$2,997.75`, and `500` as `$500.00`. */
export const centsText = (dollars: number): string => leftToRight(exact.format(dollars));
