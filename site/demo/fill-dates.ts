/** A feed template holds a placeholder that `fillDates` does not know. */
export class UnknownPlaceholderError extends Error {
  override readonly name = 'UnknownPlaceholderError';
}

/**
 * Replaces the date placeholders of a feed template (grammar: README.md) so that the feed is fresh whenever it is read.
 * `now` is an instant; its calendar day in Sydney counts as today. Results are in REAXML's formats, local to the property.
 * Throws `UnknownPlaceholderError`, which names the placeholder, when one cannot be read.
 */
export const fillDates = ({ xml, now }: { xml: string; now: Date }): string => {
  const today = sydneyDay(now);
  return xml.replace(/\{\{(.*?)\}\}/g, (whole, inner: string) => fill({ inner: inner.trim(), today, whole }));
};

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const oneDay = 86_400_000;

const pattern =
  /^(date|sunday|monday|tuesday|wednesday|thursday|friday|saturday)([+-]\d+)?(?: (\d{2}:\d{2})| (\d{1,2}:\d{2}[ap]m to \d{1,2}:\d{2}[ap]m))?$/;

/** Midnight UTC of the calendar day it is in Sydney: days are counted in UTC, free of daylight saving. */
const sydneyDay = (now: Date): number =>
  Date.parse(`${new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(now)}T00:00:00Z`);

const fill = ({ inner, today, whole }: { inner: string; today: number; whole: string }): string => {
  const match = pattern.exec(inner);
  if (!match)
    throw new UnknownPlaceholderError(
      `${whole} is not a date placeholder. Write it as the README's table shows, for example {{date-40}}.`,
    );
  const [, base = 'date', steps = '0', clock, window] = match;
  const day = new Date(
    base === 'date' ? today + Number(steps) * oneDay : coming({ weekday: base, weeks: Number(steps), today }),
  );
  const [year, month, date] = [
    day.getUTCFullYear(),
    day.getUTCMonth(),
    String(day.getUTCDate()).padStart(2, '0'),
  ];
  if (window) return `${date}-${months[month]}-${year} ${window}`;
  const plain = `${year}-${String(month + 1).padStart(2, '0')}-${date}`;
  return clock ? `${plain}-${clock}:00` : plain;
};

const coming = ({ weekday, weeks, today }: { weekday: string; weeks: number; today: number }): number => {
  const ahead = (weekdays.indexOf(weekday) - new Date(today).getUTCDay() + 7) % 7 || 7;
  return today + (ahead + weeks * 7) * oneDay;
};
