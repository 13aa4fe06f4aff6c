import { describe, expect, it } from 'vitest';
import { listingGaps } from './listing-gaps.ts';

const COMPLETE = {
  status: 'current',
  method: 'buy',
  streetNumber: '9',
  street: 'Test Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  price: 900_000,
  agents: [1],
  images: [1],
  headline: 'A house',
  description: 'With a garden.',
};

const needed = (values: object) => listingGaps({ ...COMPLETE, ...values }).needed.map(({ field }) => field);
const advised = (values: object) => listingGaps({ ...COMPLETE, ...values }).advised.map(({ field }) => field);

describe('a listing cannot be published without', () => {
  it.each([
    ['a street', { street: ' ' }, ['street']],
    ['its number', { streetNumber: null }, ['streetNumber']],
    ['a suburb', { suburb: '' }, ['suburb']],
    ['a state', { state: null }, ['state']],
    ['a postcode', { postcode: '204' }, ['postcode']],
    ['a price', { price: null }, ['price']],
    ['a rent, where it is for rent', { method: 'rent' }, ['rent']],
    ['somebody who answers', { agents: 0 }, ['agents']],
    ['a picture', { images: [] }, ['images']],
    ['a description', { description: null }, ['description']],
  ])('%s', (_, values, fields) => expect(needed(values)).toEqual(fields));

  it('anything of that: all of it is said at once', () =>
    expect(listingGaps({ status: 'current', method: 'buy' }).needed).toHaveLength(8));
});

describe('a listing can be published', () => {
  it.each([
    ['complete', {}],
    ['without a headline, which is recommended', { headline: '' }],
    ['with its street hidden', { addressHidden: true, street: null, streetNumber: null }],
    ['on a lot', { streetNumber: null, lotNumber: '12' }],
    ['with a price text', { price: null, priceView: 'Auction' }],
    ['with its price hidden', { price: null, priceHidden: true }],
    ['with an office in place of an agent', { agents: [], office: 3 }],
    ['as coming soon', { images: [], description: '', publishIncomplete: true }],
    [
      'as sold, without price, pictures and text',
      { status: 'sold', price: null, images: [], description: '' },
    ],
    ['as withdrawn, which no visitor sees', { status: 'withdrawn', street: null, suburb: null, price: null }],
  ])('%s', (_, values) => expect(needed(values)).toEqual([]));

  it('as a feed sends it; what is missing is said', () => {
    const sent = { feedUniqueId: 'X1', price: null, images: [] };
    expect(needed(sent)).toEqual([]);
    expect(advised(sent)).toEqual(['price', 'images']);
  });
});

it('a price text that the state does not allow is said, and prevents nothing', () => {
  expect(needed({ priceView: 'Offers over $900,000' })).toEqual([]);
  expect(advised({ priceView: 'Offers over $900,000' })).toEqual(['priceView']);
  expect(advised({ priceView: 'Offers over $900,000', status: 'sold', soldDate: '2026-01-01' })).toEqual([]);
});

it.each([
  [
    'a suburb with the postcode of another',
    { postcode: '2050' },
    'postcode',
    'Newtown NSW has 2042, not 2050',
  ],
  ['a postcode of another state', { postcode: '3056' }, 'state', '3056 is in VIC, not NSW'],
])('%s is said, and prevents nothing', (_, values, field, text) => {
  expect(needed(values)).toEqual([]);
  expect(listingGaps({ ...COMPLETE, ...values }).advised).toEqual([
    { field, message: expect.stringContaining(text) },
  ]);
});

describe('a home for sale in Victoria', () => {
  const home = { suburb: 'Brunswick', state: 'VIC', postcode: '3056' };
  it('is advertised with a Statement of Information', () => {
    expect(advised(home)).toEqual(['documents']);
    expect(advised({ ...home, documents: [{ kind: 'brochure' }] })).toEqual(['documents']);
    expect(advised({ ...home, documents: [{ kind: 'statement-of-information' }] })).toEqual([]);
    expect(needed(home)).toEqual([]);
  });

  it('is not published without, where the settings say so; a feed’s is, and is told', () => {
    const gapsOf = (values: object) =>
      listingGaps({ ...COMPLETE, ...home, ...values }, { isStatementNeeded: true });
    expect(gapsOf({})).toEqual({ needed: [expect.objectContaining({ field: 'documents' })], advised: [] });
    // Payload shows what comes after a colon as a list.
    expect(
      gapsOf({ status: 'current', price: null })
        .needed.map(({ message }) => message)
        .join(' '),
    ).not.toContain(':');
    expect(gapsOf({ documents: [{ kind: 'statement-of-information' }] }).needed).toEqual([]);
    expect(gapsOf({ status: 'sold', soldDate: '2026-01-01' }).needed).toEqual([]);
    expect(gapsOf({ feedUniqueId: 'A1' })).toEqual({
      needed: [],
      advised: [expect.objectContaining({ field: 'documents' })],
    });
  });

  it.each([
    { method: 'rent', rent: 500 },
    { category: 'commercial' },
    { status: 'sold', soldDate: '2026-01-01' },
  ])('is the only one: %o needs none', (values) => expect(advised({ ...home, ...values })).toEqual([]));
});
