import { use } from 'react';
import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { enAU } from 'react-day-picker/locale/en-AU';

/** A month to choose a day from, for mouse, finger and keyboard. Days are ISO texts. */
export function DateCalendar({
  chosen,
  min,
  max,
  onChoose,
  language,
}: {
  chosen: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  /** Of the page: `vi`, `zh-Hans`. */
  language: string;
}) {
  const [selected, first, last] = [chosen, min, max].map((day) => (day ? dateOf(day) : undefined));
  return (
    <DayPicker
      mode="single"
      autoFocus
      locale={use(localeOf(language))}
      dir={language === 'ar' ? 'rtl' : undefined}
      weekStartsOn={1}
      selected={selected}
      defaultMonth={selected}
      startMonth={first}
      endMonth={last}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      onSelect={(_, day) => onChoose(isoOf(day))}
      classNames={classNames}
    />
  );
}

const LOCALES: Readonly<Record<string, () => Promise<DayPickerLocale>>> = {
  ar: async () => (await import('react-day-picker/locale/ar')).ar,
  vi: async () => (await import('react-day-picker/locale/vi')).vi,
  'zh-Hans': async () => (await import('react-day-picker/locale/zh-CN')).zhCN,
};

const locales = new Map<string, Promise<DayPickerLocale>>();

/** The names of days and months, fetched once; the same promise each time. */
function localeOf(language: string): Promise<DayPickerLocale> {
  const known = locales.get(language) ?? LOCALES[language]?.() ?? Promise.resolve(enAU);
  locales.set(language, known);
  return known;
}

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-sand aria-disabled:cursor-default aria-disabled:opacity-40';

const classNames = {
  root: 'relative',
  months: 'grid',
  nav: 'absolute end-0 top-0 flex gap-1',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-6 fill-brand rtl:-scale-x-100',
  month_caption: 'flex h-11 items-center px-2 text-lg font-semibold',
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-9 text-center text-sm font-normal text-muted',
  day: 'p-0 text-center',
  day_button:
    'mx-auto grid size-10 cursor-pointer place-items-center rounded-full hover:bg-brand-soft disabled:cursor-default disabled:hover:bg-transparent',
  selected: '[&>button]:bg-brand [&>button]:font-semibold [&>button]:text-paper',
  today: '[&>button]:border [&>button]:border-brand [&>button]:font-semibold',
  outside: 'text-muted',
  disabled: 'text-muted opacity-50',
  hidden: 'invisible',
};

/** Midday, so that daylight saving does not move it to another day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

const isoOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
