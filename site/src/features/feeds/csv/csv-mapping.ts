import { CSV_FIELDS, csvField } from './csv-fields.ts';
import { comparable, guessChoice } from './csv-text.ts';

/** A column of a source's files, and the field of a listing it fills; null: it is not imported. */
export type CsvColumn = { heading: string; field: string | null };

/** How a source's CSV files become listings. Saved with the source. */
export type CsvMapping = {
  /** Every column of the file it was made with, in its order. */
  columns: CsvColumn[];
  /** By field: our value for each text of the file, as `comparable` writes it. */
  values: Record<string, Record<string, string>>;
  /** Values of fields that no column fills. */
  fixed: { agentID?: string; method?: string; category?: string };
};

/** Fields that one value for all rows can stand in for. */
const FIXED_FIELDS = ['agentID', 'method', 'category'] as const;

const MAX_COLUMNS = 500;
const MAX_VALUES = 500;

/** The headings of a file, told apart: a heading that comes again is `Photo (2)`. */
export function distinctHeadings(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const heading = cell.trim() || `Column ${index + 1}`;
    const key = comparable(heading);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}

/** What each column probably is. A field is guessed once, unless several columns may fill it. */
export function guessColumns(headings: readonly string[]): CsvColumn[] {
  const fields = headings.map(guessField);
  const best = (name: string): number => {
    const rank = (at: number) => csvField(name)?.synonyms.indexOf(plainHeading(headings[at] ?? '')) ?? -1;
    return fields
      .flatMap((field, at) => (field === name ? [at] : []))
      .sort((a, b) => rank(a) - rank(b))[0] as number;
  };
  return headings.map((heading, at) => {
    const field = fields[at];
    const isTaken = field && !csvField(field)?.many && best(field) !== at;
    return { heading, field: field && !isTaken ? field : null };
  });
}

/** `Photo 12` and `Photo (2)` are photos. */
const plainHeading = (heading: string): string => {
  const key = comparable(heading);
  const isKnown = CSV_FIELDS.some(({ synonyms }) => synonyms.includes(key));
  return isKnown ? key : key.replace(/ ?\d+$/, '').replace(/^(property|listing) /, '');
};

function guessField(heading: string): string | undefined {
  const key = comparable(heading);
  const plain = plainHeading(heading);
  const field = CSV_FIELDS.find(({ synonyms }) => synonyms.includes(plain));
  // “Bedrooms 2” is no second column of bedrooms.
  return field && (field.many || key === plain || !/\d$/.test(key)) ? field.name : undefined;
}

/** Our values for the texts that a column of choices holds, where they can be guessed. */
export function guessValues({
  field,
  texts,
}: {
  field: string;
  texts: readonly string[];
}): Record<string, string> {
  const { choices = [] } = csvField(field) ?? {};
  return Object.fromEntries(
    texts.flatMap((text) => {
      const value = guessChoice(text, choices);
      return value ? [[comparable(text), value]] : [];
    }),
  );
}

/** A mapping that cannot be saved; the message says why and what to do. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/** A mapping out of what was sent or stored. Throws {@link MappingError}. */
export function readMapping(sent: unknown): CsvMapping {
  const { columns, values, fixed } = (sent ?? {}) as Record<string, unknown>;
  if (!Array.isArray(columns) || columns.length === 0 || columns.length > MAX_COLUMNS)
    throw new MappingError('Choose a CSV file first.');
  const read = columns.map((column): CsvColumn => {
    const { heading, field } = (column ?? {}) as Record<string, unknown>;
    if (typeof heading !== 'string' || heading.length > 200) throw new MappingError(BROKEN);
    if (field !== null && (typeof field !== 'string' || !csvField(field))) throw new MappingError(BROKEN);
    return { heading, field };
  });
  return { columns: read, values: readValues(values), fixed: readFixed(fixed) };
}

/** A stored mapping; undefined when there is none, or one that this version cannot use: then staff match columns again. */
export function savedMapping(stored: unknown): CsvMapping | undefined {
  if (!stored) return undefined;
  try {
    return readMapping(stored);
  } catch (error) {
    if (error instanceof MappingError) return undefined;
    throw error;
  }
}

/** Why a mapping cannot work, as a sentence; undefined when it can. */
export function mappingProblem({ columns, fixed }: CsvMapping): string | undefined {
  const used = columns.flatMap(({ field }) => field ?? []);
  const twice = used.find((field, at) => !csvField(field)?.many && used.indexOf(field) !== at);
  if (twice)
    return `Two columns are matched to “${csvField(twice)?.label}”. Choose one of them, and “Not imported” for the other.`;
  if (!used.includes('uniqueID'))
    return 'No column is matched to “Listing number in the feed”. Choose the column whose value is different for each listing and never changes.';
  if (!used.includes('agentID') && !fixed.agentID)
    return 'Say which agency code the listings have: match a column to “Agency code in the feed”, or enter the code for all rows.';
  if (!used.includes('suburb')) return 'No column is matched to “Suburb”. Listings need one.';
  return undefined;
}

const BROKEN = 'The columns could not be read. Reload the page and choose the file again.';

function readValues(sent: unknown): CsvMapping['values'] {
  const values: CsvMapping['values'] = {};
  for (const [name, texts] of Object.entries((sent ?? {}) as Record<string, unknown>)) {
    const choices = csvField(name)?.choices;
    if (!choices || typeof texts !== 'object' || texts === null) throw new MappingError(BROKEN);
    const entries = Object.entries(texts as Record<string, unknown>).slice(0, MAX_VALUES);
    values[name] = Object.fromEntries(
      entries.flatMap(([text, value]) =>
        choices.some((choice) => choice.value === value) ? [[comparable(text), String(value)]] : [],
      ),
    );
  }
  return values;
}

function readFixed(sent: unknown): CsvMapping['fixed'] {
  const fixed: CsvMapping['fixed'] = {};
  for (const name of FIXED_FIELDS) {
    const value = (sent as Record<string, unknown> | undefined)?.[name];
    if (typeof value !== 'string' || value.trim() === '') continue;
    const { choices } = csvField(name) ?? {};
    if (value.length > 100 || (choices && !choices.some((choice) => choice.value === value)))
      throw new MappingError(BROKEN);
    fixed[name] = value.trim();
  }
  return fixed;
}
