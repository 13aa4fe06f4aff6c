import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { sqlList } from '#site/server/sql-list.ts';
import type { Channel } from '../public/public-listing.ts';
import { hasAgent, onceEach } from '../public/public-rows.ts';
import { NUMBER_RANGES } from './number-ranges.ts';
import type { Search } from './search-query.ts';
import { textConditions } from './text-conditions.ts';

/** What a search asks of a row. `channels`: in place of its own, where several count. */
export async function searchConditions(
  payload: Payload,
  search: Search,
  channels: readonly Channel[] = [search.channel],
): Promise<SQL> {
  const [channel] = channels;
  const ofChannel =
    channels.length === 1
      ? sql`channel = ${channel}`
      : sql`channel in (${sqlList([...channels])}) and ${onceEach(channels)}`;
  return sql.join([ofChannel, ...(await filterConditions(payload, search))], sql` and `);
}

/** What some filters ask of a row, the channel and the inspection day apart. */
export async function filterConditions(payload: Payload, search: Partial<Search>): Promise<SQL[]> {
  const parts: SQL[] = [];
  if (search.suburbs?.length) parts.push(sql`suburb_key in (${sqlList(search.suburbs)})`);
  if (search.category) parts.push(sql`category = ${search.category}`);
  if (search.types?.length) parts.push(sql`property_type in (${sqlList(search.types)})`);
  // A range touches the search when one of its ends lies inside, or it spans it.
  if (search.minPrice) parts.push(sql`price_high >= ${search.minPrice}`);
  if (search.maxPrice) parts.push(sql`price_low <= ${search.maxPrice}`);
  for (const { from, to, column } of NUMBER_RANGES) {
    const name = sql.raw(column);
    if (search[from]) parts.push(sql`${name} >= ${search[from]}`);
    if (search[to])
      parts.push(
        isArea(column) ? sql`${name} > 0 and ${name} <= ${search[to]}` : sql`${name} <= ${search[to]}`,
      );
  }
  if (search.underOffer) parts.push(sql`under_offer = ${search.underOffer === 'only' ? 1 : 0}`);
  // As a number in the text: the index of new ones is of a part of the table.
  if (search.built) parts.push(sql.raw(`newly_built = ${search.built === 'new' ? 1 : 0}`));
  if (search.auction) parts.push(sql`auction_at is not null`);
  if (search.availableBy) parts.push(sql`(available_on is null or available_on <= ${search.availableBy})`);
  if (search.tenure) parts.push(sql`tenure = ${search.tenure}`);
  // They are ordered by the day, which an index holds.
  if (search.year)
    parts.push(sql`sold_year = ${search.year} and sorted_at >= ${Date.UTC(search.year, 0)}
      and sorted_at < ${Date.UTC(search.year + 1, 0)}`);
  if (search.agent)
    parts.push(
      hasAgent(sql`in (select id from agents where slug = ${search.agent} and _status = 'published')`),
    );
  if (search.office)
    parts.push(
      sql`office in (select id from offices where slug = ${search.office} and _status = 'published')`,
    );
  parts.push(...(await textConditions(payload, search)));
  return parts;
}

/** An area that is not known is none below a limit. */
const isArea = (column: string): boolean => column === 'land' || column === 'building';
