import type { Report } from './problem.ts';
import { localToUtc, utcToLocal } from './zone.ts';

/** A local day with the time of day when one was sent (midnight means "no time given"). */
export type FeedMoment = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time?: string;
};

export type ParsedDate =
  | { kind: 'none' }
  | { kind: 'garbage' }
  | {
      kind: 'date';
      /** `YYYY-MM-DDTHH:mm:ss` as written, offset not applied */
      local: string;
      /** minutes east of Greenwich, when the sender wrote one */
      offsetMinutes?: number;
    };

/** Every date form of the format and those seen in feeds (format notes, section 6). Never throws. */
export function parseFeedDate(text: string): ParsedDate {
  const trimmed = text.trim();
  if (trimmed === '' || /^(0000-?00-?00|0001-?01-?01)([-T ]+[0:.]*Z?)?$/i.test(trimmed))
    return { kind: 'none' };
  const match = DATE.exec(trimmed);
  if (!match) return { kind: 'garbage' };
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', half, offset] = match;
  const hours = hourOf({ hour: Number(hour), half });
  if (!isDay({ year: Number(year), month: Number(month), day: Number(day) })) return { kind: 'garbage' };
  if (hours === undefined || Number(minute) > 59 || Number(second) > 59) return { kind: 'garbage' };
  return {
    kind: 'date',
    local: `${year}-${month}-${day}T${two(hours)}:${two(Number(minute))}:${two(Number(second))}`,
    ...(offset ? { offsetMinutes: offsetOf(offset) } : {}),
  };
}

type DateField = { text: string; report: Report; element: string; line?: number };

/** A day, `YYYY-MM-DD`. Empty and 0000-00-00 = none; garbage = none + warning. */
export function parseDay(field: DateField): string | null {
  const parsed = parseFeedDate(field.text);
  if (parsed.kind === 'garbage') reportDate(field);
  return parsed.kind === 'date' ? parsed.local.slice(0, 10) : null;
}

/** A day with its time; a time with an offset is brought to the property's wall clock. */
export function parseMoment({ zone, ...field }: DateField & { zone: string }): FeedMoment | null {
  const parsed = parseFeedDate(field.text);
  if (parsed.kind === 'garbage') reportDate(field);
  if (parsed.kind !== 'date') return null;
  const local = parsed.offsetMinutes === undefined ? parsed.local : moveToZone({ ...parsed, zone });
  const time = local.slice(11, 16);
  return time === '00:00' ? { date: local.slice(0, 10) } : { date: local.slice(0, 10), time };
}

/** True for a day of the calendar between 1900 and 2199. */
export function isDay({ year, month, day }: { year: number; month: number; day: number }): boolean {
  if (year < 1900 || year > 2199) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** 12-hour or 24-hour clock to 0–23; undefined when there is no such hour. */
export function hourOf({ hour, half }: { hour: number; half?: string }): number | undefined {
  if (hour > 23) return undefined;
  const suffix = half?.toLowerCase();
  if (suffix === 'am') return hour === 12 ? 0 : hour < 12 ? hour : undefined;
  // some senders write 13:30PM
  return suffix === 'pm' && hour < 12 ? hour + 12 : hour;
}

export function two(value: number): string {
  return String(value).padStart(2, '0');
}

const DATE =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[-T ]+(\d{1,2}):?(\d{2})(?::?(\d{2}))?:?(?:\.\d{1,9})? ?(am|pm)? ?(z|[+-]\d{2}:?\d{2})?)?$/i;

function offsetOf(text: string): number {
  if (/z/i.test(text)) return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2));
  return text.startsWith('-') ? -minutes : minutes;
}

function moveToZone({
  local,
  offsetMinutes = 0,
  zone,
}: {
  local: string;
  offsetMinutes?: number;
  zone: string;
}): string {
  const asUtc = localToUtc({ local, zone: 'UTC' });
  return utcToLocal({ at: new Date(asUtc.getTime() - offsetMinutes * 60_000), zone });
}

function reportDate({ text, report, element, line }: DateField): void {
  report({
    code: 'bad-date',
    element,
    text,
    line,
    message: `${element} is not a date and was left empty. Send it as YYYY-MM-DD or YYYY-MM-DD-hh:mm:ss.`,
  });
}
