import { describe, expect, it } from 'vitest';
import type { StoredListing } from '../../terms/stored-listing.ts';
import { testRow } from '../example-listing.ts';
import { eventsOf } from './events-of.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');
const SATURDAY = { startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' };
const SUNDAY = { startsAt: '2026-11-29T00:00:00.000Z', endsAt: '2026-11-29T00:30:00.000Z' };
const PAST = { startsAt: '2026-11-14T00:00:00.000Z', endsAt: '2026-11-14T00:30:00.000Z' };
const AUCTION = '2026-12-05T01:00:00.000Z';

type Changes = Partial<StoredListing>;
const state = (changes: Changes | null) => changes && testRow(changes);

/** The events between two states of the test listing, as `kind` or `kind: detail`. */
function between(before: Changes | null, after: Changes | null, { known = true, now = NOW } = {}) {
  return eventsOf({ before: state(before), after: state(after), known, now }).map(({ kind, detail }) => {
    const words = [detail.from && `was ${detail.from}`, detail.at].filter(Boolean).join(' ');
    return words ? `${kind}: ${words}` : kind;
  });
}

const SOLD: Changes = { status: 'sold', soldDate: '2026-11-20', soldPriceDisplay: 'no' };

describe('a listing that comes and goes', () => {
  it.each<[string, Changes | null, Changes | null, boolean, string[]]>([
    ['seen for the first time is new', null, {}, false, ['new']],
    [
      'seen for the first time with open homes is only new',
      null,
      { inspections: [SATURDAY] },
      false,
      ['new'],
    ],
    ['off the market and again current is back, not new', null, {}, true, ['back-on-market']],
    ['under offer and back is back', { underOffer: true }, {}, true, ['back-on-market']],
    ['going under offer is no event', {}, { underOffer: true }, true, []],
    ['sold and again current is back', SOLD, {}, true, ['back-on-market']],
    ['sold', {}, SOLD, true, ['sold']],
    ['off the market and then sold is sold', null, SOLD, true, ['sold']],
    ['sold before it was ever shown is history', null, SOLD, false, []],
    ['sold, and its price told later', SOLD, { ...SOLD, soldPriceDisplay: 'yes', soldPrice: 9e5 }, true, []],
    ['withdrawn is no event', {}, null, true, []],
    ['never seen is no event', null, null, false, []],
    ['for rent instead of for sale is new', {}, { method: 'rent', rent: 700 }, true, ['new']],
    ['the same again is no event', { inspections: [SATURDAY] }, { inspections: [SATURDAY] }, true, []],
  ])('%s', (_, before, after, known, expected) => {
    expect(between(before, after, { known })).toEqual(expected);
  });
});

describe('a price', () => {
  it.each<[string, Changes, Changes, string[]]>([
    ['that changes', { price: 1_250_000 }, { price: 1_190_000 }, ['price-change: was $1,250,000']],
    [
      'text that changes',
      { priceView: 'Auction' },
      { priceView: 'Guide $1.2m' },
      ['price-change: was Auction'],
    ],
    ['text that is written anew', { priceView: 'Guide  $1.2M' }, { priceView: 'guide $1.2m' }, []],
    ['that is hidden and changes', { priceHidden: true }, { priceHidden: true, price: 900_000 }, []],
    ['hidden behind a text that stays', { priceView: 'Auction' }, { priceView: 'Auction', price: 1 }, []],
    ['that is taken back', {}, { priceHidden: true }, []],
    [
      'shown for the first time says nothing of before',
      { priceHidden: true, price: 9e5 },
      {},
      ['price-change'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(between(before, after)).toEqual(expected);
  });
});

describe('times', () => {
  it.each<[string, Changes, Changes, string[]]>([
    ['a new inspection', {}, { inspections: [SATURDAY] }, [`inspection: ${SATURDAY.startsAt}`]],
    [
      'one more inspection',
      { inspections: [SATURDAY] },
      { inspections: [SATURDAY, SUNDAY] },
      [`inspection: ${SUNDAY.startsAt}`],
    ],
    ['an inspection taken away', { inspections: [SATURDAY, SUNDAY] }, { inspections: [SUNDAY] }, []],
    ['an inspection entered afterwards', {}, { inspections: [PAST] }, []],
    ['an auction', {}, { auctionAt: AUCTION }, [`auction: ${AUCTION}`]],
    [
      'an auction on another day',
      { auctionAt: PAST.startsAt },
      { auctionAt: AUCTION },
      [`auction: ${AUCTION}`],
    ],
    ['an auction called off', { auctionAt: AUCTION }, {}, []],
    ['an auction entered afterwards', {}, { auctionAt: PAST.startsAt }, []],
  ])('%s', (_, before, after, expected) => {
    expect(between(before, after)).toEqual(expected);
  });
});

it.each<[string, Changes, Changes]>([
  ['a hidden address', { addressHidden: true }, { addressHidden: true, street: 'Other Street' }],
  ['a shown address', {}, { street: 'Other Street' }],
  ['a hidden suburb', { suburbHidden: true }, { suburbHidden: true, suburb: 'Leura', postcode: '2780' }],
  ['its text', {}, { description: 'Other words' }],
])('a change of %s is no event', (_, before, after) => {
  expect(between(before, after)).toEqual([]);
});

describe('a fingerprint', () => {
  const first = (after: Changes, now = NOW) =>
    eventsOf({ before: state({ price: 1_250_000 }), after: state(after), known: true, now })[0]?.fingerprint;

  it('is the same for the same change on one day', () => {
    expect(first({ price: 1_190_000 })).toBe(first({ price: 1_190_000 }, NOW + 60_000));
  });

  it.each([
    ['another price', { price: 1_180_000 }, NOW],
    ['another day', { price: 1_190_000 }, NOW + 86_400_000],
  ])('is another one for %s', (_, after, now) => {
    expect(first(after, now)).not.toBe(first({ price: 1_190_000 }));
  });
});

it('what something sold for in secret is compared by what was asked', () => {
  const [event] = eventsOf({
    before: state({ price: 1_250_000 }),
    after: state(SOLD),
    known: true,
    now: NOW,
  });
  expect(event).toMatchObject({ kind: 'sold', priceLow: 1_250_000, priceHigh: 1_250_000 });
});
