import type { Bounds } from '../../search/area.ts';
import { searchTest } from '../../search/filter-row.ts';
import { NUMBER_RANGES } from '../../search/number-ranges.ts';
import { emptySearch, type Search } from '../../search/search-query.ts';
import { asksOnly, HOW_SHOWN } from '../asks-only.ts';
import { AMOUNTS, type Amount, type Columns, GONE, type Shared } from './columns.ts';
import { KIND, ROOMS, traitBits } from './read-rows.ts';

/** The fields of a search that the texts of a column answer. */
const OF_KIND = ['category', 'types', 'tenure', 'underOffer', 'built', 'auction'] as const;
const OF_ROOMS = ['beds', 'maxBeds', 'baths', 'maxBaths', 'cars', 'maxCars'] as const;

type Limit = { column: Amount; from: keyof Search | null; to: keyof Search | null };
const LIMITS: Limit[] = [
  // A range touches the search when one of its ends lies inside, or it spans it.
  { column: 'price_high', from: 'minPrice', to: null },
  { column: 'price_low', from: null, to: 'maxPrice' },
  ...NUMBER_RANGES.flatMap(({ column, from, to }) => {
    const known = AMOUNTS.find((name) => name === column);
    return known ? [{ column: known, from, to }] : [];
  }),
];

const ANSWERED: ReadonlySet<string> = new Set(
  [
    ...['channel', 'suburbs', 'surrounding', 'features', ...HOW_SHOWN],
    ...OF_KIND,
    ...OF_ROOMS,
    ...LIMITS.flatMap(({ from, to }) => [from, to]),
  ].filter((name) => name !== null),
);

/** Whether the columns answer a search: they know nothing of words, agents, days, circles and drawn shapes. */
export const isAnswered = (search: Search): boolean =>
  (search.area === null || search.area.kind === 'bounds') && asksOnly(search, ANSWERED);

/**
 * Puts the rows that a search finds first in `columns.found`, wherever they are; how many. `suburbs`: those searched, the
 * ones around them too.
 */
export function findRows(columns: Columns, search: Search, suburbs: readonly string[]): number {
  const { found, kind, rooms, suburb, traits, amounts, size } = columns;
  const isOfKind = matchingTexts(
    kind,
    { names: KIND, search, fields: OF_KIND },
    ([channel]) => channel === search.channel,
  );
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    found[count] = row;
    count += isOfKind[kind.codes[row] as number] as number;
  }
  if (OF_ROOMS.some((name) => search[name]))
    count = keep(found, count, {
      codes: rooms.codes,
      wanted: matchingTexts(rooms, { names: ROOMS, search, fields: OF_ROOMS }),
    });
  if (suburbs.length) {
    const keys = new Set(suburbs);
    const wanted = Uint8Array.from(suburb.texts, (key) => Number(keys.has(key)));
    count = keep(found, count, { codes: suburb.codes, wanted });
  }
  for (const [word, bits] of traitBits(search.features.join('|')).entries())
    if (bits) count = keepWithBits(found, count, { column: traits[word] as Int32Array, bits });
  for (const { column, from, to } of LIMITS) {
    const [least, most] = [from && Number(search[from]), to && Number(search[to])];
    // An area that is not known is none below a limit.
    const lowest =
      most && (column === 'land' || column === 'building') ? Number.MIN_VALUE : Number.NEGATIVE_INFINITY;
    if (least || most)
      count = keepBetween(found, count, {
        column: amounts[column],
        least: Math.max(least || lowest, lowest),
        most: most || Number.POSITIVE_INFINITY,
      });
  }
  return count;
}

/** 1 for each text of a column that a search asks for in these fields, 0 for the others. */
function matchingTexts(
  { texts }: Shared,
  { names, search, fields }: { names: readonly string[]; search: Search; fields: readonly (keyof Search)[] },
  isToo: (values: unknown[]) => boolean = () => true,
): Uint8Array {
  const asked = Object.fromEntries(fields.map((name) => [name, search[name]]));
  const isAsked = searchTest({ ...emptySearch(search.channel), ...asked });
  return Uint8Array.from(texts, (text) => {
    if (text === GONE) return 0;
    const values = JSON.parse(text) as unknown[];
    const row = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    return Number(isToo(values) && isAsked(row as Parameters<typeof isAsked>[0]));
  });
}

// Each of these keeps the rows at the front that meet something. Nothing is skipped, which is faster than a guess.

function keep(
  found: Uint32Array,
  count: number,
  { codes, wanted }: { codes: Uint16Array; wanted: Uint8Array },
): number {
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const row = found[index] as number;
    found[kept] = row;
    kept += wanted[codes[row] as number] as number;
  }
  return kept;
}

function keepWithBits(
  found: Uint32Array,
  count: number,
  { column, bits }: { column: Int32Array; bits: number },
): number {
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const row = found[index] as number;
    found[kept] = row;
    kept += ((column[row] as number) & bits) === bits ? 1 : 0;
  }
  return kept;
}

function keepBetween(
  found: Uint32Array,
  count: number,
  { column, least, most }: { column: Float64Array; least: number; most: number },
): number {
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const row = found[index] as number;
    const value = column[row] as number;
    found[kept] = row;
    kept += value >= least && value <= most ? 1 : 0;
  }
  return kept;
}

/** The rows found that have no position. */
export function withoutPosition({ found, latitude }: Columns, count: number): number[] {
  const rows: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = found[index] as number;
    if (Number.isNaN(latitude[row])) rows.push(row);
  }
  return rows;
}

/** Keeps those that have a position within a box. */
export function keepWithin(
  { found, latitude, longitude }: Columns,
  count: number,
  { south, west, north, east }: Bounds,
): number {
  const within = keepBetween(found, count, { column: latitude, least: south, most: north });
  return keepBetween(found, within, { column: longitude, least: west, most: east });
}
