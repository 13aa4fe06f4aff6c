import { parse } from 'csv-parse/sync';
import { REVIEW_SOURCES, type ReviewSource } from './review-sources.ts';

/** A review as a row of a file says it. */
export type ReadReview = {
  text: string;
  stars: number | null;
  /** YYYY-MM-DD */
  date: string;
  source: ReviewSource;
  firstName: string;
  suburb: string | null;
  /** Name or email address of the agent, as the file has it. */
  agent: string | null;
  office: string | null;
  sourceUrl: string | null;
};

/** What was read: reviews with the row each stands in (2 is the first below the headings), and what is wrong with others. */
export type ReadReviews = { found: (ReadReview & { row: number })[]; problems: string[] };

/** The columns a file may have, by the headings they may carry in lowercase. */
const COLUMNS = {
  text: ['review', 'text', 'comment', 'comments', 'review text'],
  stars: ['stars', 'rating', 'star rating', 'score'],
  date: ['date', 'review date', 'created'],
  source: ['source', 'site', 'platform'],
  firstName: ['first name', 'firstname', 'name', 'reviewer', 'reviewer name', 'author'],
  suburb: ['suburb', 'reviewer suburb', 'location'],
  agent: ['agent', 'agent name', 'agent email'],
  office: ['office', 'office name'],
  sourceUrl: ['link', 'url', 'review link'],
} as const;

type Column = keyof typeof COLUMNS;

/** More at once would time out. */
const MAX_ROWS = 2000;

/** Reads reviews from a CSV file with headings. A problem is a sentence with the row it is about. */
export function readReviews(csv: string): ReadReviews {
  const records = recordsOf(csv);
  if (typeof records === 'string') return { found: [], problems: [records] };
  const [headings = [], ...rows] = records;
  const places = placesOf(headings);
  const missing = (['text', 'date', 'firstName'] as const).filter((column) => places[column] === undefined);
  if (missing.length > 0)
    return {
      found: [],
      problems: [`The file needs columns named Review, Date and First name in its first row.`],
    };
  if (rows.length > MAX_ROWS)
    return {
      found: [],
      problems: [`The file has ${rows.length} rows. Split it into files of ${MAX_ROWS} rows.`],
    };
  const found: ReadReviews['found'] = [];
  const problems: string[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const cell = (column: Column) => (cells[places[column] ?? -1] ?? '').trim();
    const review = reviewOf(cell);
    if (typeof review === 'string') problems.push(`Row ${row}: ${review}`);
    else found.push({ ...review, row });
  }
  return { found, problems };
}

function recordsOf(csv: string): string[][] | string {
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    });
  } catch {
    return 'This is not a CSV file. In Excel, choose Save as and then CSV UTF-8.';
  }
}

function placesOf(headings: string[]): Partial<Record<Column, number>> {
  const named = headings.map((heading) => heading.trim().toLowerCase().replace(/[_’']/g, ' '));
  const at = Object.entries(COLUMNS).map(([column, names]) => [
    column,
    named.findIndex((name) => (names as readonly string[]).includes(name)),
  ]);
  return Object.fromEntries(at.filter(([, place]) => Number(place) >= 0));
}

function reviewOf(cell: (column: Column) => string): ReadReview | string {
  const [text, firstName] = [cell('text'), cell('firstName').split(/\s+/)[0] ?? ''];
  if (!text) return 'the review is empty.';
  if (!firstName) return 'the reviewer’s first name is missing.';
  const date = dayOf(cell('date'));
  if (!date) return `“${cell('date')}” is not a date. Write it as 2026-03-31 or 31/03/2026.`;
  const stars = cell('stars') ? Number(cell('stars')) : null;
  if (stars !== null && !(stars >= 1 && stars <= 5)) return `“${cell('stars')}” is not a rating from 1 to 5.`;
  const source = sourceOf(cell('source'));
  if (!source) return `“${cell('source')}” is not a source we know. Use ${SOURCES}.`;
  const link = cell('sourceUrl');
  return {
    text,
    stars: stars === null ? null : Math.round(stars),
    date,
    source,
    firstName,
    suburb: cell('suburb') || null,
    agent: cell('agent') || null,
    office: cell('office') || null,
    sourceUrl: link.startsWith('https://') ? link : null,
  };
}

const SOURCES = REVIEW_SOURCES.map(({ label }) => label).join(', ');

const sourceOf = (text: string): ReviewSource | undefined =>
  REVIEW_SOURCES.find(({ names }) => (names as readonly string[]).includes(text.toLowerCase()))?.value;

/** `31/3/2026` and `2026-03-31` → `2026-03-31`; null where it is no day. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = [year ?? y ?? '', (month ?? m ?? '').padStart(2, '0'), (day ?? d ?? '').padStart(2, '0')].join(
    '-',
  );
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
