import { describe, expect, it } from 'vitest';
import type { Frequency } from './alert-types.ts';
import { dueTime } from './due-time.ts';

const SYDNEY = { timeZone: 'Australia/Sydney', quietFrom: 21, quietUntil: 7 };
const PERTH = { ...SYDNEY, timeZone: 'Australia/Perth' };
const BRISBANE = { ...SYDNEY, timeZone: 'Australia/Brisbane' };
const HOWE = { ...SYDNEY, timeZone: 'Australia/Lord_Howe' };
const NEVER_QUIET = { ...SYDNEY, quietFrom: 7, quietUntil: 7 };
const NOON = { ...SYDNEY, quietFrom: 12, quietUntil: 14 };
const NIGHT = { ...SYDNEY, quietFrom: 0, quietUntil: 2 };

const due = (frequency: Frequency, at: string, clock = SYDNEY) =>
  new Date(dueTime({ frequency, at: Date.parse(at), clock })).toISOString().replace(':00.000', '');

describe('an instant alert', () => {
  it.each([
    ['in the afternoon waits five minutes', '2026-11-21T04:00Z', SYDNEY, '2026-11-21T04:05Z'],
    ['at 20:54 still goes', '2026-11-21T09:54Z', SYDNEY, '2026-11-21T09:59Z'],
    ['that would go at 21:00 waits for the morning', '2026-11-21T09:55Z', SYDNEY, '2026-11-21T20:00Z'],
    ['after midnight waits for the same morning', '2026-11-21T15:00Z', SYDNEY, '2026-11-21T20:00Z'],
    ['at 6:58 goes at 7:03', '2026-11-21T19:58Z', SYDNEY, '2026-11-21T20:03Z'],
    ['at 6:50 goes at 7:00', '2026-11-21T19:50Z', SYDNEY, '2026-11-21T20:00Z'],
    ['in Perth goes by the clock of Perth', '2026-11-21T09:55Z', PERTH, '2026-11-21T10:00Z'],
    ['without quiet hours goes at night', '2026-11-21T15:00Z', NEVER_QUIET, '2026-11-21T15:05Z'],
    ['in quiet hours at noon waits for their end', '2026-11-21T01:30Z', NOON, '2026-11-21T03:00Z'],
    // Sunday 4 October 2026: 02:00 becomes 03:00 in New South Wales.
    ['in the night the clock goes forward', '2026-10-03T14:00Z', SYDNEY, '2026-10-03T20:00Z'],
    ['in that night, quiet until an hour that is left out', '2026-10-03T15:00Z', NIGHT, '2026-10-03T16:00Z'],
    [
      'in that night in Brisbane, which has no part in it',
      '2026-10-03T14:00Z',
      BRISBANE,
      '2026-10-03T21:00Z',
    ],
    // Sunday 4 April 2027: 03:00 becomes 02:00.
    ['in the night the clock goes back', '2027-04-03T14:00Z', SYDNEY, '2027-04-03T21:00Z'],
    ['on Lord Howe Island, whose summer is half an hour', '2026-10-03T14:00Z', HOWE, '2026-10-03T20:00Z'],
    [
      'in a zone nobody knows goes by Sydney',
      '2026-11-21T15:00Z',
      { ...SYDNEY, timeZone: 'Mars/Base' },
      '2026-11-21T20:00Z',
    ],
  ])('%s', (_, at, clock, expected) => expect(due('instant', at, clock)).toBe(expected));
});

describe('a daily alert', () => {
  it.each([
    ['goes at seven the next morning', '2026-11-21T04:00Z', SYDNEY, '2026-11-21T20:00Z'],
    ['goes the same morning when it is before seven', '2026-11-21T19:59Z', SYDNEY, '2026-11-21T20:00Z'],
    ['at seven exactly waits for the next', '2026-11-21T20:00Z', SYDNEY, '2026-11-22T20:00Z'],
    ['goes at seven by the clock after it went forward', '2026-10-03T02:00Z', SYDNEY, '2026-10-03T20:00Z'],
    ['goes at seven by the clock after it went back', '2027-04-03T02:00Z', SYDNEY, '2027-04-03T21:00Z'],
    [
      'waits for the end of longer quiet hours',
      '2026-11-21T04:00Z',
      { ...SYDNEY, quietUntil: 9 },
      '2026-11-21T22:00Z',
    ],
  ])('%s', (_, at, clock, expected) => expect(due('daily', at, clock)).toBe(expected));
});

describe('a weekly alert', () => {
  it.each([
    ['goes on Monday at seven', '2026-11-21T04:00Z', SYDNEY, '2026-11-22T20:00Z'],
    ['on Monday before seven goes the same day', '2026-11-22T19:00Z', SYDNEY, '2026-11-22T20:00Z'],
    ['on Monday after seven waits a week', '2026-11-22T20:30Z', SYDNEY, '2026-11-29T20:00Z'],
    ['knows Monday by the place, not by Greenwich', '2026-11-22T22:00Z', PERTH, '2026-11-22T23:00Z'],
  ])('%s', (_, at, clock, expected) => expect(due('weekly', at, clock)).toBe(expected));
});
