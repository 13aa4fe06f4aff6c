import { performance } from 'node:perf_hooks';
import type { Payload } from 'payload';
import { loadColumns } from '../site/src/features/listings/map/columns/kept-columns.ts';
import { loadMapPins } from '../site/src/features/listings/map/load-map-pins.ts';
import { snapBox } from '../site/src/features/listings/map/map-box.ts';
import { searchListings } from '../site/src/features/listings/search/search.ts';
import { readSearch } from '../site/src/features/listings/search/search-query.ts';
import { fillPublicListings, multiplyPublicListings, seededRandom } from './dataset.ts';
import { percentile, type Row } from './report.ts';

const TURNS = 60;
const LISTINGS = 100_000;
/** Copies on PostgreSQL: a million listings. */
const TIMES = 10;

/** Boxes that people look at, with their zoom; the bench's listings are within one degree of each other. */
const BOXES: Record<string, { span: number; zoom: number }> = {
  suburb: { span: 0.05, zoom: 13 },
  city: { span: 0.3, zoom: 11 },
  'whole state': { span: 1.2, zoom: 8 },
  'whole country': { span: 12, zoom: 5 },
};
const FILTERS = ['', 'min_price=600000', 'beds=3', 'beds=3&max_price=900000', 'feature=shed', 'type=House'];
const WORDS = ['gauge', 'trial street', 'banksias', 'double brick'];
const STATES = ['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'];

/** Pins of a map and searches of everything at once, at 100,000 listings and on PostgreSQL at 1,000,000. */
export async function benchMap({
  payload,
  database,
}: {
  payload: Payload;
  database: string;
}): Promise<Row[]> {
  await fillPublicListings({ payload, count: LISTINGS });
  // The first map has them loaded, and those that come meanwhile are counted by the database.
  if (database === 'PostgreSQL') await loadColumns(payload);
  const rows = await measureMaps({ payload, database, size: LISTINGS, limits: { map: 30, search: 50 } });
  if (database !== 'PostgreSQL') return rows;
  await multiplyPublicListings({ payload, count: LISTINGS, times: TIMES });
  const size = LISTINGS * TIMES;
  await loadColumns(payload);
  return [...rows, ...(await measureMaps({ payload, database, size, limits: { map: 80, search: 100 } }))];
}

async function measureMaps({
  payload,
  database,
  size,
  limits,
}: {
  payload: Payload;
  database: string;
  size: number;
  /** ms */
  limits: { map: number; search: number };
}): Promise<Row[]> {
  const read = (query: string) => readSearch({ channel: 'buy', query: new URLSearchParams(query) });
  const at = `${database}, ${size.toLocaleString('en-AU')} listings`;
  const rows: Row[] = [];
  for (const [name, { span, zoom }] of Object.entries(BOXES)) {
    const random = seededRandom(3);
    const times = await timesOf((turn) => {
      const [south, west] = [-34.1 + random() * (1.2 - span), 150.9 + random() * (1.2 - span)];
      // As a map asks for it.
      const box = snapBox({ south, west, north: south + span, east: west + span }, zoom);
      const search = read(FILTERS[turn % FILTERS.length] ?? '');
      return loadMapPins(payload, { search, box, zoom, now: Date.now() });
    });
    rows.push(rowOf({ what: `map of a ${name}, ${at}`, times, limit: limits.map }));
  }
  const random = seededRandom(7);
  const suburb = () => {
    const number = Math.floor(random() ** 2 * 600);
    return `suburb=benchtown-${number}-${STATES[number % STATES.length]}-${2000 + number}`;
  };
  const times = await timesOf((turn) => {
    const places = [suburb(), suburb(), suburb()].join('&');
    const filters = 'min_price=500000&max_price=2000000&beds=2&type=House&feature=shed';
    const keyword = encodeURIComponent(WORDS[turn % WORDS.length] ?? '');
    return searchListings(payload, read(`${places}&${filters}&keyword=${keyword}`));
  });
  rows.push(
    rowOf({ what: `search: words, three suburbs, five filters, ${at}`, times, limit: limits.search }),
  );
  return rows;
}

/** ms each. The first one prepares what is worked out once. */
async function timesOf(work: (turn: number) => Promise<unknown>): Promise<number[]> {
  await work(0);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const start = performance.now();
    await work(turn);
    times.push(performance.now() - start);
  }
  return times;
}

/** `times` and `limit` in ms. */
export function rowOf({ what, times, limit }: { what: string; times: number[]; limit: number }): Row {
  const value = percentile(times, 95);
  return {
    what,
    figure: `p50 ${percentile(times, 50).toFixed(2)} ms · p95 ${value.toFixed(2)} ms`,
    value,
    unit: 'ms p95',
    limit: `p95 under ${limit} ms`,
    holds: value < limit,
  };
}
