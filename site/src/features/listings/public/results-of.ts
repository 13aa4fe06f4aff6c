import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { type Owner, ownedBy } from './listings-of.ts';
import { type Median, median } from './median.ts';

/** What an owner's listings on this website say about their work. Hidden prices count as sales and in no median. */
export type Results = {
  sold: number;
  leased: number;
  /** The year of the first sale or lease among them; null where no date is known. */
  since: number | null;
  /** Of shown sale prices of homes; null for too few. */
  price: Median | null;
  /** Days from listing to sale; null for too few. */
  days: Median | null;
  /** Keys and names of the suburbs they work in, the most frequent first. */
  suburbs: { key: string; name: string }[];
};

const MOST_SUBURBS = 8;

type Row = {
  channel: string;
  category: string;
  price: number | string | null;
  days: number | string | null;
  year: number | string | null;
  suburb_key: string | null;
  suburb_name: string | null;
};

/** An owner's results: one query over their public listings. A sale of two agents counts for each of them. */
export async function resultsOf(payload: Payload, owner: Owner): Promise<Results> {
  const rows = await query<Row>(
    payload,
    sql`select channel, category, price_down as price, days_listed as days, sold_year as year, suburb_key, suburb_name
      from public_listings where ${ownedBy(owner)} and listing > 0 order by id`,
  );
  return summarise(rows);
}

function summarise(rows: Row[]): Results {
  const sold = rows.filter(({ channel }) => channel === 'sold');
  const homes = sold.filter(({ category }) => category === 'residential');
  const closed = rows.filter(({ channel }) => channel === 'sold' || channel === 'leased');
  const years = closed.flatMap(({ year }) => (year ? [Number(year)] : []));
  const counts = new Map<string, { key: string; name: string; count: number }>();
  for (const { suburb_key: key, suburb_name: name } of rows) {
    if (!key || !name) continue;
    counts.set(key, { key, name, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return {
    sold: sold.length,
    leased: closed.length - sold.length,
    since: years.length ? Math.min(...years) : null,
    // A hidden or unknown price is -1 in the read model.
    price: median(homes.map(({ price }) => Number(price)).filter((price) => price > 0)),
    // A sale that was entered afterwards was listed on the day it sold: nobody knows how long it took.
    days: median(sold.map(({ days }) => Number(days)).filter((days) => days > 0)),
    suburbs: [...counts.values()]
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, MOST_SUBURBS)
      .map(({ key, name }) => ({ key, name })),
  };
}
