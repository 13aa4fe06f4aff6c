import { cleanFigures } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** A calendar day, written dd/mm/yyyy (also dd/mm/yy, or ddmmyyyy on a keypad without "/"), answered as ISO yyyy-mm-dd. Bounds are inclusive ISO days or 'today'. */
export type DateField = FieldBase & {
  readonly kind: 'date';
  readonly min?: string;
  readonly max?: string;
  /** Days of the week it may be, Monday 1 to Sunday 7. */
  readonly days?: readonly number[];
};

const written = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/;
const typedOnKeypad = /^(\d\d)(\d\d)(\d{4})$/;
const iso = /^(\d{4})-(\d\d)-(\d\d)$/;

export const date: Kind<DateField, string> = {
  kind: 'date',
  empty: '',
  article: 'the',
  texts: {
    required: 'Enter {noun} as dd/mm/yyyy',
    format: '{label} must be a valid date, as dd/mm/yyyy',
    min: '{label} must be {min} or later',
    max: '{label} must be {max} or earlier',
  },
  clean: ({ raw }) => {
    const line = cleanFigures(raw);
    const slashed = line.replace(typedOnKeypad, '$1/$2/$3');
    const [, day = '', , month = '', short = ''] = written.exec(slashed) ?? [];
    const year = short.length === 2 ? `20${short}` : short;
    return (year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : line) || undefined;
  },
  check: ({ answer, field, today }) => {
    if (!isCalendarDay(answer)) return { rule: 'format' };
    const min = bound({ bound: field.min, today }) ?? '1900-01-01';
    const max = bound({ bound: field.max, today }) ?? '2199-12-31';
    if (answer < min) return { rule: 'min', params: { min: dayAsText(min) } };
    if (answer > max) return { rule: 'max', params: { max: dayAsText(max) } };
    return undefined;
  },
  show: ({ answer }) => dayAsText(answer),
};

/** An ISO day from dd/mm/yyyy; undefined if there is no such day. */
export const dayFromText = (text: string): string | undefined => {
  const day = date.clean({ raw: text, field: { kind: 'date', name: 'day', label: 'Day' } });
  return day !== undefined && isCalendarDay(day) ? day : undefined;
};

/** An ISO day as people write it, dd/mm/yyyy. */
export const dayAsText = (day: string): string => day.replace(iso, '$3/$2/$1');

/** Whether a text is an ISO day (yyyy-mm-dd) that exists. */
export const isCalendarDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = (iso.exec(text) ?? []).slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth({ year, month });
};

const daysInMonth = ({ year, month }: { year: number; month: number }): number => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
};

const bound = ({ bound, today }: { bound?: string; today?: string }) => (bound === 'today' ? today : bound);
