import { describe, expect, it } from 'vitest';
import type { StoredListing } from '../terms/stored-listing.ts';
import { testListing } from './example-listing.ts';
import { goneRows, publicRows } from './public-rows.ts';

const rowsOf = (changes: Partial<StoredListing> = {}) =>
  publicRows({
    listing: testListing({
      id: 42,
      category: 'commercial',
      method: 'buy',
      alsoForRent: true,
      price: 1_234_500,
      rent: 96_500,
      rentPeriod: 'year',
      plusOutgoings: true,
      ...changes,
    }),
    image: () => undefined,
  });

it('the energy rating has the name that the law of the ACT gives it', () => {
  const rated = (changes: Parameters<typeof rowsOf>[0]) =>
    rowsOf({ energyRating: 4.5, ...changes })[0]?.page.facts.find(({ label }) => label.startsWith('Energy'));
  expect(rated({ state: 'ACT' })).toEqual({ label: 'Energy efficiency rating (EER)', text: '4.5 stars' });
  expect(rated({ state: 'NSW', energyRating: 1 })).toEqual({ label: 'Energy rating', text: '1 star' });
});

describe('a listing that is for sale and for rent', () => {
  it('stands under Buy with its price and under Rent with its rent, and links to one page', () => {
    const rows = rowsOf();
    expect(
      rows.map(({ listing, channel, priceLow, card }) => [listing, channel, priceLow, card.priceText]),
    ).toEqual([
      [42, 'buy', 1_234_500, '$1,234,500'],
      [-42, 'rent', 1856, '$96,500 per year + outgoings'],
    ]);
    expect(new Set(rows.map(({ card }) => `${card.id} ${card.path}`)).size).toBe(1);
  });

  it('says on its page that it is for rent as well', () => {
    expect(rowsOf()[0]?.page.facts).toContainEqual({
      label: 'Also for rent',
      text: '$96,500 per year + outgoings',
    });
  });

  it('hides both numbers with a hidden price', () => {
    const rows = rowsOf({ priceHidden: true });
    expect(rows.map(({ card }) => card.priceText)).toEqual(['Contact agent', 'Contact agent']);
    expect(JSON.stringify(rows)).not.toMatch(/96,500|1,234,500|96500|1234500/);
  });

  it('shows the price text of the sale under Buy alone', () => {
    expect(rowsOf({ priceView: 'Offers over $1.1m' }).map(({ card }) => card.priceText)).toEqual([
      'Offers over $1.1m',
      '$96,500 per year + outgoings',
    ]);
  });

  it('has its auction under Buy alone', () => {
    const rows = rowsOf({ auctionAt: '2099-01-01T01:00:00.000Z' });
    expect(rows.map(({ auctionAt, card }) => [auctionAt !== null, card.auctionAt !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it.each([
    ['sold', { status: 'sold' }],
    ['leased', { status: 'leased' }],
    ['for rent alone', { method: 'rent' }],
    ['for sale alone', { alsoForRent: false }],
  ] as const)('has one row once it is %s', (_what, changes) => {
    expect(rowsOf(changes).map(({ listing }) => listing)).toEqual([42]);
  });

  it('leaves nothing behind when it is withdrawn', () => {
    const rows = rowsOf({ status: 'withdrawn' });
    expect(rows).toEqual([]);
    expect(goneRows({ id: 42, rows })).toEqual([42, -42]);
  });
});
