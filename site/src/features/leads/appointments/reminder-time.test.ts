import { describe, expect, it } from 'vitest';
import { isQuietHour, reminderTime } from './reminder-time.ts';

const zone = 'Australia/Sydney';
const settings = { byEmail: true, bySms: true, hoursBefore: 24, quietFrom: 20, quietUntil: 8 };
/** A Saturday, 10 am in Sydney. */
const startsAt = '2026-12-04T23:00:00.000Z';
const DAYS_BEFORE = Date.parse('2026-12-01T00:00:00Z');

const reminded = (given: Partial<Parameters<typeof reminderTime>[0]> = {}) => {
  const at = reminderTime({ startsAt, zone, now: DAYS_BEFORE, settings, ...given });
  return at && new Date(at).toISOString();
};

describe('a reminder', () => {
  it('leaves so many hours before', () => {
    expect(reminded()).toBe('2026-12-03T23:00:00.000Z');
  });

  it('leaves in the evening before, where the time is in the quiet hours of the property', () => {
    expect(reminded({ settings: { ...settings, hoursBefore: 3 } })).toBe('2026-12-04T08:45:00.000Z');
    // 7 am in Perth is 10 am in Sydney.
    expect(reminded({ zone: 'Australia/Perth' })).toBe('2026-12-03T11:45:00.000Z');
  });

  it('is left out where the visit was booked later than that, or just before', () => {
    expect(reminded({ now: Date.parse('2026-12-04T05:00:00Z') })).toBeUndefined();
    expect(reminded({ now: Date.parse('2026-12-03T22:30:00Z') })).toBeUndefined();
    expect(reminded({ now: Date.parse('2026-12-03T22:00:00Z') })).toBeDefined();
  });

  it.each([
    ['the same hour twice is none', 9, 9, '2026-12-04T22:00:00Z', false],
    ['by day', 12, 14, '2026-12-04T02:30:00Z', true],
    ['by day, over', 12, 14, '2026-12-04T03:00:00Z', false],
    ['overnight', 20, 8, '2026-12-04T20:59:00Z', true],
    ['overnight, over', 20, 8, '2026-12-04T21:00:00Z', false],
  ])('quiet hours: %s', (_, quietFrom, quietUntil, at, quiet) => {
    expect(isQuietHour({ at: Date.parse(at), zone, settings: { quietFrom, quietUntil } })).toBe(quiet);
  });
});
