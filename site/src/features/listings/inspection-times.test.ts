import { describe, expect, it } from 'vitest';
import {
  dayText,
  nextMidnight,
  spanText,
  timeText,
  untrueFrom,
  upcomingInspections,
} from './inspection-times.ts';

const at = (instant: string) => Date.parse(instant);
const first = { startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T00:30:00.000Z' };
const second = { startsAt: '2026-11-28T00:45:00.000Z', endsAt: '2026-11-28T01:15:00.000Z' };

describe('upcomingInspections', () => {
  it('keeps one that is under way and drops it when it ends', () => {
    const inspections = [first, second];
    expect(upcomingInspections({ inspections, now: at('2026-11-21T00:29:59Z') })).toHaveLength(2);
    expect(upcomingInspections({ inspections, now: at('2026-11-21T00:30:00Z') })).toEqual([second]);
  });
});

describe('times on the clocks of the property', () => {
  it('shows the same instant in Sydney and in Perth', () => {
    expect(timeText({ at: first.startsAt, zone: 'Australia/Sydney' })).toBe('11:00 am');
    expect(timeText({ at: first.startsAt, zone: 'Australia/Perth' })).toBe('8:00 am');
  });

  it('names the half of the day once where it is the same', () => {
    expect(spanText({ ...first, zone: 'Australia/Sydney' })).toBe('11:00 – 11:30 am');
    expect(spanText({ ...second, zone: 'Australia/Sydney' })).toBe('11:45 am – 12:15 pm');
  });

  it('names the day', () => {
    expect(dayText({ at: first.startsAt, zone: 'Australia/Sydney' })).toBe('Saturday 21 November');
  });
});

describe('nextMidnight', () => {
  it.each([
    ['2026-11-21T00:00:00Z', 'Australia/Sydney', '2026-11-21T13:00:00.000Z'],
    ['2026-11-21T13:00:00Z', 'Australia/Sydney', '2026-11-22T13:00:00.000Z'],
    // Daylight saving begins on 4 October 2026: that day is an hour shorter.
    ['2026-10-03T14:30:00Z', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
    ['2026-11-21T00:00:00Z', 'Australia/Perth', '2026-11-21T16:00:00.000Z'],
  ])('after %s in %s is %s', (now, zone, midnight) => {
    expect(new Date(nextMidnight({ now: at(now), zone })).toISOString()).toBe(midnight);
  });
});

describe('untrueFrom', () => {
  const card = { inspections: [second, first], auctionAt: null, timeZone: 'Australia/Sydney' };

  it('is the end of the next inspection', () => {
    expect(untrueFrom({ cards: [card], now: at('2026-11-20T23:00:00Z') })).toBe(at(first.endsAt));
  });

  it('is midnight at the place when nothing ends sooner', () => {
    expect(untrueFrom({ cards: [card], now: at('2026-11-21T02:00:00Z') })).toBe(at('2026-11-21T13:00:00Z'));
  });

  it('minds the other cards on the page', () => {
    const other = { inspections: [], auctionAt: '2026-11-21T03:00:00.000Z', timeZone: 'Australia/Perth' };
    expect(untrueFrom({ cards: [card, other], now: at('2026-11-21T02:00:00Z') })).toBe(
      at('2026-11-21T03:00:00Z'),
    );
  });

  it('is never, for a page without listings', () => {
    expect(untrueFrom({ cards: [], now: 0 })).toBeUndefined();
  });
});
