import { describe, expect, it } from 'vitest';
import { actionFields, actionsFor, readClosing } from './listing-action.ts';

describe('the buttons of a listing', () => {
  it.each([
    [{ status: 'current', method: 'buy', underOffer: false }, ['under-offer', 'sold', 'withdraw']],
    [{ status: 'current', method: 'rent', underOffer: true }, ['available', 'leased', 'withdraw']],
    [{ status: 'withdrawn', method: 'buy', underOffer: false }, ['relist']],
    [{ status: 'sold', method: 'buy', underOffer: false }, ['relist']],
    [{ status: 'deleted', method: 'buy', underOffer: false }, []],
  ] as const)('for %o are %o', (listing, actions) => {
    expect(actionsFor(listing)).toEqual(actions);
  });
});

describe('an action', () => {
  it('never leaves a sold listing under offer', () => {
    const closing = { price: 1_310_000, date: '2026-11-14', show: 'no' } as const;
    expect(actionFields({ action: 'sold', closing })).toEqual({
      status: 'sold',
      underOffer: false,
      soldPrice: 1_310_000,
      soldDate: '2026-11-14',
      soldPriceDisplay: 'no',
    });
  });

  it('forgets the sale of a listing that is relisted', () => {
    expect(actionFields({ action: 'relist' })).toMatchObject({
      status: 'current',
      soldPrice: null,
      soldDate: null,
    });
  });
});

describe('what staff say about a sale', () => {
  it('is a price in dollars or none, a date, and whether visitors see it', () => {
    expect(readClosing({ price: '850000', date: '2026-11-14', show: 'yes' })).toEqual({
      price: 850_000,
      date: '2026-11-14',
      show: 'yes',
    });
    expect(
      readClosing({ action: 'leased', price: '$ 1,450', date: '2026-11-14', show: 'yes' }),
    ).toMatchObject({
      price: 1450,
    });
    expect(readClosing({ price: '', date: '2026-11-14', show: 'no' })).toMatchObject({ price: null });
  });

  it.each([
    [{ price: '-1', date: '2026-11-14', show: 'yes' }, /price in dollars/],
    [{ price: '1.2m', date: '2026-11-14', show: 'yes' }, /such as 1,250,000/],
    [{ action: 'sold', price: '1.25', date: '2026-11-14', show: 'yes' }, /whole price/],
    [{ price: '1', date: '14/11/2026', show: 'yes' }, /Choose the date/],
    [{ price: '1', date: '2026-11-14' }, /whether visitors see/],
  ])('is refused: %o', (sent, problem) => {
    expect(readClosing(sent)).toMatch(problem);
  });
});
