import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { FEWEST_RESULTS, type Median, median } from '../public/median.ts';
import type { Channel } from '../public/public-listing.ts';
import { resolveSuburbs } from './find-suburbs.ts';
import { loadSearchOptions } from './search-options.ts';
import type { Suburb } from './suburbs.ts';

/** Listings looked at for one median: the newest. */
const MOST_RESULTS = 200;

/** What our own listings say about a suburb. Hidden prices are in none of it. */
export type SuburbFacts = {
  suburb: Suburb;
  /** Asked for homes that are for sale; null where too few show a price. */
  asked: Median | null;
  /** Paid, for those that are sold. */
  paid: Median | null;
  /** A week, for those to rent. */
  rent: Median | null;
  /** Days from listing to sale. */
  days: Median | null;
};

/** Facts of the one suburb that a text means (`Newtown`, `Newtown NSW`, `2042`); null where it means none or several. */
export async function loadSuburbFacts(payload: Payload, text: string): Promise<SuburbFacts | null> {
  const options = await loadSearchOptions(payload);
  const { keys, unknown } = resolveSuburbs({ ...options, text });
  return keys.length === 1 && unknown.length === 0 ? factsOfSuburb(payload, String(keys[0])) : null;
}

/** Facts of a suburb by its key; null for one without listings. */
export async function factsOfSuburb(payload: Payload, key: string): Promise<SuburbFacts | null> {
  const suburb = (await loadSearchOptions(payload)).byKey.get(key);
  if (!suburb) return null;
  const [forSale, sold, forRent] = await Promise.all(
    (['buy', 'sold', 'rent'] as const).map((channel) => resultsOf({ payload, suburb, channel })),
  );
  const prices = (rows: Result[] = []) => median(rows.map(({ price }) => Number(price)).filter(isShown));
  return {
    suburb,
    asked: prices(forSale),
    paid: prices(sold),
    rent: prices(forRent),
    days: median((sold ?? []).flatMap(({ days }) => (days === null ? [] : [Number(days)]))),
  };
}

/** A hidden or unknown price has no sort key of its own (-1): only prices that visitors can read count. */
const isShown = (price: number): boolean => price > 0;

type Result = { price: number | string; days: number | string | null };

/** The newest homes of a search page there. */
async function resultsOf({
  payload,
  suburb,
  channel,
}: {
  payload: Payload;
  suburb: Suburb;
  channel: Channel;
}): Promise<Result[]> {
  if (suburb.counts[channel] < FEWEST_RESULTS) return [];
  return query<Result>(
    payload,
    sql`select price_down as price, days_listed as days from public_listings
      where channel = ${channel} and suburb_key = ${suburb.key} and category = 'residential'
      order by sorted_at desc limit ${MOST_RESULTS}`,
  );
}
