import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Channel } from '../public/public-listing.ts';
import { resolveSuburbs } from './find-suburbs.ts';
import { loadSearchOptions } from './search-options.ts';
import type { Suburb } from './suburbs.ts';

/** Medians of fewer prices say more about one home than about a suburb, and are not shown. */
const FEWEST_PRICES = 3;

/** Prices looked at for one median: the newest. */
const MOST_PRICES = 500;

/** The middle of the prices that our listings show, and of how many. */
export type Median = { amount: number; of: number };

/** What our own listings say about a suburb. Hidden prices are in none of it. */
export type SuburbFacts = {
  suburb: Suburb;
  /** Asked for homes that are for sale; null where too few show a price. */
  asked: Median | null;
  /** Paid, for those that are sold. */
  paid: Median | null;
  /** A week, for those to rent. */
  rent: Median | null;
};

/** Facts of the one suburb that a text means (`Newtown`, `Newtown NSW`, `2042`); null where it means none or several. */
export async function loadSuburbFacts(payload: Payload, text: string): Promise<SuburbFacts | null> {
  const options = await loadSearchOptions(payload);
  const { byKey } = options;
  const { keys, unknown } = resolveSuburbs({ ...options, text });
  const suburb = keys.length === 1 && unknown.length === 0 ? byKey.get(String(keys[0])) : undefined;
  if (!suburb) return null;
  const [asked, paid, rent] = await Promise.all(
    (['buy', 'sold', 'rent'] as const).map((channel) => medianOf({ payload, suburb, channel })),
  );
  return { suburb, asked: asked ?? null, paid: paid ?? null, rent: rent ?? null };
}

/** The middle of some amounts: between the two in the middle where their number is even. Null for too few. */
export function median(amounts: readonly number[]): Median | null {
  if (amounts.length < FEWEST_PRICES) return null;
  const sorted = [...amounts].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  const lower = sorted.length % 2 ? upper : (sorted[half - 1] ?? upper);
  return { amount: Math.round((lower + upper) / 2), of: sorted.length };
}

async function medianOf({
  payload,
  suburb,
  channel,
}: {
  payload: Payload;
  suburb: Suburb;
  channel: Channel;
}): Promise<Median | null> {
  if (suburb.counts[channel] < FEWEST_PRICES) return null;
  const rows = await query<{ amount: number | string }>(
    payload,
    // A hidden or unknown price has no sort key of its own (-1): only prices that visitors can read are in here.
    sql`select price_down as amount from public_listings
      where channel = ${channel} and suburb_key = ${suburb.key} and price_down > 0 and category = 'residential'
      order by sorted_at desc limit ${MOST_PRICES}`,
  );
  return median(rows.map(({ amount }) => Number(amount)));
}
