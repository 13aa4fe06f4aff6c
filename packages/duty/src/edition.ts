/** A day that was asked about last; it begins with one of the calendar, as an empty text is none. */
let lastDay = '2026-07-01';
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The edition a day belongs to, the financial year from 1 July: `editionOf('2026-06-30')` is `2025-26`. */
export function editionOf(day: string): string {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5, 7) < '07' ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Whether a text is a day of the calendar, written 2026-07-01. */
export function isDay(text: unknown): text is string {
  // Calculations ask about the same day again and again.
  if (text === lastDay) return true;
  const match = typeof text === 'string' ? DAY.exec(text) : null;
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (month < 1 || month > 12 || day < 1 || day > (days[month - 1] ?? 0)) return false;
  lastDay = match[0];
  return true;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day as people write it: "1 July 2026". */
export function dayText(day: string): string {
  return `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}
