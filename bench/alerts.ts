import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { TARGET_COLUMNS, targetRows } from '../site/src/features/alerts/alert-targets.ts';
import { cleanCriteria } from '../site/src/features/alerts/criteria.ts';
import { matchEvents } from '../site/src/features/alerts/match-events.ts';
import { readStates, recordEvents } from '../site/src/features/listings/public/events/record-events.ts';
import { projectListing } from '../site/src/features/listings/public/project-listing.ts';
import { writePublicListing } from '../site/src/features/listings/public/public-listing-store.ts';
import type { StoredListing } from '../site/src/features/listings/terms/stored-listing.ts';
import { atomically, isPostgres, query, refreshStatistics } from '../site/src/server/database.ts';
import { purge } from '../site/src/server/purge.ts';
import { benchListing, seededRandom } from './dataset.ts';
import { percentile, type Row } from './report.ts';

const SUBURBS = 1500;
/** Listings already on the website; the positions of suburbs are computed from them after every change. */
const LISTINGS = 10_000;
const CHANGES = 200;
const LIMIT_MS = 200;
const NOW = Date.UTC(2026, 10, 21, 4);

/**
 * How long it takes from a listing that changed to an entry for every alert that wants it, all on disk, with a growing
 * number of alerts, on the database this process was started with.
 */
export async function benchAlerts({
  payload,
  database,
  sizes,
}: {
  payload: Payload;
  database: string;
  sizes: number[];
}): Promise<Row[]> {
  await fillListings(payload);
  const rows: Row[] = [];
  let filled = 0;
  let next = LISTINGS;
  for (const size of sizes) {
    await fillTargets({ payload, from: filled, to: size });
    filled = size;
    const times: number[] = [];
    const entries: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      next += 1;
      await show({ payload, listing: listingInBench(next) });
      const start = performance.now();
      const count = await matchEvents({ payload });
      times.push(performance.now() - start);
      if (count !== 1) throw new Error(`${count} events were matched where one had happened.`);
      entries.push(await entriesOf(payload, next));
    }
    const found = entries.reduce((sum, each) => sum + each, 0);
    if (found === 0) throw new Error('No alert matched any listing, so nothing was measured.');
    rows.push({
      what: `${database}: a listing against ${size.toLocaleString('en-AU')} alerts (${Math.round(found / CHANGES)} entries each, at most ${Math.max(...entries)})`,
      figure: `p50 ${percentile(times, 50).toFixed(1)} ms · p95 ${percentile(times, 95).toFixed(1)} ms`,
      value: percentile(times, 95),
      unit: 'ms p95',
      limit: `p95 under ${LIMIT_MS} ms`,
      holds: percentile(times, 95) < LIMIT_MS,
    });
  }
  return rows;
}

/** Suburbs lie on a grid four kilometres wide, so that each has four around it. */
function listingInBench(id: number): StoredListing {
  const random = seededRandom(id * 31 + 7);
  const suburb = suburbFor(random());
  return {
    ...benchListing(id),
    status: 'current',
    suburb: `Benchtown ${suburb}`,
    state: 'NSW',
    postcode: '2000',
    latitude: -33 + Math.floor(suburb / 40) * 0.036 + random() * 0.004,
    longitude: 149 + (suburb % 40) * 0.0432 + random() * 0.004,
    images: [],
    floorPlans: [],
  };
}

/** Some suburbs are searched for, and sold in, more often than others. */
const suburbFor = (random: number) => Math.floor(random ** 1.5 * SUBURBS);

async function fillListings(payload: Payload): Promise<void> {
  const CHUNK = 500;
  for (let from = 1; from <= LISTINGS; from += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, index) => from + index);
    await atomically(
      payload,
      ids.flatMap((id) => {
        const row = projectListing({ listing: listingInBench(id), image: () => undefined });
        return row ? [writePublicListing(row)] : [];
      }),
    );
  }
  await refreshStatistics(payload);
}

/** What people search for: mostly homes in one to five suburbs within a price range; one in twenty searches everywhere. */
export async function fillTargets({
  payload,
  from,
  to,
}: {
  payload: Payload;
  from: number;
  to: number;
}): Promise<void> {
  const CHUNK = 200;
  for (let first = from + 1; first <= to; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, to - first + 1) }, (_, index) => first + index).flatMap(
      (id) =>
        targetRows({
          alert: {
            id,
            subscriber: id,
            criteria: criteriaFor(id),
            frequency: 'daily',
            events: ['new', 'back-on-market', 'price-change'],
          },
          since: NOW - 1,
        }),
    );
    const values = sql.join(
      rows.map((row) => sql`(${row})`),
      sql`, `,
    );
    await query(payload, sql`insert into alert_targets (${TARGET_COLUMNS}) values ${values}`);
  }
  await refreshStatistics(payload);
  // PostgreSQL does this by itself within a minute; in real use alerts are not added a hundred thousand at a time.
  if (isPostgres(payload)) await query(payload, sql`analyze alert_targets`);
}

function criteriaFor(id: number) {
  const random = seededRandom(id * 7919 + 3);
  const method = random() < 0.7 ? 'buy' : 'rent';
  const anywhere = random() < 0.05;
  const low =
    method === 'buy' ? 300_000 + Math.floor(random() * 20) * 100_000 : 250 + Math.floor(random() * 12) * 100;
  const suburbs = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
    return `benchtown-${suburbFor(random())}-nsw-2000`;
  });
  return cleanCriteria({
    method,
    category: random() < 0.9 ? 'residential' : null,
    types: random() < 0.4 ? ['House'] : [],
    minPrice: random() < 0.5 ? low : null,
    maxPrice: random() < 0.8 ? Math.round(low * 1.4) : null,
    beds: random() < 0.6 ? 1 + Math.floor(random() * 4) : null,
    cars: random() < 0.2 ? 1 : null,
    suburbs: anywhere ? [] : suburbs,
    surrounding: random() < 0.3,
  }).criteria;
}

async function show({ payload, listing }: { payload: Payload; listing: StoredListing }): Promise<void> {
  const row = projectListing({ listing, image: () => undefined });
  if (!row) throw new Error('A bench listing is not public.');
  const before = await readStates(payload, [listing.id]);
  await atomically(payload, [
    writePublicListing(row),
    ...recordEvents({ before, after: [{ id: listing.id, rows: [row] }], now: NOW }),
  ]);
  purge(['listings']);
}

async function entriesOf(payload: Payload, listing: number): Promise<number> {
  const [row] = await query<{ n: unknown }>(
    payload,
    sql`select count(*) as n from alert_entries where listing = ${listing}`,
  );
  return Number(row?.n);
}
