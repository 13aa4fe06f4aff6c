import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { loadCards } from '../public/load-cards.ts';
import { loadSuburbCentres, nearestAround } from '../public/nearby-suburbs.ts';
import type { ListingCard } from '../public/public-listing.ts';
import { isOfListings } from '../public/public-rows.ts';
import { areaCondition } from './area-condition.ts';
import { openListings, soonestOpen } from './open-listings.ts';
import { searchConditions } from './search-conditions.ts';
import { PAGE_SIZE, type Search, type Sort } from './search-query.ts';

/** Counting stops here: “1,000+ properties” says as much as the number, and costs the same at any size. */
export const COUNT_LIMIT = 1000;

export type SearchResult = {
  cards: ListingCard[];
  /** Matches, up to {@link COUNT_LIMIT}. */
  total: number;
  /** True when there are more than `total`. */
  more: boolean;
  /** The page shown, after clamping to the last one. */
  page: number;
  pages: number;
};

const ORDERS: Record<Sort, SQL> = {
  // The last key settles ties, so that no listing stands on two pages.
  newest: sql.raw('sorted_at desc, id desc'),
  'price-asc': sql.raw('price_up asc, sorted_at desc, id desc'),
  'price-desc': sql.raw('price_down desc, sorted_at desc, id desc'),
  size: sql.raw('land desc, sorted_at desc, id desc'),
  // What comes before the newest is said by the search itself; see `firstOf`.
  inspection: sql.raw('sorted_at desc, id desc'),
  auction: sql.raw('sorted_at desc, id desc'),
  distance: sql.raw('sorted_at desc, id desc'),
};

/**
 * One page of a search. Both queries walk an index of the read model; a page costs the rows it shows, a count at most
 * {@link COUNT_LIMIT} rows that match. Keywords are found
 * in an index of words. `now`: epoch ms.
 */
export async function searchListings(
  payload: Payload,
  search: Search,
  { size = PAGE_SIZE, now = Date.now() }: { size?: number; now?: number } = {},
): Promise<SearchResult> {
  const { sort, page } = search;
  const around = await suburbsAroundChosen(payload, search);
  const where = await whereOf(payload, { search, around, now });
  const first = await firstOf(payload, { search, around, now });
  return pageOfListings(payload, { where, sort, page, size, first, once: search.keywords.length > 0 });
}

/** The condition that all results of a search meet. `now`: epoch ms. */
export async function searchWhere(
  payload: Payload,
  { search, now }: { search: Search; now: number },
): Promise<SQL> {
  return whereOf(payload, { search, around: await suburbsAroundChosen(payload, search), now });
}

async function whereOf(
  payload: Payload,
  { search, around, now }: { search: Search; around: string[]; now: number },
): Promise<SQL> {
  const { channel, open, suburbs, area } = search;
  const filters = await searchConditions(payload, { ...search, suburbs: [...suburbs, ...around] });
  const conditions = area ? sql`${filters} and ${await areaCondition(payload, { area, channel })}` : filters;
  if (!open) return conditions;
  const days = await openListings(payload, { channel, days: [open], now });
  return sql`${conditions} and ${isOfListings(days.get(open) ?? [])}`;
}

/** Whether a row is one of those with these numbers. */
export const isListed = (ids: readonly number[]): SQL =>
  ids.length ? sql`listing in (${sqlList(ids)})` : sql`1 = 0`;

/** The expression that results are ordered by before anything else; undefined for none. */
async function firstOf(
  payload: Payload,
  { search: { sort, suburbs, channel }, around, now }: { search: Search; around: string[]; now: number },
): Promise<SQL | undefined> {
  switch (sort) {
    case 'newest':
      // By price or any other order that visitors chose, suburbs are mixed.
      return around.length ? sql`case when suburb_key in (${sqlList(suburbs)}) then 0 else 1 end` : undefined;
    case 'auction':
      return sql`case when auction_at > ${now} then auction_at else ${Number.MAX_SAFE_INTEGER} end`;
    case 'inspection':
      return placesIn('abs(listing)', await soonestOpen(payload, { channel, now }));
    case 'distance':
      return placesIn('suburb_key', [...suburbs, ...around]);
    default:
      return undefined;
  }
}

/** The place of a column's value in a list; those that are not in it come last. */
function placesIn(
  name: 'abs(listing)' | 'suburb_key',
  values: readonly (string | number)[],
): SQL | undefined {
  const unique = [...new Set(values)];
  if (unique.length === 0) return undefined;
  const column = sql.raw(name);
  const whens = unique.map((value, place) => sql`when ${value} then ${sql.raw(String(place))}`);
  return sql`case when ${column} in (${sqlList(unique)})
    then case ${column} ${sql.join(whens, sql` `)} end else ${sql.raw(String(unique.length))} end`;
}

/** The suburbs of a search, with those around them where they count too. */
export const suburbsOf = async (
  payload: Payload,
  search: Pick<Search, 'suburbs' | 'surrounding'>,
): Promise<string[]> => [...search.suburbs, ...(await suburbsAroundChosen(payload, search))];

/** The suburbs with listings around those that are searched, the nearest first; none where they are not asked for. */
async function suburbsAroundChosen(
  payload: Payload,
  { suburbs, surrounding }: Pick<Search, 'suburbs' | 'surrounding'>,
): Promise<string[]> {
  if (!surrounding || suburbs.length === 0) return [];
  const centres = await loadSuburbCentres(payload);
  return nearestAround({ centres, keys: suburbs });
}

/** One page of the listings that meet a condition. The first `offset` of them count for nothing. */
export async function pageOfListings(
  payload: Payload,
  {
    where,
    sort,
    page: asked,
    size,
    offset = 0,
    first,
    once = false,
  }: {
    where: SQL;
    sort: Sort;
    page: number;
    size: number;
    offset?: number;
    /** What they are ordered by before anything else. */
    first?: SQL;
    /** True where the condition is dear: it is asked once, for the count and the page. */
    once?: boolean;
  },
): Promise<SearchResult> {
  const order = first ? sql`${first}, ${ORDERS[sort]}` : ORDERS[sort];
  if (once) return pageFoundOnce(payload, { where, order, page: asked, size, offset });
  const [counted] = await query<{ n: number | string }>(
    payload,
    sql`select count(*) as n from (select 1 from public_listings where ${where} limit ${COUNT_LIMIT + offset + 1}) as matches`,
  );
  const found = Math.max(0, Number(counted?.n ?? 0) - offset);
  const shown = pagesOf({ found, page: asked, size });
  // An index holds all that this asks for; cards are read only of the page.
  const rows = found
    ? await query<{ id: number | string }>(
        payload,
        sql`select id from public_listings where ${where} order by ${order}
          limit ${size} offset ${offset + (shown.page - 1) * size}`,
      )
    : [];
  return { cards: await cardsOf(payload, rows), ...shown };
}

const cardsOf = (payload: Payload, rows: readonly { id: number | string }[]): Promise<ListingCard[]> =>
  loadCards(
    payload,
    rows.map(({ id }) => Number(id)),
  );

/** What a result says beside its cards. `found`: matches, which were counted up to one more than the limit. */
function pagesOf({
  found,
  page,
  size,
}: {
  found: number;
  page: number;
  size: number;
}): Omit<SearchResult, 'cards'> {
  const total = Math.min(found, COUNT_LIMIT);
  const pages = Math.max(1, Math.ceil(total / size));
  return { total, more: found > COUNT_LIMIT, page: Math.min(page, pages), pages };
}

/** The same, with all matches up to the limit found in their order at once. */
async function pageFoundOnce(
  payload: Payload,
  {
    where,
    order,
    page,
    size,
    offset,
  }: { where: SQL; order: SQL; page: number; size: number; offset: number },
): Promise<SearchResult> {
  const found = await query<{ id: number | string }>(
    payload,
    sql`select id from public_listings where ${where} order by ${order}
      limit ${COUNT_LIMIT + 1} offset ${offset}`,
  );
  const shown = pagesOf({ found: found.length, page, size });
  const rows = found.slice((shown.page - 1) * size, shown.page * size);
  return { cards: await cardsOf(payload, rows), ...shown };
}
