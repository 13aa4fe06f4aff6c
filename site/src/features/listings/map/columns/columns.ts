/*
 * The listings of the read model in the memory of this process, each column in an array of numbers, with what a map asks
 * of them. A listing keeps its row; one that is gone is of the kind `GONE`.
 */

/** A column of texts that many rows share: a number for each row, and the text of each number. */
export type Shared = { codes: Uint16Array; texts: string[]; codeOf: Map<string, number> };

/** Numbers that searches limit; NaN where a listing has none, which no comparison is true for. */
export const AMOUNTS = ['price_low', 'price_high', 'land', 'building', 'area_price'] as const;
export type Amount = (typeof AMOUNTS)[number];

export type Columns = {
  /** Rows in use, those of listings that are gone with them. */
  size: number;
  listing: Int32Array;
  /** The first so many rows are in the order of their listings. */
  ordered: number;
  /** The rows of the others. */
  rowOf: Map<number, number>;
  /** Channel, category, type and what else a listing is, as JSON. */
  kind: Shared;
  /** Beds, baths and cars, as JSON. */
  rooms: Shared;
  suburb: Shared;
  /** What a listing has, a bit each, 32 in an array. */
  traits: Int32Array[];
  amounts: Record<Amount, Float64Array>;
  latitude: Float64Array;
  longitude: Float64Array;
  /** For the rows that a search finds. */
  found: Uint32Array;
};

/** The kind of listings that are gone; no search finds it. */
export const GONE = '';

const MOST_TEXTS = 2 ** 16;

/** `traitWords`: how many arrays hold the bits of what listings have; `room`: for how many listings at first. */
export function emptyColumns({ traitWords, room }: { traitWords: number; room: number }): Columns {
  const shared = (): Shared => ({ codes: new Uint16Array(room), texts: [], codeOf: new Map() });
  const columns: Columns = {
    size: 0,
    listing: new Int32Array(room),
    ordered: 0,
    rowOf: new Map(),
    kind: shared(),
    rooms: shared(),
    suburb: shared(),
    traits: Array.from({ length: traitWords }, () => new Int32Array(room)),
    amounts: Object.fromEntries(AMOUNTS.map((name) => [name, new Float64Array(room)])) as Columns['amounts'],
    latitude: new Float64Array(room),
    longitude: new Float64Array(room),
    found: new Uint32Array(room),
  };
  codeOf(columns.kind, GONE);
  return columns;
}

/** The row of a listing; a new one where it has none. */
export function rowFor(columns: Columns, listing: number): number {
  const { ordered, rowOf } = columns;
  let [low, high] = [0, ordered];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns.listing[middle] as number) < listing) low = middle + 1;
    else high = middle;
  }
  const isThere = low < ordered && columns.listing[low] === listing;
  return isThere ? low : (rowOf.get(listing) ?? addRow(columns, listing));
}

/** The number of a text. */
export function codeOf({ texts, codeOf: codes }: Shared, text: string): number {
  const known = codes.get(text);
  if (known !== undefined) return known;
  if (texts.length === MOST_TEXTS)
    throw new Error(`Listings differ in more than ${MOST_TEXTS} ways: ${text}`);
  texts.push(text);
  codes.set(text, texts.length - 1);
  return texts.length - 1;
}

/** Bytes that the arrays take. */
export function bytesOf(columns: Columns): number {
  return arraysOf(columns).reduce((all, { byteLength }) => all + byteLength, 0);
}

function addRow(columns: Columns, listing: number): number {
  const at = columns.size;
  if (at === columns.listing.length) grow(columns, Math.max(1024, Math.ceil(at * 1.125)));
  columns.size += 1;
  columns.listing[at] = listing;
  if (columns.listing[at] !== listing) throw new Error(`${listing} is no number of a listing.`);
  const isNext = columns.ordered === at && (at === 0 || listing > (columns.listing[at - 1] as number));
  if (isNext) columns.ordered += 1;
  else columns.rowOf.set(listing, at);
  return at;
}

function grow(columns: Columns, length: number): void {
  const longer = <Numbers extends Float64Array | Int32Array | Uint32Array | Uint16Array>(
    numbers: Numbers,
  ) => {
    const grown = new (numbers.constructor as new (length: number) => Numbers)(length);
    grown.set(numbers);
    return grown;
  };
  for (const shared of [columns.kind, columns.rooms, columns.suburb]) shared.codes = longer(shared.codes);
  for (const name of AMOUNTS) columns.amounts[name] = longer(columns.amounts[name]);
  columns.traits = columns.traits.map(longer);
  columns.listing = longer(columns.listing);
  columns.latitude = longer(columns.latitude);
  columns.longitude = longer(columns.longitude);
  columns.found = longer(columns.found);
}

const arraysOf = ({ kind, rooms, suburb, traits, amounts, ...others }: Columns) => [
  ...[kind, rooms, suburb].map(({ codes }) => codes),
  ...traits,
  ...Object.values(amounts),
  ...[others.listing, others.latitude, others.longitude, others.found],
];
