const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When an office is open, as search engines read it (schema.org). Times are of its own zone, `HH:MM`. */
export type OpenTimes = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
};

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm)?';
const LINE = new RegExp(
  `^${DAY}(?:\\s*(to|-|–|&|and)\\s*${DAY})?[\\s:,]*${TIME}\\s*(?:to|-|–)\\s*${TIME}$`,
  'i',
);

/**
 * Opening hours from the lines that staff wrote: `Monday to Friday 8:30am to 5:30pm`. A line that says anything else, such
 * as `Sunday by appointment`, is left out.
 */
export function openingHours(text: string | null): OpenTimes[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const found = LINE.exec(line.trim());
    if (!found) return [];
    const [, from, joint, to, ...times] = found;
    const days = daysOf({ from, to, isRange: !/^(&|and)$/i.test(joint ?? '') });
    const opens = clock(times.slice(0, 3));
    const closes = clock(times.slice(3, 6));
    if (!opens || !closes || closes <= opens || days.length === 0) return [];
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days, opens, closes }];
  });
}

function daysOf({ from, to, isRange }: { from?: string; to?: string; isRange: boolean }): string[] {
  const first = DAYS.findIndex((day) => day.toLowerCase().startsWith((from ?? '').toLowerCase()));
  if (!to) return DAYS.slice(first, first + 1);
  const last = DAYS.findIndex((day) => day.toLowerCase().startsWith(to.toLowerCase()));
  return isRange ? DAYS.slice(first, last + 1) : DAYS.filter((_, at) => at === first || at === last);
}

function clock([hour = '', minute = '00', half = '']: (string | undefined)[]): string | null {
  const number = Number(hour);
  if (number > (half ? 12 : 24) || Number(minute) > 59) return null;
  const hours = half ? (number % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : number;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
