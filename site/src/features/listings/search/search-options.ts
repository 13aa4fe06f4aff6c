import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import type { Category, Channel } from '../public/public-listing.ts';
import { findPlacesFor } from './find-suburbs.ts';
import { noCounts, type SearchOptions, type Suburb } from './suburbs.ts';

/** Suburbs and types with listings; cached in this process until a listing changes. Three queries, each over an index. */
export const loadSearchOptions = keepUntilPurged({ tags: ['listings'], read: readOptions });

type SuburbRow = { suburb_key: string; channel: Channel; name: string; state: string; n: number | string };
type TypeRow = { channel: Channel; category: Category; property_type: string; n: number | string };

async function readOptions(payload: Payload): Promise<SearchOptions> {
  const [suburbRows, typeRows, [changed], years] = await Promise.all([
    query<SuburbRow>(
      payload,
      // Counted in an index alone; only one row of each is read, for its name.
      sql`select counted.suburb_key, counted.channel, counted.n, one.suburb_name as name, one.state
        from (
          select channel, suburb_key, count(*) as n, min(id) as id from public_listings
          where suburb_key is not null group by channel, suburb_key
        ) as counted join public_listings as one on one.id = counted.id`,
    ),
    query<TypeRow>(
      payload,
      sql`select channel, category, property_type, count(*) as n from public_listings
        where property_type is not null group by channel, category, property_type
        order by n desc, property_type`,
    ),
    query<{ at: string | Date | null }>(
      payload,
      sql`select max(updated_at) as at from listings where _status = 'published'`,
    ),
    yearsOfResults(payload),
  ]);
  const byKey = new Map<string, Suburb>();
  for (const { suburb_key: key, channel, name, state, n } of suburbRows) {
    const postcode = /-(\d{4})$/.exec(key)?.[1] ?? '';
    const suburb = byKey.get(key) ?? { key, name: name ?? key, state, postcode, counts: noCounts() };
    suburb.counts[channel] = Number(n);
    byKey.set(key, suburb);
  }
  const types: SearchOptions['types'] = { buy: [], rent: [], sold: [], leased: [] };
  const typesByCategory: SearchOptions['typesByCategory'] = { buy: [], rent: [], sold: [], leased: [] };
  for (const { channel, category, property_type: type } of typeRows) {
    if (!types[channel].includes(type)) types[channel].push(type);
    const known = typesByCategory[channel].find((group) => group.category === category);
    if (known) known.types.push(type);
    else typesByCategory[channel].push({ category, types: [type] });
  }
  const suburbs = [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name));
  const updatedAt = changed?.at ? new Date(changed.at).getTime() : null;
  return { suburbs, byKey, types, typesByCategory, years, updatedAt, findPlaces: findPlacesFor(suburbs) };
}

/** Before this year nothing is offered. */
const FIRST_YEAR = 1990;

/** From the first to the last year of sales and of leases, the latest first. Looks up both ends of an index. */
async function yearsOfResults(payload: Payload): Promise<SearchOptions['years']> {
  const of = async (channel: 'sold' | 'leased'): Promise<number[]> => {
    const results = sql`from public_listings where channel = ${channel} and sorted_at >= ${Date.UTC(FIRST_YEAR, 0)}`;
    const [row] = await query<{ first: unknown; last: unknown }>(
      payload,
      sql`select (select min(sorted_at) ${results}) as first, (select max(sorted_at) ${results}) as last`,
    );
    if (!row?.first || !row.last) return [];
    const [first, last] = [row.first, row.last].map((at) => new Date(Number(at)).getUTCFullYear());
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(last) - index);
  };
  const [sold, leased] = await Promise.all([of('sold'), of('leased')]);
  return { sold, leased };
}
