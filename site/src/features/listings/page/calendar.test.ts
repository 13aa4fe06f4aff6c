import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, escapeText, fold } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'inspection-42@example.com.au',
  startsAt: '2026-11-28T00:30:00.000Z',
  endsAt: '2026-11-28T01:00:00.000Z',
  stampedAt: '2026-11-02T01:00:00.000Z',
  summary: 'Inspection: 2/39 Main Road, Newtown NSW 2042',
  description: 'A terrace; with a garden\nhttps://example.com.au/property/42',
  location: '2/39 Main Road, Newtown NSW 2042',
  url: 'https://example.com.au/property/42',
};

describe('calendarFile', () => {
  it('writes one event in UTC, every line ended by CRLF', () => {
    expect(calendarFile([event]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Frontage//Listings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:inspection-42@example.com.au',
      'DTSTAMP:20261102T010000Z',
      'DTSTART:20261128T003000Z',
      'DTEND:20261128T010000Z',
      'SUMMARY:Inspection: 2/39 Main Road\\, Newtown NSW 2042',
      'DESCRIPTION:A terrace\\; with a garden\\nhttps://example.com.au/property/42',
      'LOCATION:2/39 Main Road\\, Newtown NSW 2042',
      'URL:https://example.com.au/property/42',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is the same file each time it is made', () => {
    expect(calendarFile([event])).toBe(calendarFile([event]));
  });

  it('leaves the place out where there is none', () => {
    expect(calendarFile([{ ...event, location: null }])).not.toContain('LOCATION');
  });
});

describe('escapeText', () => {
  it.each([
    ['a\\b', 'a\\\\b'],
    ['a,b;c', 'a\\,b\\;c'],
    ['one\r\ntwo\rthree', 'one\\ntwo\\nthree'],
    ['bell\u0007tab\t', 'bell tab '],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });

  it('lets no text begin a line of its own', () => {
    const forged = escapeText('x\r\nEND:VEVENT\nBEGIN:VEVENT\u2028');
    expect(forged).not.toMatch(/[\r\n]/);
  });
});

describe('fold', () => {
  it('keeps a line of 75 octets whole and breaks one of 76', () => {
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
    expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it('counts octets and never cuts a character', () => {
    const line = `SUMMARY:${'é'.repeat(60)}🏡${'m²'.repeat(40)}`;
    const parts = fold(line).split('\r\n');
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(parts.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line);
  });
});
