import { parse } from 'csv-parse/sync';

/** A redirect as a row of a file says it. */
export type ReadRedirect = { row: number; from: string; to: string | null; kind: '301' | '302' | '410' };

/** The columns a file may have, by the headings that exports of WordPress plugins and ours give them, in lowercase. */
const COLUMNS = {
  from: ['from', 'source', 'source url', 'old', 'old url', 'url', 'request'],
  to: ['to', 'target', 'target url', 'new', 'new url', 'destination'],
  kind: ['kind', 'type', 'code', 'status', 'http code', 'regex'],
} as const;

/** More at once would time out. */
const MAX_ROWS = 5000;

/** Reads redirects from a CSV file with headings. A problem is a sentence with the row it is about. */
export function readRedirects(csv: string): { found: ReadRedirect[]; problems: string[] } {
  let records: string[][];
  try {
    records = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 10_000,
    });
  } catch {
    return { found: [], problems: ['The file is not a CSV file. Save it as CSV and choose it again.'] };
  }
  const [headings = [], ...rows] = records;
  const place = (column: keyof typeof COLUMNS) =>
    headings.findIndex((text) => (COLUMNS[column] as readonly string[]).includes(text.trim().toLowerCase()));
  const [from, to, kind] = [place('from'), place('to'), place('kind')];
  if (from < 0 || to < 0)
    return { found: [], problems: ['The file needs columns named From and To in its first row.'] };
  if (rows.length > MAX_ROWS)
    return {
      found: [],
      problems: [`The file has ${rows.length} rows. Split it into files of ${MAX_ROWS} rows.`],
    };
  const problems: string[] = [];
  const found = rows.flatMap((cells, index): ReadRedirect[] => {
    const row = index + 2;
    const cell = (at: number) => (cells[at] ?? '').trim();
    const code = /^(301|302|307|308|410)\b/.exec(cell(kind))?.[1];
    if (!cell(from) || (!cell(to) && code !== '410')) {
      problems.push(`Row ${row}: enter the old path, and where it leads now.`);
      return [];
    }
    return [
      {
        row,
        from: pathOf(cell(from)),
        to: cell(to) || null,
        kind: code === '410' ? '410' : (KINDS[code ?? '301'] ?? '301'),
      },
    ];
  });
  return { found, problems };
}

const KINDS: Record<string, '301' | '302'> = { 301: '301', 308: '301', 302: '302', 307: '302' };

/** Exports often name the old website whole; its path is what is redirected. */
function pathOf(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
