import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { addressKey } from './address-key.ts';

/** A listing of the same property that is on the market at the same time as another one. */
export type DuplicateListing = {
  id: number;
  title: string;
  status: string;
  /** `AGENCY / number` in its feed; undefined for one that staff wrote. */
  feed?: string;
};

/** The listings that describe the same property as this one, for the same time and the same kind of deal. */
export async function duplicatesOf(payload: Payload, id: number): Promise<DuplicateListing[]> {
  const [own] = await read(payload, sql`id = ${id}`);
  if (!own) return [];
  const others = await read(
    payload,
    sql`id <> ${id} and method = ${own.method} and status in ('current', 'sold', 'leased')
      and lower(suburb) = ${own.suburb.toLowerCase()} and _status = 'published'`,
  );
  return others.filter((other) => isSame(own, other)).map(plain);
}

/**
 * Properties that listings of these agencies (codes in capital letters; undefined: any) describe more than once, most
 * recent first; at most `limit` of them.
 */
export async function duplicatesAmong({
  payload,
  codes,
  limit,
}: {
  payload: Payload;
  codes?: ReadonlySet<string>;
  limit: number;
}): Promise<DuplicateListing[][]> {
  const own = codes
    ? sql`max(case when feed_agent_id in (${sqlList([...codes])}) then 1 else 0 end)`
    : sql`1`;
  // The database narrows it down by what every system writes alike; the rest of the address is compared here.
  const found = await read(
    payload,
    sql`_status = 'published' and status in ('current', 'sold', 'leased')
      and (method, lower(suburb), coalesce(postcode, '')) in (
        select method, lower(suburb), coalesce(postcode, '') from listings
        where _status = 'published' and status in ('current', 'sold', 'leased') and street is not null
        group by method, lower(suburb), coalesce(postcode, '')
        having count(*) > 1 and max(case when status = 'current' then 1 else 0 end) = 1 and ${own} = 1)`,
  );
  const groups = new Map<string, Row[]>();
  for (const row of found) {
    if (!row.key) continue;
    const key = `${row.method} ${row.key}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .map((rows) => rows.filter((row) => rows.some((other) => other !== row && isSame(row, other))))
    .filter((rows) => rows.length > 1 && rows.some(({ agency }) => !codes || codes.has(agency ?? '')))
    .sort((a, b) => newest(b) - newest(a))
    .slice(0, limit)
    .map((rows) => rows.map(plain));
}

type Row = DuplicateListing & {
  key: string | undefined;
  method: string;
  suburb: string;
  agency: string | null;
  /** When it was on the market, in epoch ms. */
  from: number;
  until: number;
};

const newest = (rows: Row[]) => Math.max(...rows.map(({ from }) => from));

/** One of them is on the market, and was while the other was. */
const isSame = (a: Row, b: Row): boolean =>
  a.key !== undefined &&
  a.key === b.key &&
  (a.status === 'current' || b.status === 'current') &&
  a.from < b.until &&
  b.from < a.until;

const plain = ({ id, title, status, feed }: Row): DuplicateListing => ({
  id,
  title,
  status,
  ...(feed ? { feed } : {}),
});

async function read(payload: Payload, where: SQL): Promise<Row[]> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select id, title, status, method, feed_agent_id, feed_unique_id, sub_number, lot_number, street_number,
        street, suburb, state, postcode, listed_at, sold_date, created_at
      from listings where ${where} order by id`,
  );
  return rows.map((row) => {
    const text = (column: string) => (row[column] === null ? null : String(row[column]));
    const status = String(row.status);
    return {
      id: Number(row.id),
      title: text('title') ?? '',
      status,
      ...(row.feed_unique_id ? { feed: `${row.feed_agent_id} / ${row.feed_unique_id}` } : {}),
      key: addressKey({
        subNumber: text('sub_number'),
        lotNumber: text('lot_number'),
        streetNumber: text('street_number'),
        street: text('street'),
        suburb: text('suburb'),
        state: text('state'),
        postcode: text('postcode'),
      }),
      method: String(row.method),
      suburb: text('suburb') ?? '',
      agency: text('feed_agent_id'),
      from: timeOf(row.listed_at ?? row.created_at) ?? 0,
      until: status === 'current' ? Number.POSITIVE_INFINITY : (timeOf(row.sold_date) ?? 0),
    };
  });
}

const timeOf = (value: unknown): number | undefined =>
  value ? new Date(value as string).getTime() : undefined;
