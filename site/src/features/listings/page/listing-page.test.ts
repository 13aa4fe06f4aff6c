import { describe, expect, it } from 'vitest';
import { largestSource } from '#site/ui/largest-source.ts';
import { listPath, readList } from '../cards/listings-of-view.tsx';
import { testPublicListing } from '../public/example-listing.ts';
import { paragraphsOf } from './listing-details.tsx';
import { listingBadges } from './listing-header.tsx';

const now = Date.parse('2026-11-21T00:00:00Z');
const badges = (changes: Parameters<typeof testPublicListing>[0]) =>
  listingBadges({ listing: testPublicListing(changes), now }).map(({ text }) => text);

describe('listingBadges', () => {
  it('say what a visitor should know first', () => {
    expect(badges({})).toEqual([]);
    expect(badges({ listedAt: '2026-11-18T00:00:00.000Z' })).toEqual(['New']);
    expect(badges({ underOffer: true, auctionAt: '2026-12-05T00:00:00.000Z' })).toEqual([
      'Under offer',
      'Auction Saturday 5 December',
    ]);
    expect(badges({ method: 'rent', underOffer: true })).toEqual(['Deposit taken']);
    expect(badges({ status: 'sold', soldDate: '2026-10-03' })).toEqual(['Sold 3 October 2026']);
    expect(badges({ status: 'leased' })).toEqual(['Leased']);
  });

  it('forget an auction that is over', () => {
    expect(badges({ auctionAt: '2026-11-20T00:00:00.000Z' })).toEqual([]);
  });
});

describe('largestSource', () => {
  it('is the widest candidate, or the only one', () => {
    expect(
      largestSource({ src: '/a.webp', srcset: '/a-480.webp 480w, /a-1600.webp 1600w, /a-800.webp 800w' }),
    ).toBe('/a-1600.webp');
    expect(largestSource({ src: '/a.webp', srcset: '' })).toBe('/a.webp');
  });
});

describe('paragraphsOf', () => {
  it('divides at blank lines and keeps single line breaks', () => {
    expect(paragraphsOf('One\ntwo\n \n\n  three \n\n')).toEqual(['One\ntwo', 'three']);
    expect(paragraphsOf('')).toEqual([]);
  });
});

describe('the list of an owner', () => {
  it.each([
    ['list=sold&page=2', { channel: 'sold', page: 2 }],
    ['list=buy', { channel: 'buy', page: 1 }],
    ['list=buy&page=-1', { channel: 'buy', page: 1 }],
    ['list=buy&page=0', { channel: 'buy', page: 1 }],
    ['list=buy&page=1e9', { channel: 'buy', page: 1 }],
    ['list=stolen', null],
    ['', null],
  ])('asked for by ?%s is %o', (query, list) => {
    expect(readList(new URLSearchParams(query))).toEqual(list);
  });

  it('has an address that reads back', () => {
    const list = { channel: 'leased', page: 3 } as const;
    expect(readList(new URL(listPath({ path: '/agents/ada', ...list }), 'http://here').searchParams)).toEqual(
      list,
    );
  });
});
