import { describe, expect, test } from 'vitest';
import { fillDates, UnknownPlaceholderError } from './fill-dates.ts';

// Wednesday, 15 July 2026, noon in Sydney.
const now = new Date('2026-07-15T02:00:00Z');

describe('fillDates', () => {
  test.each([
    ['{{date}}', '2026-07-15'],
    ['{{date-40}}', '2026-06-05'],
    ['{{date+14}}', '2026-07-29'],
    ['{{date-1 09:15}}', '2026-07-14-09:15:00'],
    ['{{date+170}}', '2027-01-01'],
    ['{{saturday 10:00am to 10:30am}}', '18-Jul-2026 10:00am to 10:30am'],
    ['{{saturday+1 10:00am to 10:30am}}', '25-Jul-2026 10:00am to 10:30am'],
    ['{{saturday+2 11:30}}', '2026-08-01-11:30:00'],
    ['{{thursday}}', '2026-07-16'],
    ['{{tuesday 5:00pm to 5:20pm}}', '21-Jul-2026 5:00pm to 5:20pm'],
  ])('%s becomes %s', (placeholder, filled) => {
    expect(fillDates({ xml: placeholder, now })).toBe(filled);
  });

  test('a weekday is never today: on a Wednesday, wednesday means next week', () => {
    expect(fillDates({ xml: '{{wednesday}}', now })).toBe('2026-07-22');
  });

  test('today is the day in Sydney, also when it is still yesterday in Greenwich', () => {
    expect(fillDates({ xml: '{{date}}', now: new Date('2026-07-14T20:00:00Z') })).toBe('2026-07-15');
  });

  test('days are counted, not hours: a change to daylight saving moves nothing', () => {
    expect(fillDates({ xml: '{{date+1}}', now: new Date('2026-10-03T13:30:00Z') })).toBe('2026-10-04');
  });

  test('the rest of the feed stays as it is', () => {
    expect(fillDates({ xml: '<a b="{{date}}">R & B {{date+1}}</a>', now })).toBe(
      '<a b="2026-07-15">R & B 2026-07-16</a>',
    );
  });

  test.each(['{{soon}}', '{{saturday+1 10am}}', '{{date 25}}'])('%s is refused by name', (placeholder) => {
    expect(() => fillDates({ xml: placeholder, now })).toThrow(UnknownPlaceholderError);
    expect(() => fillDates({ xml: placeholder, now })).toThrow(placeholder);
  });
});
