import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from '../public/card-of.ts';
import { loadSuburbCentres, suburbsAround } from '../public/nearby-suburbs.ts';
import type { Category, Channel, ListingCard, Method, Tenure } from '../public/public-listing.ts';
import { type Area, readArea } from './area.ts';
import { areaCondition } from './area-condition.ts';
import { readOtherFilters } from './other-filters.ts';
import { COUNT_LIMIT } from './search.ts';
import { filterConditions } from './search-conditions.ts';

/** What somebody looks for: a search, and what an alert knows beyond it. Null and [] are “any”. */
export type ListingCriteria = {
  category: Category | null;
  method: Method;
  /** In any letter case. */
  types: string[];
  /** Dollars; a week for rent. */
  minPrice: number | null;
  maxPrice: number | null;
  beds: number | null;
  baths: number | null;
  cars: number | null;
  /** m². */
  minLand: number | null;
  maxLand: number | null;
  minArea: number | null;
  maxArea: number | null;
  tenure: Tenure | null;
  ruralUses: string[];
  suburbs: string[];
  surrounding: boolean;
  /** A part of the map, as the address of a search says it: `shape=…`. Left out: none. */
  area?: string;
  /** What a search asks for that has no field of its own here, as its address says it: `feature=pets`. Left out: nothing. */
  filters?: string;
};

/** What fits, newest first, and how many there are up to {@link COUNT_LIMIT}. */
export async function listingsMatching({
  payload,
  criteria,
  channel = criteria.method,
  limit,
}: {
  payload: Payload;
  criteria: ListingCriteria;
  /** Left out: what is on the market. */
  channel?: Channel;
  limit: number;
}): Promise<{ total: number; cards: ListingCard[] }> {
  const area = areaOfCriteria(criteria);
  const where = sql.join(
    [
      conditions({ criteria, channel, suburbs: await suburbsOf(payload, criteria) }),
      ...(area ? [await areaCondition(payload, { area, channel })] : []),
      ...(await otherConditions(payload, criteria)),
    ],
    sql` and `,
  );
  const [[counted], rows] = await Promise.all([
    query<{ n: unknown }>(
      payload,
      sql`select count(*) as n from (select 1 from public_listings where ${where} limit ${COUNT_LIMIT}) as found`,
    ),
    query<{ card: unknown }>(
      payload,
      sql`select card from public_listings where ${where} order by sorted_at desc, id desc limit ${limit}`,
    ),
  ]);
  return { total: Number(counted?.n ?? 0), cards: rows.map(({ card }) => cardOf(card)) };
}

/** Whether a listing that visitors see meets the filters of criteria that have no field of their own. */
export async function meetsOtherFilters({
  payload,
  criteria,
  listing,
}: {
  payload: Payload;
  criteria: Pick<ListingCriteria, 'filters' | 'method'>;
  listing: number;
}): Promise<boolean> {
  const where = sql.join(
    [sql`listing = ${listing}`, ...(await otherConditions(payload, criteria))],
    sql` and `,
  );
  return (
    (await query(payload, sql`select 1 as found from public_listings where ${where} limit 1`)).length > 0
  );
}

const otherConditions = async (
  payload: Payload,
  { filters, method }: Pick<ListingCriteria, 'filters' | 'method'>,
): Promise<SQL[]> => (filters ? filterConditions(payload, readOtherFilters(filters, method)) : []);

/** The part of the map that criteria are limited to. */
export const areaOfCriteria = ({ area }: ListingCriteria): Area | null =>
  area ? readArea(new URLSearchParams(area)) : null;

async function suburbsOf(payload: Payload, { suburbs, surrounding }: ListingCriteria): Promise<string[]> {
  if (!surrounding || suburbs.length === 0) return suburbs;
  const centres = await loadSuburbCentres(payload);
  return [...new Set([...suburbs, ...suburbs.flatMap((key) => suburbsAround({ centres, key }))])];
}

function conditions({
  criteria,
  channel,
  suburbs,
}: {
  criteria: ListingCriteria;
  channel: Channel;
  suburbs: string[];
}): SQL {
  const parts: SQL[] = [sql`channel = ${channel}`];
  const least = (column: string, value: number | null) => {
    if (value) parts.push(sql`${sql.raw(column)} >= ${value}`);
  };
  const most = (column: string, value: number | null) => {
    if (value) parts.push(sql`${sql.raw(column)} > 0 and ${sql.raw(column)} <= ${value}`);
  };
  if (suburbs.length) parts.push(sql`suburb_key in (${sqlList(suburbs)})`);
  if (criteria.category) parts.push(sql`category = ${criteria.category}`);
  if (criteria.types.length)
    parts.push(sql`lower(property_type) in (${sqlList(criteria.types.map((type) => type.toLowerCase()))})`);
  // A price range touches the wish when one of its ends lies inside, or it spans it; a hidden one by its band.
  least('price_high', criteria.minPrice);
  if (criteria.maxPrice) parts.push(sql`price_low <= ${criteria.maxPrice}`);
  least('beds', criteria.beds);
  least('baths', criteria.baths);
  least('cars', criteria.cars);
  least('land', criteria.minLand);
  most('land', criteria.maxLand);
  least('building', criteria.minArea);
  most('building', criteria.maxArea);
  if (criteria.tenure) parts.push(sql`tenure = ${criteria.tenure}`);
  if (criteria.ruralUses.length) {
    const uses = criteria.ruralUses.map((use) => `%|${use.toLowerCase().replace(/[!%_]/g, '!$&')}|%`);
    parts.push(
      sql`(${sql.join(
        uses.map((use) => sql`uses like ${use} escape '!'`),
        sql` or `,
      )})`,
    );
  }
  return sql.join(parts, sql` and `);
}
