/** The values of the tags in one email. */
export type TagFacts = {
  /** Of each question: the answer as text, and as it was sent; '' for none. */
  answers: ReadonlyMap<string, { text: string; raw: string }>;
  /** The values of `[_url]` and the like, by name without the brackets. */
  specials: Readonly<Record<string, string>>;
};

type Filling = {
  text: string;
  facts: TagFacts;
  /** Transforms an answer before it is inserted. */
  write?: (value: string) => string;
};

const TAG = /\[(\[?)([_A-Za-z][\w:-]*)((?:\s+"[^"\n]*")?)\s*\](\]?)/g;

/**
 * Fills the tags of a text: `[name]`, `[_raw_name]`, `[_format_name "d/m/Y"]`, specials such as `[_url]`. `[[name]]` becomes
 * `[name]`, and unknown tags stay. Inserted values are never searched for tags.
 */
export function fillTags({ text, facts, write = (value) => value }: Filling): string {
  return text.replace(TAG, (whole, open: string, name: string, format: string, close: string) => {
    if (open && close) return whole.slice(1, -1);
    const value = tagValue({ name, format: format.trim().slice(1, -1), facts });
    return value === undefined ? whole : open + write(value) + close;
  });
}

/** As {@link fillTags}, without the lines all of whose tags are empty. */
export function fillLines({ leaveOutEmpty, ...filling }: Filling & { leaveOutEmpty: boolean }): string {
  const lines = filling.text.replace(/\r\n?/g, '\n').split('\n');
  const kept = leaveOutEmpty ? lines.filter((line) => !isEmptied({ ...filling, text: line })) : lines;
  return fillTags({ ...filling, text: kept.join('\n') });
}

/** Always one line, so that it can become a header. */
export const headerLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The names of unknown tags in a text. */
export function unknownTags({ text, facts }: { text: string; facts: TagFacts }): string[] {
  return [...text.matchAll(TAG)]
    .filter(([, open, , , close]) => !(open && close))
    .filter(([, , name = '']) => tagValue({ name, format: '', facts }) === undefined)
    .map(([, , name = '']) => name);
}

function isEmptied({ text, facts }: Filling): boolean {
  const values = [...text.matchAll(TAG)]
    .filter(([, open, , , close]) => !(open && close))
    .map(([, , name = '']) => tagValue({ name, format: '', facts }));
  return values.length > 0 && values.every((value) => value?.trim() === '');
}

function tagValue({
  name,
  format,
  facts: { answers, specials },
}: {
  name: string;
  format: string;
  facts: TagFacts;
}): string | undefined {
  if (!name.startsWith('_')) return answers.get(name)?.text;
  const raw = /^_raw_(.+)$/.exec(name)?.[1];
  if (raw !== undefined) return answers.get(raw)?.raw;
  const formatted = /^_format_(.+)$/.exec(name)?.[1];
  if (formatted !== undefined) {
    const answer = answers.get(formatted);
    return answer && formatDay({ day: answer.raw, format });
  }
  return Object.hasOwn(specials, name) ? specials[name] : undefined;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** An ISO day written by PHP's letters, as imported forms have them; a backslash keeps a letter. */
export function formatDay({ day, format }: { day: string; format: string }): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  const monthName = MONTHS[Number(month) - 1] ?? '';
  const dayName = DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const letters: Record<string, string> = {
    d: date,
    j: String(Number(date)),
    D: dayName.slice(0, 3),
    l: dayName,
    m: month,
    n: String(Number(month)),
    M: monthName.slice(0, 3),
    F: monthName,
    Y: year,
    y: year.slice(2),
  };
  return (format || 'd/m/Y').replace(/\\(.)|([A-Za-z])/g, (whole, kept?: string, letter = '') =>
    kept !== undefined ? kept : (letters[letter as string] ?? whole),
  );
}
