import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { countOf } from '#site/messages/formats.ts';
import { resultTexts } from '#site/messages/results.ts';
import { query } from '#site/server/database.ts';
import { FEWEST_RESULTS, type Median, median } from '../public/median.ts';
import { rentPeriodOf } from '../terms/entrances.ts';
import { dollars } from '../terms/price-text.ts';
import { searchWhere } from './search.ts';
import { isClosed, type Search } from './search-query.ts';

/** A figure of results as visitors read it, and on how many it rests. */
export type ResultFigure = { label: string; text: string; of: string };

/** Results looked at: the newest. */
const MOST_RESULTS = 1000;
const WEEKS = 52;

/**
 * Medians of what a search on /sold or /leased finds, each of five results or more; hidden prices are in none of them.
 * Empty for other pages, and where property of every kind is leased: rents a week and a year have no middle.
 * `now`: epoch ms.
 */
export async function loadResultFigures(
  payload: Payload,
  { search, total, now }: { search: Search; total: number; now: number },
): Promise<ResultFigure[]> {
  const { channel } = search;
  if (!isClosed(channel) || total < FEWEST_RESULTS) return [];
  const rows = await query<{ price: unknown; days: unknown; category: unknown }>(
    payload,
    sql`select price_down as price, days_listed as days, category from public_listings
      where ${await searchWhere(payload, { search, now })} order by sorted_at desc limit ${MOST_RESULTS}`,
  );
  // A price that is hidden or not known has the sort key -1.
  const prices = rows.map(({ price }) => Number(price)).filter((price) => price > 0);
  const days = rows.flatMap((row) => (row.days === null ? [] : [Number(row.days)]));
  const kinds = new Set(rows.map(({ category }) => rentPeriodOf({ channel, category: category as never })));
  const isYearly = kinds.has('year');
  return [
    ...(kinds.size === 1
      ? figure(
          median(prices),
          priceTexts()[channel === 'sold' ? 'sold' : isYearly ? 'year' : 'week'],
          (amount) => dollars(isYearly ? amount * WEEKS : amount),
        )
      : []),
    ...figure(median(days), { label: resultTexts().medianDays, of: resultTexts().ofResults }, countOf),
  ];
}

function priceTexts() {
  const texts = resultTexts();
  return {
    sold: { label: texts.medianPrice, of: texts.ofSales },
    week: { label: texts.medianWeeklyRent, of: texts.ofLeases },
    year: { label: texts.medianYearlyRent, of: texts.ofLeases },
  };
}

const figure = (
  found: Median | null,
  { label, of }: { label: string; of: (n: number) => string },
  text: (amount: number) => string,
): ResultFigure[] => (found ? [{ label, text: text(found.amount), of: of(found.of) }] : []);
