import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CsvFileError, encodingOf, textOf } from './decode-csv.ts';

/** One record of a CSV file, and the line it starts at, from 1. */
export type CsvRecord = { cells: string[]; line: number };

/** More than any listing has. */
const MAX_COLUMNS = 500;
/** Characters of one record: a description has 65,000 at most. */
const MAX_RECORD = 1_000_000;
/** What the divider is told by, in characters. */
const HEAD = 65_536;

/**
 * The records of a CSV file, headings first, one at a time in little memory. `again` gives the bytes from the start, to
 * find out their encoding. Throws {@link CsvFileError} with a sentence when it is not a CSV file, or breaks off.
 */
export async function* readRecords({
  pieces,
  again,
}: {
  pieces: AsyncIterable<Uint8Array>;
  again: () => AsyncIterable<Uint8Array>;
}): AsyncGenerator<CsvRecord> {
  const text = textOf(pieces, await encodingOf(again()));
  let head = '';
  let isWhole = false;
  while (head.length < HEAD && !isWhole) {
    const { value, done } = await text.next();
    head += value ?? '';
    isWhole = Boolean(done);
  }
  async function* all() {
    yield head;
    if (!isWhole) yield* text;
  }
  const parser = parse({
    delimiter: dividerOf(head),
    info: true,
    max_record_size: MAX_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(all());
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.length > MAX_COLUMNS)
        throw new CsvFileError(
          `The file has ${record.length} columns; at most ${MAX_COLUMNS} can be read. Nothing was changed. Remove columns that are not needed.`,
          before + 1,
        );
      if (record.some((cell) => cell.trim() !== '')) yield { cells: record, line: before + 1 };
      before = info.lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? new CsvFileError(sentenceOf(error), before + 1) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Comma, semicolon or tab: what the first record has most of outside quotation marks. */
function dividerOf(head: string): string {
  const counts = new Map([',', ';', '\t'].map((divider) => [divider, 0]));
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\r\n]/.test(character) && [...counts.values()].some(Boolean)) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

function sentenceOf(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return 'A row of the file is longer than any listing, or a quotation mark is not closed. Nothing was changed. Export the file again.';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'The file ends in the middle of a row: a quotation mark is not closed. Nothing was changed. Send the whole file.';
  return 'The rows of the file cannot be told apart. Nothing was changed. Export it again as CSV.';
}
