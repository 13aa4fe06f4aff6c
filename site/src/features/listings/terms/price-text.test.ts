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

describe('a sold price', () => {
  it('is shown where the price was', () => expect(sold({})).toEqual(SHOWN));

  it('stays hidden where the price was, until staff say otherwise', () => {
    expect(sold({ priceHidden: true })).toEqual(HIDDEN);
    expect(sold({ priceHidden: true, soldPriceDisplay: 'yes' })).toEqual(SHOWN);
  });

  it('can be hidden by itself', () => expect(sold({ soldPriceDisplay: 'no' })).toEqual(HIDDEN));
});
