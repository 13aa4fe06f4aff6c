import {
  cleanText,
  type FeedMoment,
  lineOrNull,
  parseDay,
  parseMoment,
  parseMoney,
  parseQuantity,
  type Report,
  webAddressOf,
  yesNo,
} from '@frontage/reaxml';
import { csvField } from './csv-fields.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { comparable, guessChoice } from './csv-text.ts';

/** A cell, and the heading of its column. */
export type Cell = { heading: string; text: string };

export type RowCells = ReturnType<typeof rowCells>;

/**
 * The cells of a row by the field their column fills. Each reader answers undefined where no column does (what is stored
 * stays), null for an empty or unreadable cell (it is cleared), and reports what it could not read under its heading.
 */
export function rowCells({
  cells,
  values,
  report,
  line,
}: {
  cells: ReadonlyMap<string, Cell[]>;
  values: CsvMapping['values'];
  report: Report;
  line: number;
}) {
  const cell = (name: string): Cell | undefined => cells.get(name)?.[0];
  const read =
    <T>(parse: (cell: Cell) => T | null) =>
    (name: string): T | null | undefined => {
      const found = cell(name);
      return found && parse(found);
    };
  const where = ({ heading, text }: Cell) => ({ text, report, element: heading, line });
  return {
    has: (...names: string[]) => names.some((name) => cells.has(name)),
    all: (name: string): Cell[] | undefined => cells.get(name),
    line: read(({ text }) => lineOrNull(text)),
    text: read(({ text }) => cleanText(text) || null),
    money: read((found) => parseMoney(where({ ...found, text: found.text.replace(/\.00$/, '') }))),
    count: (name: string, max: number) => read((found) => parseQuantity({ ...where(found), max }))(name),
    flag: read((found) => flagOf({ found, report, line })),
    day: read((found) => parseDay({ ...where(found), text: isoDate(found.text) })),
    moment: (name: string, zone: string) =>
      read((found) => parseMoment({ ...where(found), text: isoDate(found.text), zone }))(name),
    link: read((found) => linkOf({ found, report, line })),
    /** Our value for what the cell says; the text itself is reported where it is not known. */
    choice: read((found) => {
      const said = found.text.trim();
      return said === '' ? null : { said, heading: found.heading };
    }),
    /** Our value for a text of a column of choices. */
    valueOf: (name: string, said: string): string | undefined =>
      values[name]?.[comparable(said)] ?? guessChoice(said, csvField(name)?.choices ?? []),
    number: (found: Cell, max: number): number | null => parseQuantity({ ...where(found), max }),
    momentOf: ({ heading, text }: Cell, zone: string): FeedMoment | null =>
      parseMoment({ text: isoDate(text), report, element: heading, line, zone }),
    report,
    lineNumber: line,
  };
}

type Found = { found: Cell; report: Report; line: number };

function flagOf({ found: { heading, text }, report, line }: Found): boolean | null {
  const value = /^x$|^✓$/i.test(text.trim()) ? true : yesNo(text);
  if (value !== undefined) return value;
  report({
    code: 'bad-yes-no',
    element: heading,
    text,
    line,
    message: `${heading} is neither yes nor no and was left empty. Write yes or no.`,
  });
  return null;
}

function linkOf({ found: { heading, text }, report, line }: Found): string | null {
  if (text.trim() === '') return null;
  const address = webAddressOf(text);
  if (address) return address;
  report({
    code: 'bad-url',
    element: heading,
    text,
    line,
    message: `${heading} is not a web address and was left empty. Write it in full, starting with https://.`,
  });
  return null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const AUSTRALIAN = /^(\d{1,2})[-/. ]([a-z]{3,9}|\d{1,2})[-/., ]+(\d{4}|\d{2})(?:[ ,T-]+(?:at )?(\d.*))?$/i;

/** `24/12/2026 5pm` → `2026-12-24 5:00pm`: day before month, as written in Australia. Other texts stay as they are. */
export function isoDate(text: string): string {
  const match = AUSTRALIAN.exec(text.trim());
  if (!match) return text;
  const [, day = '', month = '', year = '', time] = match;
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const two = (value: number | string) => String(value).padStart(2, '0');
  const date = `${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(day)}`;
  const clock = time
    ?.trim()
    .replace(/^(\d{1,2})\s*([ap]m)/i, '$1:00$2')
    .replace(/^(\d{1,2})\.(\d{2})/, '$1:$2');
  return clock ? `${date} ${clock}` : date;
}
