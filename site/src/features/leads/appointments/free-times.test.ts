import { describe, expect, it } from 'vitest';
import type { AppraisalTimes } from '#site/features/team/appraisal-times.ts';
import { freeTimes, offeredTimes } from './free-times.ts';

/** A Saturday noon in Sydney. */
const NOON = Date.parse('2026-11-21T01:00:00Z');
const times: AppraisalTimes = {
  weekdays: [1, 2],
  from: '09:00',
  until: '12:00',
  minutes: 45,
  gapMinutes: 15,
  noticeHours: 24,
  weeksAhead: 1,
  blackouts: [],
};
const startsOf = (changes: Partial<AppraisalTimes>, zone = 'Australia/Sydney', now = NOON) =>
  offeredTimes({ times: { ...times, ...changes }, zone, now }).map(({ startsAt }) => startsAt.slice(0, 16));

describe('the times that are offered', () => {
  it('are those of the weekdays, as often as a whole appraisal fits, on the clocks of the office', () => {
    expect(startsOf({})).toEqual([
      '2026-11-22T22:00',
      '2026-11-22T23:00',
      '2026-11-23T00:00',
      '2026-11-23T22:00',
      '2026-11-23T23:00',
      '2026-11-24T00:00',
    ]);
    expect(startsOf({ weekdays: [1], until: '09:45' }, 'Australia/Perth')).toEqual(['2026-11-23T01:00']);
    expect(startsOf({ until: '09:30' })).toEqual([]);
  });

  it('leave out what is too soon, and days off', () => {
    expect(startsOf({ noticeHours: 70 })[0]).toBe('2026-11-23T23:00');
    expect(startsOf({ blackouts: [{ from: '2026-11-23', until: '2026-11-23' }] })[0]).toBe(
      '2026-11-23T22:00',
    );
    expect(startsOf({ blackouts: [{ from: '2026-11-20', until: '2026-12-31' }] })).toEqual([]);
  });

  it('stay at their hour when daylight saving begins', () => {
    const september = Date.parse('2026-10-01T00:00:00Z');
    expect(startsOf({ weekdays: [6, 1], until: '09:45' }, 'Australia/Sydney', september)).toEqual([
      '2026-10-02T23:00',
      '2026-10-04T22:00',
    ]);
  });

  it('take quarter hours, with the way to the next one', () => {
    const [first] = offeredTimes({ times, zone: 'Australia/Sydney', now: NOON });
    expect(first?.endsAt).toBe('2026-11-22T22:45:00.000Z');
    expect(first?.cells.map((cell) => cell.slice(11, 16))).toEqual(['22:00', '22:15', '22:30', '22:45']);
  });

  it('are free while none of their quarter hours is taken, whatever length took it', () => {
    const offered = offeredTimes({ times, zone: 'Australia/Sydney', now: NOON });
    const free = freeTimes({ offered, taken: new Set(['2026-11-22T22:30:00.000Z']) });
    expect(free).toEqual(offered.slice(1));
  });
});
