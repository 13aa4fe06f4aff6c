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
  it.each([
    ['Sydney', '11:00 am', '11:00 – 11:30 am'],
    ['Melbourne', '11:00 am', '11:00 – 11:30 am'],
    ['Hobart', '11:00 am', '11:00 – 11:30 am'],
    ['Brisbane', '10:00 am AEST', '10:00 – 10:30 am AEST'],
    ['Adelaide', '10:30 am ACDT', '10:30 – 11:00 am ACDT'],
    ['Darwin', '9:30 am ACST', '9:30 – 10:00 am ACST'],
    ['Perth', '8:00 am AWST', '8:00 – 8:30 am AWST'],
  ])('say which where Sydney’s show another time: %s', (city, time, span) => {
    const zone = `Australia/${city}`;
    expect(timeText({ at: first.startsAt, zone })).toBe(time);
    expect(spanText({ ...first, zone })).toBe(span);
  });

  it('are Sydney’s in Brisbane in winter', () =>
    expect(timeText({ at: '2026-07-21T00:00:00Z', zone: 'Australia/Brisbane' })).toBe('10:00 am'));

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
