import { performance } from 'node:perf_hooks';
import type { Payload } from 'payload';
import { filterControls } from '../site/src/features/listings/search/filter-controls.ts';
import { searchListings } from '../site/src/features/listings/search/search.ts';
import { loadSearchCounts } from '../site/src/features/listings/search/search-counts.ts';
import { NOBODY } from '../site/src/features/listings/search/search-filters.ts';
import { loadSearchOptions } from '../site/src/features/listings/search/search-options.ts';
import { readSearch } from '../site/src/features/listings/search/search-query.ts';
import { fillPublicListings, seededRandom } from './dataset.ts';
import { rowOf } from './map.ts';
import type { Row } from './report.ts';

const SEARCHES = 400;

/** Latency of filtered searches over a growing read model, on the database this process was started with. */
export async function benchSearch({
  payload,
  database,
  sizes,
}: {
  payload: Payload;
  database: string;
  sizes: number[];
}): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    await fillPublicListings({ payload, count: size });
    const times: number[] = [];
    const countTimes: number[] = [];
    const options = await loadSearchOptions(payload);
    for (let index = 0; index < SEARCHES; index += 1) {
      const { channel, query } = randomSearch(index);
      const search = readSearch({ channel, query: new URLSearchParams(query) });
      const start = performance.now();
      const result = await searchListings(payload, search);
      times.push(performance.now() - start);
      const controls = filterControls({ search, options, people: NOBODY });
      const counted = performance.now();
      await loadSearchCounts(payload, { search, controls, people: NOBODY, result, now: Date.now() });
      countTimes.push(performance.now() - counted);
    }
    const at = `${database}, ${size.toLocaleString('en-AU')} listings`;
    rows.push(rowOf({ what: `counts of all filters, ${at}`, times: countTimes, limit: 100 }));
    rows.push(rowOf({ what: `search, ${at}`, times, limit: 50 }));
  }
  return rows;
}

/** The searches people make: most by suburb and price, some by anything. */
function randomSearch(seed: number): {
  channel: 'buy' | 'rent' | 'sold';
  query: Record<string, string>;
} {
  const random = seededRandom(seed * 7919 + 1);
  const channel = random() < 0.6 ? 'buy' : random() < 0.5 ? 'rent' : 'sold';
  const query: Record<string, string> = {};
  const suburb = Math.floor(random() ** 2 * 600);
  const state = ['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'][suburb % 8];
  if (random() < 0.5) query.suburb = `benchtown-${suburb}-${state}-${2000 + suburb}`;
  if (random() < 0.5)
    query.min_price = String(channel === 'rent' ? 400 : 500_000 + Math.floor(random() * 10) * 100_000);
  if (random() < 0.4)
    query.max_price = String(channel === 'rent' ? 900 : 1_200_000 + Math.floor(random() * 10) * 100_000);
  if (random() < 0.4) query.beds = String(1 + Math.floor(random() * 5));
  if (random() < 0.2) query.type = 'House';
  if (random() < 0.1) query.category = 'rural';
  if (random() < 0.15) query.keyword = random() < 0.5 ? 'gauge' : 'trial street';
  if (random() < 0.15) query.feature = random() < 0.5 ? 'shed' : 'pool';
  if (random() < 0.3) query.sort = random() < 0.5 ? 'price-asc' : 'price-desc';
  if (random() < 0.2) query.page = String(2 + Math.floor(random() * 5));
  return { channel, query };
}
