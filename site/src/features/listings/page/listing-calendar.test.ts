import { describe, expect, it } from 'vitest';
import { testPublicListing } from '../public/example-listing.ts';
import { auctionCalendar, inspectionCalendar } from './listing-calendar.ts';

const siteUrl = 'https://www.example.com.au';
const now = Date.parse('2026-11-21T00:00:00Z');
const times = {
  inspections: [
    { startsAt: '2026-11-14T00:00:00.000Z', endsAt: '2026-11-14T00:30:00.000Z' },
    { startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' },
    { startsAt: '2026-12-05T00:00:00.000Z', endsAt: '2026-12-05T00:30:00.000Z' },
  ],
  auctionAt: '2026-12-12T00:00:00.000Z',
};

describe('inspectionCalendar', () => {
  const listing = testPublicListing(times);

  it('holds all inspections still to come', () => {
    const file = inspectionCalendar({ listing, siteUrl, start: null, now }) ?? '';
    expect(file.match(/DTSTART:\w+/g)).toEqual(['DTSTART:20261128T000000Z', 'DTSTART:20261205T000000Z']);
    expect(file).toContain('UID:inspection-42-20261128000000000@www.example.com.au');
  });

  it('holds the one asked for, however its instant is written', () => {
    const start = '2026-12-05T11:00:00+11:00';
    const file = inspectionCalendar({ listing, siteUrl, start, now }) ?? '';
    expect(file.match(/DTSTART:\w+/g)).toEqual(['DTSTART:20261205T000000Z']);
  });

  it.each(['2026-11-14T00:00:00.000Z', 'nonsense', '2026-11-29T00:00:00.000Z'])('has none at %s', (start) => {
    expect(inspectionCalendar({ listing, siteUrl, start, now })).toBeNull();
  });

  it('never says a hidden street', () => {
    const hidden = testPublicListing({ ...times, addressHidden: true });
    const file = inspectionCalendar({ listing: hidden, siteUrl, start: null, now }) ?? '';
    expect(file).toContain('LOCATION:Newtown NSW 2042');
    expect(file).not.toMatch(/example street/i);
  });

  it('says no place at all while the suburb is hidden', () => {
    const hidden = testPublicListing({ ...times, suburbHidden: true });
    const file = inspectionCalendar({ listing: hidden, siteUrl, start: null, now }) ?? '';
    expect(file).not.toMatch(/LOCATION|newtown|2042/i);
  });
});

describe('auctionCalendar', () => {
  it('keeps an hour free and its id when the day changes', () => {
    const file = auctionCalendar({ listing: testPublicListing(times), siteUrl, now }) ?? '';
    expect(file).toContain('DTSTART:20261212T000000Z\r\nDTEND:20261212T010000Z');
    expect(file).toContain('UID:auction-42@www.example.com.au');
  });

  it('is nothing once the auction is over or when there is none', () => {
    const after = Date.parse('2026-12-13T00:00:00Z');
    expect(auctionCalendar({ listing: testPublicListing(times), siteUrl, now: after })).toBeNull();
    expect(auctionCalendar({ listing: testPublicListing(), siteUrl, now })).toBeNull();
  });
});
