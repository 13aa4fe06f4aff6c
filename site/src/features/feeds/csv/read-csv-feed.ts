import type { FeedItem, FeedProblem } from '@frontage/reaxml';
import { counted } from '#site/server/counted.ts';
import { type CsvMapping, distinctHeadings } from './csv-mapping.ts';
import { comparable } from './csv-text.ts';
import { CsvFileError } from './decode-csv.ts';
import { readRecords } from './read-records.ts';
import { readRow } from './row-to-listing.ts';

/**
 * A CSV file as listings and problems, as `readFeed` reads a REAXML file: one row in memory at a time, a bad row or cell is a
 * problem and never stops the file, and a file that cannot be taken ends in `rejected` with a sentence. `again` gives
 * the bytes from the start.
 */
export async function* readCsvFeed({
  pieces,
  again,
  mapping,
  receivedAt,
}: {
  pieces: AsyncIterable<Uint8Array>;
  again: () => AsyncIterable<Uint8Array>;
  /** How the source's columns are matched; undefined: it has none yet. */
  mapping: CsvMapping | undefined;
  receivedAt: Date;
}): AsyncGenerator<FeedItem> {
  if (!mapping) {
    yield rejected({ code: 'no-columns-matched', message: NO_COLUMNS });
    return;
  }
  let fields: (string | null)[] | undefined;
  let headings: string[] = [];
  let listings = 0;
  try {
    for await (const { cells, line } of readRecords({ pieces, again })) {
      if (!fields) {
        headings = distinctHeadings(cells);
        const matched = matchColumns({ headings, mapping });
        if (matched.problem?.severity === 'error') {
          yield rejected(matched.problem);
          return;
        }
        if (matched.problem) yield { kind: 'problem', problem: matched.problem };
        fields = matched.fields;
        continue;
      }
      const cut = cutRow({ cells, headings, line });
      if (cut) {
        yield { kind: 'problem', problem: cut };
        continue;
      }
      const { listing, problems } = readRow({ cells, line, mapping, fields, headings, receivedAt });
      for (const problem of problems) yield { kind: 'problem', problem };
      if (!listing) continue;
      listings++;
      yield { kind: 'listing', listing };
    }
  } catch (error) {
    if (!(error instanceof CsvFileError)) throw error;
    yield rejected({ code: 'not-csv', message: error.message, ...(error.line ? { line: error.line } : {}) });
    return;
  }
  if (listings === 0) yield { kind: 'problem', problem: EMPTY };
  yield { kind: 'end', listings };
}

/** A row whose cells do not stand under their headings is left out: its values would go into the wrong fields. */
function cutRow({
  cells,
  headings,
  line,
}: {
  cells: readonly string[];
  headings: readonly string[];
  line: number;
}): FeedProblem | undefined {
  const isLonger = cells.slice(headings.length).some((cell) => cell.trim() !== '');
  if (!isLonger && cells.length >= headings.length) return undefined;
  return {
    code: 'listing-unreadable',
    severity: 'error',
    line,
    message: `The row has ${counted(cells.length, 'column')} and the first row has ${headings.length}, so it was left out. A comma or line break in a text needs quotation marks around the text.`,
  };
}

/** The field of each column of a file, by its heading; columns may have moved. */
function matchColumns({ headings, mapping }: { headings: readonly string[]; mapping: CsvMapping }): {
  fields: (string | null)[];
  problem?: Omit<FeedProblem, 'severity'> & { severity: 'error' | 'warning' };
} {
  const known = new Map(mapping.columns.map(({ heading, field }) => [comparable(heading), field]));
  const there = new Set(headings.map(comparable));
  const gone = mapping.columns.filter(({ heading, field }) => field && !there.has(comparable(heading)));
  const fields = headings.map((heading) => known.get(comparable(heading)) ?? null);
  if (gone.length > 0)
    return {
      fields,
      problem: {
        code: 'columns-changed',
        severity: 'error',
        line: 1,
        text: quoted(headings),
        message: `The first row of the file does not have ${quoted(gone.map(({ heading }) => heading))}, which the columns of this feed source use. Nothing was changed. If the vendor renamed columns, match them again in the feed source and import the file again.`,
      },
    };
  const fresh = headings.filter((heading) => !known.has(comparable(heading)));
  if (fresh.length === 0) return { fields };
  return {
    fields,
    problem: {
      code: 'new-columns',
      severity: 'warning',
      line: 1,
      text: quoted(fresh),
      message:
        'The file has columns that were not there when the columns were matched; they are not imported. Match them in the feed source if you want them.',
    },
  };
}

/** Headings named in one sentence. */
const MAX_NAMED = 5;

const quoted = (headings: readonly string[]): string =>
  headings
    .slice(0, MAX_NAMED)
    .map((heading) => `“${heading.slice(0, 60)}”`)
    .join(', ') + (headings.length > MAX_NAMED ? ` and ${headings.length - MAX_NAMED} more` : '');

const rejected = (problem: Omit<FeedProblem, 'severity'>): FeedItem => ({
  kind: 'rejected',
  problem: { ...problem, severity: 'error' },
});

const NO_COLUMNS =
  'Nobody has matched the columns of these CSV files yet, so nothing was changed. Open a feed source, choose the file under “CSV columns”, match its columns and import it there.';

const EMPTY: FeedProblem = {
  code: 'empty-list',
  severity: 'warning',
  message:
    'The file holds no listing. Nothing was changed: a listing that is missing from a file stays as it is.',
};
