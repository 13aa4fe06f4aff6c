import type { FeedPrice } from './price.ts';
import type { FeedBusinessLease, FeedCommercialRent, FeedRent } from './rent.ts';
import type { FeedSoldDetails } from './sold.ts';
import { element, escaped, textElement } from './write-xml.ts';

type Range = { min?: number; max?: number };

const amountText = (amount: number | null): string => (amount === null ? '' : escaped(String(amount)));

function range({ min, max }: Range): string {
  if (min === undefined && max === undefined) return '';
  const bounds = [
    min === undefined ? '' : textElement('min', min),
    max === undefined ? '' : textElement('max', max),
  ];
  return element('range', {}, bounds.join(''));
}

/** `price`, with whether visitors may see it. */
export function writePrice(price: FeedPrice | null): string {
  if (!price) return element('price');
  const { display, amount, plusSAV, tax } = price;
  return element('price', { display, plusSAV, tax }, amountText(amount) + range(price));
}

/** `rent`, with its period and whether visitors may see it. */
export function writeRent(rent: FeedRent | null): string {
  if (!rent) return element('rent');
  return element(
    'rent',
    { period: rent.period ?? undefined, display: rent.display },
    amountText(rent.amount),
  );
}

/** `commercialRent`, by the format a yearly amount. */
export function writeCommercialRent(rent: FeedCommercialRent | null): string {
  if (!rent) return element('commercialRent');
  const { amount, plusOutgoings, tax, perSquareMetre } = rent;
  const inside =
    amountText(amount) +
    (perSquareMetre ? element('rentPerSquareMetre', {}, range(perSquareMetre) || '<range/>') : '');
  // An element without anything inside would clear the rent.
  return element('commercialRent', { period: 'annual', plusOutgoings, tax }, inside || '0');
}

/** `businessLease`, with its period. */
export function writeBusinessLease(lease: FeedBusinessLease | null): string {
  if (!lease) return element('businessLease');
  return element('businessLease', { period: lease.period ?? undefined }, amountText(lease.amount) || '0');
}

/** `soldDetails` with price and date. */
export function writeSold(sold: FeedSoldDetails | null): string {
  if (!sold) return element('soldDetails');
  const { price, display, date } = sold;
  return element(
    'soldDetails',
    {},
    [
      price === undefined ? '' : textElement('soldPrice', price, { display }),
      date === undefined ? '' : textElement('soldDate', date),
    ].join(''),
  );
}
