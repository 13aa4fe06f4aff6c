import { describe, expect, it } from 'vitest';
import { mergeListing } from './keep-newer-fields.ts';

/** A form opened on `base` sends `sent`; meanwhile the listing has become `stored`. */
const merged = (base: object, stored: object, sent: object) =>
  mergeListing({
    base: base as Record<string, unknown>,
    stored: stored as Record<string, unknown>,
    sent: sent as Record<string, unknown>,
  });

describe('fields that staff did not change', () => {
  it.each([
    ['a price', { price: 1 }, { price: 2 }, { price: 1 }, { price: 2 }],
    [
      'a text that was empty',
      { headline: null },
      { headline: 'Feed' },
      { headline: '' },
      { headline: 'Feed' },
    ],
    [
      'a tick that was absent',
      { underOffer: null },
      { underOffer: true },
      { underOffer: false },
      { underOffer: true },
    ],
    [
      'loaded relations',
      { agents: [1] },
      { agents: [2] },
      { agents: [{ id: 1, name: 'A' }] },
      { agents: [2] },
    ],
    [
      'rows, whatever their ids',
      { inspections: [{ id: 'a', startsAt: '1' }] },
      { inspections: [] },
      { inspections: [{ id: 'b', startsAt: '1' }] },
      { inspections: [] },
    ],
    [
      'an empty list, sent as a number',
      { inspections: [] },
      { inspections: [1] },
      { inspections: [] },
      { inspections: [1] },
    ],
  ])('%s: the newer one stays', (_, base, stored, sent, result) =>
    expect(merged(base, stored, sent)).toEqual(result),
  );
});

describe('fields that staff changed', () => {
  it('are taken, also where the feed changed them too', () =>
    expect(merged({ price: 1, bond: 1 }, { price: 2, bond: 1 }, { price: 3, bond: 4 })).toEqual({
      price: 3,
      bond: 4,
    }));

  it('can be cleared', () =>
    expect(merged({ price: 1 }, { price: 1 }, { price: null })).toEqual({ price: null }));

  it('are pictures: the feed’s new ones come last, and those it took back go', () =>
    expect(merged({ images: [1, 2] }, { images: [1, 3] }, { images: [9, 2, 1] })).toEqual({
      images: [9, 1, 3],
    }));

  it('the status of publishing is never taken from what is stored', () =>
    expect(merged({ _status: 'draft' }, { _status: 'published' }, { _status: 'draft' })).toEqual({
      _status: 'draft',
    }));
});
