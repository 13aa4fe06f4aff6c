import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { FilterControl } from './filter-controls.ts';
import { countTerms } from './listing-terms.ts';
import { openListings } from './open-listings.ts';
import { COUNT_LIMIT, isListed, type SearchResult, searchWhere } from './search.ts';
import { filterConditions } from './search-conditions.ts';
import type { SearchPeople } from './search-filters.ts';
import type { OpenDay, Search } from './search-query.ts';

/** How many results each choice of a filter has, by `name=value`. Empty where there are too many to count. */
export type SearchCounts = Readonly<Record<string, number>>;

/** Rows that are counted through at most. Beyond, “1,000+ properties” needs no numbers beside each choice. */
const MOST_COUNTED = COUNT_LIMIT;

/** What the conditions of filters read; the rest of a row is large. */
const COLUMNS = sql.raw(
  `id, listing, category, property_type, price_low, price_high, beds, baths, cars, land, building,
  traits, newly_built, under_offer, auction_at, available_on, office,
  tenure, area_price, sold_year, sorted_at`,
);

/**
 * Counts the choices of filters: each with all other filters of the search in force. One query for all filters that are
 * not set, and one for each that is. `now`: epoch ms.
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
  for (const [key, group] of groups) {
    const where = await searchWhere(payload, { search: JSON.parse(key) as Search, now });
    const choices = group
      .filter(({ name }) => !(name in PEOPLE))
      .flatMap(({ name, choices }) =>
        choices.map(({ value, change }) => ({
          key: `${name}=${value}`,
          condition: change.open
            ? isListed(open.get(change.open) ?? [])
            : sql.join(filterConditions(payload, change), sql` and `),
        })),
      );
    const found = await countEach(payload, { where, conditions: choices.map(({ condition }) => condition) });
    if (!found) continue;
    choices.forEach(({ key: choice }, index) => {
      counts[choice] = found[index] ?? 0;
    });
    for (const { name } of group) {
      if (name !== 'agent' && name !== 'office') continue;
      const byId = await countTerms(payload, { where, taxonomy: name });
      for (const { id, slug } of people[PEOPLE[name]]) counts[`${name}=${slug}`] = byId.get(String(id)) ?? 0;
    }
  }
  return counts;
}

const PEOPLE = { agent: 'agents', office: 'offices' } as const;

/** How many rows meet each condition; undefined where there are more than {@link MOST_COUNTED}. */
async function countEach(
  payload: Payload,
  { where, conditions }: { where: SQL; conditions: readonly SQL[] },
): Promise<number[] | undefined> {
  const counts = conditions.map(
    (condition, index) => sql`count(*) filter (where ${condition}) as ${sql.raw(`c${index}`)}`,
  );
  const [row] = await query<Record<string, unknown>>(
    payload,
    sql`select ${sql.join([sql`count(*) as total`, ...counts], sql`, `)} from (
        select ${COLUMNS} from public_listings where ${where} limit ${MOST_COUNTED + 1}
      ) as counted`,
  );
  if (Number(row?.total) > MOST_COUNTED) return undefined;
  return conditions.map((_, index) => Number(row?.[`c${index}`] ?? 0));
}
