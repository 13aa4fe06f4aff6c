import { hourOf, isDay, two } from './dates.ts';
import type { Report } from './problem.ts';
import { childrenOf, type FeedNode } from './tree.ts';

/** An open inspection, local to the property. */
export type FeedInspection = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`, before end */
  start: string;
  end: string;
};

/** `inspectionTimes`: the whole list, sorted, repeats dropped; null when sent empty. What cannot be read is reported. */
export function parseInspections({
  node,
  report,
}: {
  node: FeedNode;
  report: Report;
}): FeedInspection[] | null {
  const sent = childrenOf(node, 'inspection').filter((child) => child.text.trim() !== '');
  if (sent.length === 0) return null;
  const found = new Map<string, FeedInspection>();
  for (const child of sent) {
    const inspection = parseInspection(child.text);
    if (inspection) found.set(`${inspection.date} ${inspection.start} ${inspection.end}`, inspection);
    else
      report({
        code: 'bad-inspection',
        element: 'inspectionTimes/inspection',
        text: child.text,
        line: child.line,
        message:
          'This inspection time cannot be read and is not shown. Send it like 21-Dec-2026 11:00am to 11:30am.',
      });
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, inspection]) => inspection);
}

/** One time, e.g. `21-Dec-2006 11:00am to 1:00pm`; undefined when any part of it is missing or impossible. */
export function parseInspection(text: string): FeedInspection | undefined {
  const match = INSPECTION.exec(text.trim());
  if (!match) return undefined;
  const [, dayFirst, monthName, yearLast, yearFirst, monthNumber, dayLast] = match;
  const [startHour, startMinute, startHalf, endHour, endMinute, endHalf] = match.slice(7);
  const month = monthName ? monthOf(monthName) : Number(monthNumber);
  const day = { year: Number(yearLast ?? yearFirst), month, day: Number(dayFirst ?? dayLast) };
  if (!isDay(day)) return undefined;
  const end = minutesOf({ hour: endHour, minute: endMinute, half: endHalf });
  // "1:00 to 2:00pm": the first time borrows am/pm from the second as long as it stays before it
  const borrowed = startHalf ? undefined : minutesOf({ hour: startHour, minute: startMinute, half: endHalf });
  const written = minutesOf({ hour: startHour, minute: startMinute, half: startHalf });
  const start = borrowed !== undefined && end !== undefined && borrowed < end ? borrowed : written;
  if (start === undefined || end === undefined || start >= end) return undefined;
  return { date: `${day.year}-${two(day.month)}-${two(day.day)}`, start: clock(start), end: clock(end) };
}

const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?(?::00)? ?(am|pm)?';
const INSPECTION = new RegExp(
  `^(?:(\\d{1,2})[-/ ]([a-z]{3,9}|\\d{1,2})[-/ ](\\d{4})|(\\d{4})-(\\d{2})-(\\d{2}))[ T,-]+${TIME} ?(?:to|-|–) ?${TIME}$`,
  'i',
);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 1–12, or 0 for a word that is no month. Numbers are day/month/year as written in Australia. */
function monthOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function minutesOf({
  hour,
  minute,
  half,
}: {
  hour?: string;
  minute?: string;
  half?: string;
}): number | undefined {
  const hours = hourOf({ hour: Number(hour), half });
  const minutes = Number(minute ?? '0');
  return hours === undefined || minutes > 59 ? undefined : hours * 60 + minutes;
}

function clock(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
