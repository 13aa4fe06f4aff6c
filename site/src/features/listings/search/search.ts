import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from '../public/card-of.ts';
import { loadSuburbCentres, suburbsAround } from '../public/nearby-suburbs.ts';
import type { Channel, ListingCard } from '../public/public-listing.ts';
import { openListings } from './open-listings.ts';
import { PAGE_SIZE, type Search, type Sort } from './search-query.ts';
import { textConditions } from './text-conditions.ts';

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
};

/**
 * One page of a search. Both queries walk an index of the read model; a page costs the rows it shows, a count at most
 * {@link COUNT_LIMIT} rows that match. Keywords and features are read in each row that the rest leaves. `now`: epoch ms.
 */
export async function searchListings(
  payload: Payload,
  search: Search,
  { size = PAGE_SIZE, now = Date.now() }: { size?: number; now?: number } = {},
): Promise<SearchResult> {
  const { sort, page, suburbs } = search;
  const around = await suburbsAroundChosen(payload, search);
  const conditions = [searchConditions({ ...search, suburbs: [...suburbs, ...around] })];
  if (search.open) {
    const ids = await openListings(payload, { channel: search.channel, day: search.open, now });
    conditions.push(ids.length ? sql`listing in (${sqlList(ids)})` : sql`1 = 0`);
  }
  const where = sql.join(conditions, sql` and `);
  // By price or any other order that visitors chose, suburbs are mixed.
  const first = around.length && sort === 'newest' ? sql`suburb_key in (${sqlList(suburbs)})` : undefined;
  return pageOfListings(payload, { where, sort, page, size, first });
}

/** The suburbs with listings around those that are searched; none where they are not asked for. */
async function suburbsAroundChosen(
  payload: Payload,
  { suburbs, surrounding }: Pick<Search, 'suburbs' | 'surrounding'>,
): Promise<string[]> {
  if (!surrounding || suburbs.length === 0) return [];
  const centres = await loadSuburbCentres(payload);
  const around = new Set(suburbs.flatMap((key) => suburbsAround({ centres, key })));
  return [...around].filter((key) => !suburbs.includes(key));
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
  }: {
    where: SQL;
    sort: Sort;
    page: number;
    size: number;
    offset?: number;
    /** Those that meet it come before the others. */
    first?: SQL;
  },
): Promise<SearchResult> {
  const [counted] = await query<{ n: number | string }>(
    payload,
    sql`select count(*) as n from (select 1 from public_listings where ${where} limit ${COUNT_LIMIT + offset + 1}) as matches`,
  );
  const found = Math.max(0, Number(counted?.n ?? 0) - offset);
  const total = Math.min(found, COUNT_LIMIT);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  const order = first ? sql`case when ${first} then 0 else 1 end, ${ORDERS[sort]}` : ORDERS[sort];
  const rows = found
    ? await query<{ card: unknown }>(
        payload,
        // The inner query finds the page in an index that holds all it asks for; only then are the rows read.
        sql`select cast(card as text) as card from public_listings where id in (
            select id from public_listings where ${where} order by ${order}
            limit ${size} offset ${offset + (page - 1) * size}
          ) order by ${order}`,
      )
    : [];
  return { cards: rows.map((row) => cardOf(row.card)), total, more: found > COUNT_LIMIT, page, pages };
}

/** What a search asks of a row. `channels`: in place of its own, where several count. */
export function searchConditions(search: Search, channels: readonly Channel[] = [search.channel]): SQL {
  const [channel] = channels;
  const parts: SQL[] = [
    channels.length === 1 ? sql`channel = ${channel}` : sql`channel in (${sqlList([...channels])})`,
  ];
  if (search.suburbs.length) parts.push(sql`suburb_key in (${sqlList(search.suburbs)})`);
  if (search.category) parts.push(sql`category = ${search.category}`);
  if (search.types.length) parts.push(sql`property_type in (${sqlList(search.types)})`);
  // A range touches the search when one of its ends lies inside, or it spans it.
  if (search.minPrice) parts.push(sql`price_high >= ${search.minPrice}`);
  if (search.maxPrice) parts.push(sql`price_low <= ${search.maxPrice}`);
  if (search.beds) parts.push(sql`beds >= ${search.beds}`);
  if (search.baths) parts.push(sql`baths >= ${search.baths}`);
  if (search.cars) parts.push(sql`cars >= ${search.cars}`);
  if (search.minLand) parts.push(sql`land >= ${search.minLand}`);
  if (search.maxBeds) parts.push(sql`beds <= ${search.maxBeds}`);
  if (search.maxLand) parts.push(sql`land > 0 and land <= ${search.maxLand}`);
  if (search.underOffer) {
    const isUnder = sql`cast(card ->> 'underOffer' as text) in ('1', 'true')`;
    parts.push(search.underOffer === 'only' ? isUnder : sql`not ${isUnder}`);
  }
  if (search.auction) parts.push(sql`card ->> 'auctionAt' is not null`);
  parts.push(...textConditions(search));
  return sql.join(parts, sql` and `);
}
