import { describe, expect, it } from 'vitest';
import { priceText, shownPrice } from './price-text.ts';
import type { StoredListing } from './stored-listing.ts';

const SOLD = { status: 'sold', method: 'buy', soldPrice: 1_310_000 } as StoredListing;
const sold = (values: Partial<StoredListing>) => ({
  text: priceText({ listing: { ...SOLD, ...values }, channel: 'sold' }),
  amount: shownPrice({ listing: { ...SOLD, ...values }, channel: 'sold' }),
});
const SHOWN = { text: 'Sold for $1,310,000', amount: 1_310_000 };
const HIDDEN = { text: 'Sold', amount: null };

describe('a commercial price', () => {
  const text = (values: Partial<StoredListing>) =>
    priceText({
      listing: { status: 'current', category: 'commercial', ...values } as StoredListing,
      channel: values.method === 'rent' ? 'rent' : 'buy',
    });

  it('says what comes on top', () => {
    expect(text({ method: 'buy', price: 1_800_000, plusGst: true })).toBe('$1,800,000 + GST');
    const rent = { method: 'rent', rent: 52_000, rentPeriod: 'year' } as const;
    expect(text({ ...rent, plusOutgoings: true, plusGst: true })).toBe('$52,000 per year + outgoings + GST');
  });

  it('is the rent of a square metre where there is no other', () => {
    expect(text({ method: 'rent', rentPerSquareMetre: 320, plusGst: true })).toBe(
      '$320 per m² per year + GST',
    );
    expect(text({ method: 'rent', rentPerSquareMetre: 320, priceHidden: true })).toBe('Contact agent');
    expect(text({ method: 'rent', rentPerSquareMetre: 320, rent: 9000, rentPeriod: 'year' })).toBe(
      '$9,000 per year',
    );
  });
});

describe('a sold price', () => {
  it('is shown where the price was', () => expect(sold({})).toEqual(SHOWN));

  it('stays hidden where the price was, until staff say otherwise', () => {
    expect(sold({ priceHidden: true })).toEqual(HIDDEN);
    expect(sold({ priceHidden: true, soldPriceDisplay: 'yes' })).toEqual(SHOWN);
  });

  it('can be hidden by itself', () => expect(sold({ soldPriceDisplay: 'no' })).toEqual(HIDDEN));
});

describe('what something leased for', () => {
  const leased = (values: Partial<StoredListing>) =>
    priceText({
      listing: { status: 'leased', method: 'rent', soldPrice: 10_400, ...values } as StoredListing,
      channel: 'leased',
    });

  it.each<[Partial<StoredListing>, string]>([
    [{ category: 'commercial' }, 'Leased for $10,400 per year'],
    [{ category: 'residential', soldPrice: 640 }, 'Leased for $640 per week'],
    [{ category: 'residential', soldPrice: 2800, rentPeriod: 'month' }, 'Leased for $2,800 per month'],
  ])('says for which time it is paid: %j', (values, text) => expect(leased(values)).toBe(text));
});
