import { describe, expect, it } from 'vitest';
import { shownPrice } from './shown-price.ts';

describe('the price that a text shows', () => {
  it.each([
    ['$1,250,000', { low: 1_250_000 }],
    ['$1,250,000 – $1,350,000', { low: 1_250_000, high: 1_350_000 }],
    ['$700,000 - 750,000', { low: 700_000, high: 750_000 }],
    ['$1.1m - $1.2m', { low: 1_100_000, high: 1_200_000 }],
    ['$1.1 to 1.2 million', { low: 1_100_000, high: 1_200_000 }],
    ['$850k-$900k', { low: 850_000, high: 900_000 }],
    ['Guide $950,000', { low: 950_000 }],
    ['Auction guide $2.05M', { low: 2_050_000 }],
    ['Between $600,000 and $650,000', { low: 600_000, high: 650_000 }],
    ['Offers over $800,000', { low: 800_000, from: true }],
    ['$1,195,000+', { low: 1_195_000, from: true }],
  ])('%s', (text, price) => {
    expect(shownPrice(text)).toEqual(price);
  });

  it.each([
    'Contact agent',
    'Auction',
    'Auction 12 December, 2 pm',
    'High $700,000s',
    "$700's",
    'Was $900,000, now $850,000',
    '$850,000 or $900,000 furnished',
    'Offers under $800,000',
    '$5,000 deposit secures',
    '$450',
    '$650 per week',
    '$1,900,000 + GST',
    '$2,400,000 + SAV',
    '$900,000 – $800,000',
    'Unit 4, 1200 m²',
    '',
  ])('none in “%s”', (text) => {
    expect(shownPrice(text)).toBeNull();
  });
});
