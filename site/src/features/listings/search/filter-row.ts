import { sql } from 'drizzle-orm';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import { NUMBER_RANGES } from './number-ranges.ts';
import type { Search } from './search-query.ts';

/** What the choices of filters ask of a listing: the columns of {@link FILTER_COLUMNS}. */
export type FilterRow = Record<
  | 'listing'
  | 'category'
  | 'property_type'
  | 'price_low'
  | 'price_high'
  | 'beds'
  | 'baths'
  | 'cars'
  | 'land'
  | 'building'
  | 'traits'
  | 'newly_built'
  | 'under_offer'
  | 'auction_at'
  | 'tenure'
  | 'sold_year'
  | 'area_price',
  unknown
>;

/** The rest of a row is large. */
export const FILTER_COLUMNS = sql.raw(
  `listing, category, property_type, price_low, price_high, beds, baths, cars, land, building,
  traits, newly_built, under_offer, auction_at, tenure, sold_year, area_price`,
);

type Test = (row: FilterRow) => boolean;

/** What each choice may ask. The inspection day, agents and offices are not in the row. */
const TESTS: { [Name in keyof Search]?: (wanted: NonNullable<Search[Name]>) => Test } = {
  types: (types) => (row) => types.includes(String(row.property_type)),
  category: (category) => (row) => row.category === category,
  minPrice: (price) => atLeast('price_high', price),
  maxPrice: (price) => atMost('price_low', price),
  ...Object.fromEntries(
    NUMBER_RANGES.flatMap(({ from, to, column }) => [
      [from, (least: number) => atLeast(column as keyof FilterRow, least)],
      [to, (most: number) => atMost(column as keyof FilterRow, most)],
    ]),
  ),
  features: (names) => {
    const marks = names.filter((name) => name in SEARCH_FEATURES).map((name) => `|${name}|`);
    return (row) => marks.every((mark) => String(row.traits).includes(mark));
  },
  underOffer: (wanted) => (row) => Number(row.under_offer) === (wanted === 'only' ? 1 : 0),
  built: (wanted) => (row) => Number(row.newly_built) === (wanted === 'new' ? 1 : 0),
  tenure: (wanted) => (row) => row.tenure === wanted,
  year: (wanted) => (row) => Number(row.sold_year) === wanted,
  auction: () => (row) => row.auction_at !== null,
};

/**
 * A test for rows that says what `filterConditions` says in SQL, for a choice that changes one field of a search. Rows
 * that were read once are tested for a hundred choices in a fraction of the time that SQL takes.
 */
export function rowTest(change: Partial<Search>): Test {
  const [[name, wanted] = []] = Object.entries(change);
  const test = TESTS[name as keyof Search] as ((wanted: unknown) => Test) | undefined;
  if (!test) throw new Error(`Choices of "${name}" cannot be counted: add a test for it to filter-row.ts.`);
  return test(wanted);
}

const ROW_FIELDS = Object.keys(TESTS) as (keyof Search)[];

/** A test for rows that says what all filters of a search say that a row can be tested for. */
export function searchTest(search: Search): Test {
  const tests = ROW_FIELDS.filter((name) => {
    const wanted = search[name];
    return Array.isArray(wanted) ? wanted.length > 0 : Boolean(wanted);
  }).map((name) => rowTest({ [name]: search[name] }));
  return (row) => tests.every((test) => test(row));
}

const atLeast =
  (column: keyof FilterRow, least: number): Test =>
  (row) =>
    row[column] !== null && Number(row[column]) >= least;

/** An area of 0 is one that is not known. */
const atMost = (column: keyof FilterRow, most: number): Test => {
  const least = column === 'land' || column === 'building' ? Number.MIN_VALUE : Number.NEGATIVE_INFINITY;
  return (row) => row[column] !== null && Number(row[column]) >= least && Number(row[column]) <= most;
};
