import { expect, it } from 'vitest';
import { pinPrice } from './pin-price.ts';

it.each([
  ['$1,250,000', '$1.25m'],
  ['Auction guide $2,350,000', '$2.35m'],
  ['Offers over $2,000,000', '$2m'],
  ['$849,500', '$850k'],
  ['$650 per week', '$650'],
  ['$1,150 per week', '$1,150'],
  ['$1.2m to $1.3m', '$1.2m'],
  ['Low $900ks', 'Ask'],
  ['Contact agent', 'Ask'],
  ['Auction', 'Auction'],
  ['Sold', 'Ask'],
])('%s is %s on a pin', (text, pin) => {
  expect(pinPrice(text)).toBe(pin);
});
