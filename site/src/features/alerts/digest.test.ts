import { describe, expect, it } from 'vitest';
import { ALERT_EVENTS, type AlertEvent, type AlertListing } from './alert-types.ts';
import { digestItems, type Entry } from './digest.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const SATURDAY = '2026-11-28T00:00:00.000Z';
const LAST_WEEK = { startsAt: '2026-11-14T00:00:00.000Z', endsAt: '2026-11-14T00:30:00.000Z' };

function listing(changes: Partial<AlertListing> = {}): AlertListing {
  return {
    id: 1,
    path: '/property/newtown-nsw-2042/12-example-street/1',
    title: '12 Example Street',
    priceText: '$1,200,000',
    facts: '',
    image: null,
    closed: false,
    priceSecret: false,
    inspections: [{ startsAt: SATURDAY, endsAt: '2026-11-28T00:30:00.000Z' }],
    auctionAt: null,
    timeZone: 'Australia/Sydney',
    ...changes,
  };
}

let count = 0;
function entry(kind: AlertEvent, detail: Entry['detail'] = {}, about = 1): Entry {
  count += 1;
  return { id: count, listing: about, kind, detail };
}

function items(
  entries: Entry[],
  listings: AlertListing[] = [listing()],
  events: AlertEvent[] = [...ALERT_EVENTS],
) {
  const found = digestItems({
    entries,
    listings: new Map(listings.map((each) => [each.id, each])),
    events,
    now: NOW,
  });
  return found.items.map((item) => [item.listing.id, ...item.news.map(({ kind }) => kind)]);
}

describe('a message', () => {
  it.each<[string, Entry[], ReturnType<typeof items>]>([
    [
      'says of a new listing only that',
      [entry('price-change'), entry('new'), entry('inspection', { at: SATURDAY })],
      [[1, 'new']],
    ],
    [
      'says once that a price changed',
      [entry('price-change', { from: 'a' }), entry('price-change', { from: 'b' })],
      [[1, 'price-change']],
    ],
    ['leaves out a price that is back where it was', [entry('price-change', { from: '$1,200,000' })], []],
    [
      'tells several things of a listing together',
      [entry('price-change', { from: 'a' }), entry('inspection', { at: SATURDAY })],
      [[1, 'price-change', 'inspection']],
    ],
    [
      'leaves out an inspection that was called off',
      [entry('inspection', { at: '2026-11-29T00:00:00.000Z' })],
      [],
    ],
    ['leaves out an auction that was moved', [entry('auction', { at: SATURDAY })], []],
    ['leaves out a sale that fell through', [entry('sold')], []],
    ['leaves out what is not shown any more', [entry('new', {}, 2)], []],
  ])('%s', (_, entries, expected) => expect(items(entries)).toEqual(expected));

  it.each([
    ['names the next open home of a new listing', entry('new'), {}, SATURDAY],
    ['not twice where that is the news', entry('inspection', { at: SATURDAY }), {}, undefined],
    ['not one that is over', entry('new'), { inspections: [LAST_WEEK] }, undefined],
    ['none of a sold one', entry('sold'), { closed: true }, undefined],
  ])('%s', (_, one, changes, expected) => {
    const listings = new Map([[1, listing(changes)]]);
    const [found] = digestItems({ entries: [one], listings, events: [...ALERT_EVENTS], now: NOW }).items;
    expect(found?.news).toHaveLength(1);
    expect(found?.nextOpen?.startsAt).toBe(expected);
  });

  it('leaves out what its reader does not want to know any more', () => {
    expect(items([entry('new'), entry('price-change')], undefined, ['sold'])).toEqual([]);
  });

  it('says nothing of a listing that was new and is sold, but that it is sold', () => {
    const sold = [listing({ closed: true })];
    expect(items([entry('new')], sold)).toEqual([]);
    expect(items([entry('new'), entry('sold')], sold)).toEqual([[1, 'sold']]);
  });

  it('says nothing of a price that is hidden', () => {
    const secret = [listing({ priceSecret: true, priceText: 'Contact agent' })];
    expect(items([entry('price-change', { from: '$1,300,000' })], secret)).toEqual([]);
  });

  it('has what is new first, and among equals the latest, whatever the prices', () => {
    const prices = ['$900,000', '$100,000', '$2,000,000', 'Contact agent'];
    const listings = prices.map((priceText, index) => listing({ id: index + 1, priceText }));
    const entries = [
      entry('price-change', { from: 'x' }, 3),
      entry('new', {}, 2),
      entry('new', {}, 1),
      entry('new', {}, 4),
    ];
    expect(items(entries, listings)).toEqual([
      [4, 'new'],
      [1, 'new'],
      [2, 'new'],
      [3, 'price-change'],
    ]);
  });

  it('counts as told what it tells, also in fewer words', () => {
    const entries = [entry('new'), entry('price-change', { from: 'a' }), entry('auction', { at: SATURDAY })];
    const { told } = digestItems({
      entries,
      listings: new Map([[1, listing()]]),
      events: [...ALERT_EVENTS],
      now: NOW,
    });
    expect(told).toEqual([entries[0]?.id, entries[1]?.id]);
  });
});
