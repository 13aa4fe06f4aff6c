/** One appointment of a calendar file. */
export type CalendarEvent = {
  /** Stays the same for the same appointment, so that adding it twice shows it once. */
  uid: string;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** ISO instant of the information itself (DTSTAMP). */
  stampedAt: string;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  /** How often it was changed, and whether it was called off. */
  sequence?: number;
  cancelled?: boolean;
};

/** A calendar file (RFC 5545) with these appointments: UTC times, lines ended by CRLF and folded at 75 octets. */
export function calendarFile(events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontage//Listings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** TEXT values: backslash, comma, semicolon and line breaks escaped; other control characters left out. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\,;]/g, (mark) => `\\${mark}`)
      .replace(/\n/g, '\\n')
  );
}

/** Breaks a line so that no part is longer than 75 octets of UTF-8, never within a character. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stampedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `URL:${event.url}`,
    ...(event.sequence ? [`SEQUENCE:${event.sequence}`] : []),
    ...(event.cancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ];
}

/** `2026-11-21T00:30:00.000Z` → `20261121T003000Z`. */
function utc(instant: string): string {
  return `${new Date(instant)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '')}`;
}
