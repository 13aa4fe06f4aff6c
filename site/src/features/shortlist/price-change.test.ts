import { expect, it } from 'vitest';
import { type Change, changeSince } from './price-change.ts';

const change = (from: string, to: string) =>
  textOf(changeSince({ entry: { priceText: from, channel: 'buy' }, now: { priceText: to, channel: 'buy' } }));

const textOf = (change: Change | null) =>
  change && [change.text, change.prices?.join(' → ')].filter(Boolean).join(': ');

it.each([
  ['$1,250,000', '$1,200,000', 'Price reduced since you saved it: $1,250,000 → $1,200,000'],
  ['$650 per week', '$680 per week', 'Price increased since you saved it: $650 per week → $680 per week'],
  [
    'Offers over $900,000',
    'Offers over $850,000',
    'Price reduced since you saved it: Offers over $900,000 → Offers over $850,000',
  ],
])('%s to %s: %s', (from, to, text) => expect(change(from, to)).toBe(text));

it.each([
  ['other words', '$1,250,000', 'Offers over $1,200,000'],
  ['a range', '$900,000 – $950,000', '$880,000 – $930,000'],
  ['a price that is not shown any more', '$1,250,000', 'Contact agent'],
])('does not guess at %s', (_, from, to) => {
  expect(change(from, to)).toBe(`Price changed since you saved it: ${from} → ${to}`);
});

it('is nothing where nothing changed', () => expect(change('Auction', 'Auction')).toBeNull());

it.each([
  ['buy', 'sold', 'Sold since you saved it'],
  ['rent', 'leased', 'Leased since you saved it'],
  ['sold', 'buy', 'Back on the market since you saved it: $5'],
])('from %s to %s: %s', (from, to, text) => {
  expect(
    textOf(
      changeSince({
        entry: { priceText: 'Contact agent', channel: from },
        now: { priceText: '$5', channel: to },
      }),
    ),
  ).toBe(text);
});
