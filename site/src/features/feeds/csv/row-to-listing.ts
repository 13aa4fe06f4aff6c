import {
  cutText,
  type FeedListing,
  type FeedListingStatus,
  type FeedListingType,
  type FeedProblem,
  type FieldProblem,
  LISTING_STATUSES,
  lineOrNull,
  localToUtc,
  timeZoneOf,
  utcToLocal,
} from '@frontage/reaxml';
import type { CsvMapping } from './csv-mapping.ts';
import { unguarded } from './csv-text.ts';
import { type Cell, isoDate, type RowCells, rowCells } from './row-cells.ts';
import { peopleOf, placeOf } from './row-place.ts';
import { pricesOf } from './row-prices.ts';
import { factsOf, featuresOf, filesOf, sizesOf } from './row-property.ts';
import { timesOf } from './row-times.ts';

type RowInput = {
  cells: readonly string[];
  /** 1-based line of the file. */
  line: number;
  mapping: CsvMapping;
  /** The field of each cell, by place; null: not imported. */
  fields: readonly (string | null)[];
  headings: readonly string[];
  receivedAt: Date;
};

export type ReadRow = { listing?: FeedListing; problems: FeedProblem[] };

/** Longer ids are no ids. */
const MAX_ID = 200;

/** A row that is left out; the message says why. */
class RowError extends Error {
  override name = 'RowError';
  readonly problem: Pick<FeedProblem, 'code' | 'message' | 'element' | 'text'>;
  constructor(problem: Pick<FeedProblem, 'code' | 'message' | 'element' | 'text'>) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * A row of a CSV file as the message a REAXML feed would send of that listing, so that everything behind the reader is the same
 * (decision 121). What cannot be read is reported with the file's own headings and never stops the file.
 */
export function readRow(input: RowInput): ReadRow {
  const { mapping, line } = input;
  const problems: FeedProblem[] = [];
  let listingId: string | undefined;
  const where = () => ({ ...(listingId ? { listingId } : {}), line });
  const report = ({ element, text, ...problem }: FieldProblem) =>
    problems.push({
      ...where(),
      ...problem,
      severity: 'warning',
      element,
      ...(text ? { text: cutText(text) } : {}),
    });
  const row = rowCells({ cells: cellsByField(input), values: mapping.values, report, line });
  try {
    const agentID = idOf(row, 'agentID', mapping.fixed.agentID);
    const uniqueID = idOf(row, 'uniqueID', undefined);
    listingId = cutText(`${agentID}/${uniqueID}`);
    return { listing: listingOf({ ...input, row, agentID, uniqueID }), problems };
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    // A draft is no fault of the file.
    const severity = error.problem.code === 'draft' ? 'warning' : 'error';
    problems.push({ ...where(), ...error.problem, severity });
    return { problems };
  }
}

function cellsByField({ cells, fields, headings }: RowInput): Map<string, Cell[]> {
  const found = new Map<string, Cell[]>();
  for (const [at, field] of fields.entries()) {
    if (!field) continue;
    const cell = { heading: headings[at] ?? '', text: unguarded(cells[at] ?? '') };
    found.set(field, [...(found.get(field) ?? []), cell]);
  }
  return found;
}

function idOf(row: RowCells, name: 'agentID' | 'uniqueID', fixed: string | undefined): string {
  const cell = row.all(name)?.[0];
  const id = lineOrNull(cell?.text ?? '') ?? fixed;
  const what = name === 'agentID' ? 'agency code' : 'listing number';
  if (!id)
    throw new RowError({
      code: 'missing-id',
      element: cell?.heading ?? '',
      message: `The row has no ${what} and was left out. Fill in “${cell?.heading ?? what}”.`,
    });
  if (id.length > MAX_ID)
    throw new RowError({
      code: 'id-too-long',
      element: cell?.heading ?? '',
      text: cutText(id),
      message: `The ${what} is longer than ${MAX_ID} characters, so the row was left out. Is it the right column?`,
    });
  return id;
}

function listingOf({
  row,
  agentID,
  uniqueID,
  mapping: { fixed },
  receivedAt,
  line,
}: RowInput & { row: RowCells; agentID: string; uniqueID: string }): FeedListing {
  refuseDrafts(row);
  const state = statusOf(row);
  const method = oneOf(row, 'method') ?? fixed.method ?? state.method ?? methodByRent(row);
  const category = oneOf(row, 'category') ?? fixed.category ?? 'residential';
  const propertyType = typeName(row);
  const type = typeOf({ method, category, propertyType });
  const place = placeOf(row);
  const zone = timeZoneOf(place.address?.country === 'NZ' ? { country: 'NZ' } : (place.address ?? {}));
  const underOffer = row.flag('underOffer');
  const listed = row.moment('listedAt', zone);
  return {
    type,
    agentID,
    uniqueID,
    ...modTimeOf({ row, receivedAt, zone }),
    status: state.status,
    line,
    ...(state.underOffer || underOffer !== undefined
      ? { underOffer: Boolean(state.underOffer || underOffer) }
      : {}),
    ...(row.has('authority') ? { authority: row.line('authority')?.toLowerCase() ?? null } : {}),
    ...(type === 'commercial' || type === 'commercialLand'
      ? { commercialListingType: commercialTypeOf(row, method) }
      : {}),
    ...(propertyType !== undefined && type !== 'land'
      ? { categories: categoriesOf(type, propertyType) }
      : {}),
    ...place,
    ...peopleOf(row),
    ...pricesOf({ row, type }),
    ...featuresOf({ row, type }),
    ...sizesOf(row),
    ...factsOf(row),
    ...timesOf({ row, zone }),
    ...filesOf(row),
    ...(listed
      ? { listedAt: localToUtc({ local: `${listed.date}T${listed.time ?? '00:00'}`, zone }).toISOString() }
      : {}),
  };
}

function refuseDrafts(row: RowCells): void {
  const cell = row.choice('published');
  if (cell && row.valueOf('published', cell.said) === 'draft')
    throw new RowError({
      code: 'draft',
      element: cell.heading,
      text: cutText(cell.said),
      message: 'The row is a draft and was left out. Publish it in the system it comes from.',
    });
}

type State = { status: FeedListingStatus; underOffer: boolean; method?: string };

/** Where the listing stands. A word nobody matched leaves the row out, so that nothing goes off the market by mistake. */
function statusOf(row: RowCells): State {
  if (!row.has('status')) return { status: 'current', underOffer: false };
  const cell = row.choice('status');
  const value = cell && row.valueOf('status', cell.said);
  if (value === 'skip')
    throw new RowError({
      code: 'draft',
      element: cell?.heading ?? '',
      text: cutText(cell?.said ?? ''),
      message: 'Rows of this status are not imported, as chosen in the columns of the feed source.',
    });
  if (value === 'under-offer') return { status: 'current', underOffer: true };
  if (value === 'for-sale') return { status: 'current', underOffer: false, method: 'buy' };
  if (value === 'for-rent') return { status: 'current', underOffer: false, method: 'rent' };
  const status = LISTING_STATUSES.find((each) => each === value);
  if (!status)
    throw new RowError({
      code: 'unknown-status',
      element: cell?.heading ?? '',
      text: cutText(cell?.said ?? ''),
      message: cell
        ? `The status “${cutText(cell.said)}” is not matched to one of ours, so the row was left out and the listing stays as it is. Match it in the columns of the feed source.`
        : 'The row has no status and was left out; the listing stays as it is. Fill it in.',
    });
  const method = status === 'leased' ? { method: 'rent' } : status === 'sold' ? { method: 'buy' } : {};
  return { status, underOffer: false, ...method };
}

/** How commercial property is offered: for sale and for rent by either column. */
function commercialTypeOf(row: RowCells, method: string): 'sale' | 'lease' | 'both' {
  if (method === 'rent') return 'lease';
  return method === 'both' || row.flag('alsoForRent') ? 'both' : 'sale';
}

/** One of our choices, undefined where the column is missing or the cell is empty. */
function oneOf(row: RowCells, name: 'method' | 'category'): string | undefined {
  const cell = row.choice(name);
  if (!cell) return undefined;
  const value = row.valueOf(name, cell.said);
  if (value) return value;
  throw new RowError({
    code: 'unknown-choice',
    element: cell.heading,
    text: cutText(cell.said),
    message: `“${cutText(cell.said)}” in ${cell.heading} is not matched to one of ours, so the row was left out. Match it in the columns of the feed source.`,
  });
}

/** A row with a rent and no price is for rent. */
const methodByRent = (row: RowCells): string =>
  row.line('rent') && !row.line('price') && !row.line('soldPrice') ? 'rent' : 'buy';

/** Ours where the text is matched, else as the file has it. */
function typeName(row: RowCells): string | null | undefined {
  const said = row.line('propertyType');
  return said ? (row.valueOf('propertyType', said) ?? said) : said;
}

function typeOf({
  method,
  category,
  propertyType,
}: {
  method: string;
  category: string;
  propertyType: string | null | undefined;
}): FeedListingType {
  const isLand = propertyType === 'Land';
  if (category === 'rural' || category === 'business') return category;
  if (category === 'holiday') return 'holidayRental';
  if (category === 'commercial') return isLand ? 'commercialLand' : 'commercial';
  return method === 'rent' ? 'rental' : isLand ? 'land' : 'residential';
}

function categoriesOf(type: FeedListingType, name: string | null): FeedListing['categories'] {
  if (!name || type === 'commercialLand') return null;
  const list = type === 'business' ? 'businessCategory' : 'category';
  // Not one of the format's names: the label is shown as it stands.
  return [{ list, name, known: false }];
}

/** When the row was changed, else when the file arrived. */
function modTimeOf({
  row,
  receivedAt,
  zone,
}: {
  row: RowCells;
  receivedAt: Date;
  zone: string;
}): Pick<FeedListing, 'modTime' | 'modTimeSource'> {
  const cell = row.all('modTime')?.[0];
  const sent = cell && cell.text.trim() !== '' ? isoDate(cell.text.trim()) : '';
  // Seconds count here: two changes may be a moment apart.
  const seconds = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(sent) ? sent : undefined;
  const moment = seconds ? undefined : sent && cell ? row.momentOf(cell, zone) : undefined;
  const local = seconds ?? (moment ? `${moment.date}T${moment.time ?? '00:00'}:00` : undefined);
  if (local) return { modTime: local, modTimeSource: 'listing' };
  return { modTime: utcToLocal({ at: receivedAt, zone }), modTimeSource: 'received' };
}
