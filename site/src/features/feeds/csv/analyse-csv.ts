import { csvField } from './csv-fields.ts';
import { type CsvMapping, distinctHeadings, guessColumns, guessValues } from './csv-mapping.ts';
import { comparable } from './csv-text.ts';
import { CsvFileError } from './decode-csv.ts';
import { readRecords } from './read-records.ts';

/** What a file holds, and a guess what its columns are; for the screen on which staff match them. */
export type CsvAnalysis = {
  headings: string[];
  /** Per column: its first texts, and all of its texts where they are few. */
  columns: { samples: string[]; texts: string[] | null }[];
  /** The first rows, to try the columns on. */
  rows: string[][];
  /** Rows of the file, the headings not counted. */
  count: number;
  mapping: CsvMapping;
};

const ROWS = 10;
const SAMPLES = 3;
/** Characters of a sample. */
const SAMPLE = 80;
/** More different texts than these are no choices. */
const MAX_TEXTS = 30;

/** Reads a whole file and guesses. What was saved before counts more. Throws {@link CsvFileError}. */
export async function analyseCsv({
  open,
  saved,
}: {
  open: () => AsyncIterable<Uint8Array>;
  saved?: CsvMapping | undefined;
}): Promise<CsvAnalysis> {
  let headings: string[] | undefined;
  const rows: string[][] = [];
  const texts: Map<string, string>[] = [];
  const samples: Set<string>[] = [];
  let count = 0;
  for await (const { cells } of readRecords({ pieces: open(), again: open })) {
    if (!headings) {
      headings = distinctHeadings(cells);
      refuseValues(cells);
      for (const _ of headings) {
        texts.push(new Map());
        samples.push(new Set());
      }
      continue;
    }
    count++;
    if (rows.length < ROWS) rows.push(cells);
    for (const [at, cell] of cells.slice(0, headings.length).entries()) {
      const text = cell.trim();
      if (!text) continue;
      const own = texts[at] as Map<string, string>;
      if (own.size <= MAX_TEXTS && text.length <= SAMPLE && !own.has(comparable(text)))
        own.set(comparable(text), text);
      else if (text.length > SAMPLE)
        for (let more = own.size; more <= MAX_TEXTS; more++) own.set(`long ${more}`, '');
      if ((samples[at] as Set<string>).size < SAMPLES) samples[at]?.add(text.slice(0, SAMPLE));
    }
  }
  if (!headings || count === 0)
    throw new CsvFileError('The file has no rows below its headings. Choose a file with a few listings.');
  const columns = headings.map((_, at) => ({
    samples: [...(samples[at] ?? [])],
    texts: (texts[at]?.size ?? 0) <= MAX_TEXTS ? [...(texts[at]?.values() ?? [])] : null,
  }));
  return { headings, columns, rows, count, mapping: guessMapping({ headings, columns, saved }) };
}

function guessMapping({
  headings,
  columns,
  saved,
}: Pick<CsvAnalysis, 'headings' | 'columns'> & { saved?: CsvMapping | undefined }): CsvMapping {
  const known = new Map(saved?.columns.map(({ heading, field }) => [comparable(heading), field]));
  const used = new Set(known.values());
  const guessed = guessColumns(headings).map(({ heading, field }) => {
    const before = known.get(comparable(heading));
    if (before !== undefined) return { heading, field: before };
    const isFree = field && (csvField(field)?.many || !used.has(field));
    return { heading, field: isFree ? field : null };
  });
  const values: CsvMapping['values'] = {};
  for (const [at, { field }] of guessed.entries()) {
    const found = columns[at]?.texts;
    if (!field || !csvField(field)?.choices || !found) continue;
    values[field] = { ...guessValues({ field, texts: found }), ...saved?.values[field] };
  }
  return { columns: guessed, values: { ...saved?.values, ...values }, fixed: saved?.fixed ?? {} };
}

const IS_VALUE = /^[\s$]*[\d.,/:-]+$|@|^https?:/i;

/** A first row of numbers, addresses and empty cells is a listing and no headings. */
function refuseValues(cells: readonly string[]): void {
  const wrong = cells.filter((cell) => IS_VALUE.test(cell.trim()) || cell.length > 100 || cell.trim() === '');
  if (cells.length < 2)
    throw new CsvFileError(
      'The file has only one column. Save it as CSV with commas, semicolons or tabs between the columns.',
    );
  if (wrong.length * 3 > cells.length)
    throw new CsvFileError(
      'The first row does not look like headings. Add a row on top that names each column, such as “Suburb” and “Price”.',
    );
}
