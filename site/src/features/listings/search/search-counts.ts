import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { FilterControl } from './filter-controls.ts';
import { FILTER_COLUMNS, type FilterRow, rowTest, searchTest } from './filter-row.ts';
import { countTerms } from './listing-terms.ts';
import { openListings } from './open-listings.ts';
import { COUNT_LIMIT, isListed, type SearchResult, searchWhere } from './search.ts';
import type { SearchPeople } from './search-filters.ts';
import type { OpenDay, Search } from './search-query.ts';

/** How many results each choice of a filter has, by `name=value`. Empty where there are too many to count. */
export type SearchCounts = Readonly<Record<string, number>>;

/** Rows that are read at most. Beyond, “1,000+ properties” needs no numbers beside each choice. */
const MOST_COUNTED = COUNT_LIMIT;

/**
 * Counts the choices of filters: each with all other filters of the search in force. The rows are read once; where the
 * search has more than a thousand without its filters, once for each filter that is set. `now`: epoch ms.
 */
export async function loadSearchCounts(
  payload: Payload,
  {
    search,
    controls,
    people,
    result,
    now,
  }: {
    search: Search;
    result: Pick<SearchResult, 'more'>;
    controls: readonly FilterControl[];
    people: SearchPeople;
    now: number;
  },
): Promise<SearchCounts> {
  // Without one of its filters a search finds at least as many.
  if (result.more) return {};
  const { channel } = search;
  const days = controls.find(({ name }) => name === 'open')?.choices.map(({ value }) => value as OpenDay);
  const open = days ? await openListings(payload, { channel, days, now }) : new Map<OpenDay, number[]>();
  const counts: Record<string, number> = {};
  const groups = Map.groupBy(controls, ({ without }) => JSON.stringify({ ...search, ...without }));
  const wide = groups.size > 1 ? await readWidest(payload, { search, controls, now }) : undefined;
  for (const [key, group] of groups) {
    const wanted = JSON.parse(key) as Search;
    const rows =
      wide && SQL_FIELDS.every((name) => wanted[name] === search[name])
        ? wide.filter(searchTest(wanted))
        : await readRows(payload, await searchWhere(payload, { search: wanted, now }));
    if (!rows) continue;
    for (const { name, choices } of group) {
      if (name !== 'agent' && name !== 'office') {
        for (const { value, change } of choices) {
          const isOf = change.open ? isOneOf(open.get(change.open)) : rowTest(change);
          counts[`${name}=${value}`] = rows.reduce((count, row) => count + (isOf(row) ? 1 : 0), 0);
        }
        continue;
      }
      const where = search.keywords.length
        ? isListed(rows.map(({ listing }) => Number(listing)))
        : await searchWhere(payload, { search: wanted, now });
      const byId = await countTerms(payload, { where, taxonomy: name });
      for (const { id, slug } of people[PEOPLE[name]]) counts[`${name}=${slug}`] = byId.get(String(id)) ?? 0;
    }
  }
  return counts;
}

const PEOPLE = { agent: 'agents', office: 'offices' } as const;

const isOneOf = (ids: readonly number[] = []) => {
  const set = new Set(ids);
  // The rental side of a listing for sale and for rent has a number of its own.
  return ({ listing }: FilterRow) => set.has(Math.abs(Number(listing)));
};

/** Filters that no row can be tested for. */
const SQL_FIELDS = ['open', 'agent', 'office'] as const;

/**
 * The rows of a search without those of its filters that a row can be tested for: one read serves all of them.
 * Undefined where there are too many.
 */
async function readWidest(
  payload: Payload,
  { search, controls, now }: { search: Search; controls: readonly FilterControl[]; now: number },
): Promise<FilterRow[] | undefined> {
  const fields: readonly string[] = SQL_FIELDS;
  const without = controls
    .map((control) => control.without)
    .filter((change) => !Object.keys(change).some((name) => fields.includes(name)));
  const widest: Search = Object.assign({ ...search }, ...without);
  return readRows(payload, await searchWhere(payload, { search: widest, now }));
}

/** The rows that a search finds; undefined where there are more than {@link MOST_COUNTED}. */
async function readRows(payload: Payload, where: SQL): Promise<FilterRow[] | undefined> {
  const rows = await query<FilterRow>(
    payload,
    sql`select ${FILTER_COLUMNS} from public_listings where ${where} limit ${MOST_COUNTED + 1}`,
  );
  return rows.length > MOST_COUNTED ? undefined : rows;
}
