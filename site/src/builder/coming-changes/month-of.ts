import { localTime, type TimeZone } from '#site/ui/admin/time-zones.ts';
import type { ComingChange } from './coming-change.ts';

/** One day of a calendar; `isOther` in the weeks that reach into another month. */
export type CalendarDay = {
  /** As `2026-12-01`. */
  day: string;
  label: string;
  isOther: boolean;
  isToday: boolean;
  changes: ComingChange[];
};

/** A month as whole weeks from Monday, with what changes on each day in a time zone. */
export type CalendarMonth = {
  title: string;
  month: string;
  before: string;
  after: string;
  days: CalendarDay[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

export function monthOf({
  asked,
  changes,
  zone,
  now,
}: {
  /** As `2026-12`; the present month where it is none. */
  asked: unknown;
  changes: ComingChange[];
  zone: TimeZone;
  now: number;
}): CalendarMonth {
  const today = localTime({ at: now, zone }).slice(0, 10);
  const month =
    typeof asked === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const [before, after] = [monthBeside(first, -1), monthBeside(first, 1)];
  const end = Date.parse(`${after}-01T00:00:00Z`);
  const weekday = (at: number) => (new Date(at).getUTCDay() + 6) % 7;
  const from = first - weekday(first) * DAY_MS;
  const until = end + ((7 - weekday(end)) % 7) * DAY_MS;
  const byDay = Map.groupBy(changes, ({ at }) => localTime({ at, zone }).slice(0, 10));
  const days = Array.from({ length: (until - from) / DAY_MS }, (_, index) => {
    const at = from + index * DAY_MS;
    const day = new Date(at).toISOString().slice(0, 10);
    return {
      day,
      label: written(at, { weekday: 'short', day: 'numeric', month: 'short' }),
      isOther: !day.startsWith(month),
      isToday: day === today,
      changes: byDay.get(day) ?? [],
    };
  });
  return { title: written(first, { month: 'long', year: 'numeric' }), month, before, after, days };
}

function monthBeside(first: number, by: number): string {
  const date = new Date(first);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

const written = (at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...format }).format(at).replace(',', '');
