import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testPublicListing } from '../public/example-listing.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { addressLines, ListingCardView, ListingGrid, newsOf } from './listing-card.tsx';

const now = Date.parse('2026-11-21T00:00:00Z');
const textOf = (view: ReactNode) =>
  renderToStaticMarkup(view)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const card = (changes: Partial<StoredListing> = {}) =>
  textOf(<ListingCardView listing={testPublicListing(changes)} now={now} />);

it('the first picture of a list with priority is preloaded, and no other', () => {
  const picture = { src: '/media/a.webp', srcset: '', width: 1600, height: 1067, alt: '' };
  const listings = [1, 2].map((id) => ({ ...testPublicListing({}), id, images: [picture] }));
  const html = renderToStaticMarkup(<ListingGrid listings={listings} now={now} priority />);
  expect(html.match(/<link rel="preload"[^>]*>/g)).toHaveLength(1);
  expect(html.match(/loading="(?:eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
});

describe('a card', () => {
  it('says when the auction is, and what else there is to see', () => {
    const text = card({
      auctionAt: '2026-11-28T00:00:00.000Z',
      images: [1, 2, 3],
      floorPlans: [4],
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect(text).toContain('Auction Saturday 28 November');
    expect(text).toContain('3 photos · floor plan · video');
  });

  it('keeps the hours of an open home on one line', () => {
    const inspection = { startsAt: '2026-11-21T23:00:00.000Z', endsAt: '2026-11-21T23:30:00.000Z' };
    const listing = testPublicListing({ inspections: [inspection] });
    // No spaces that a line may be broken at, and a word joiner behind the dash.
    expect(newsOf({ listing, now })?.text).toBe(
      'Open Sunday 22 November, 10:00\u00a0–\u2060\u00a010:30\u00a0am',
    );
  });

  it('says that a listing with a day to come is coming soon, and not that it is new', () => {
    const text = card({ listedAt: '2026-12-05T01:00:00.000Z' });
    expect(text).toContain('Coming soon');
    expect(text).not.toContain('New ');
    expect(card({ listedAt: '2026-12-05T01:00:00.000Z', underOffer: true })).toContain('Under offer');
  });
});

describe('a hidden address', () => {
  it('names the suburb once', () => {
    expect(addressLines(testPublicListing({ addressHidden: true }))).toEqual({
      street: 'Newtown',
      place: 'NSW 2042, address on request',
    });
    expect(card({ addressHidden: true }).match(/Newtown/g)).toHaveLength(1);
  });
});
