import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { projectListing } from '../site/src/features/listings/public/project-listing.ts';
import { writePublicListing } from '../site/src/features/listings/public/public-listing-store.ts';
import type { StoredListing } from '../site/src/features/listings/terms/stored-listing.ts';
import { atomically, query, refreshStatistics } from '../site/src/server/database.ts';
import { insertCopies } from './copy-rows.ts';

/** Numbers from 0 up to 1, the same ones at every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TYPES = ['House', 'Unit', 'Townhouse', 'Apartment', 'Villa', 'Land'];
const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];
const SENTENCE =
  'Set back behind a row of banksias, this home opens to the north and keeps the weather out with deep eaves and double brick. ';

/** What is behind the decimal point. */
const part = (value: number): number => value - Math.floor(value);

/** A plausible listing with this number; the same number is always the same listing. */
export function benchListing(id: number): StoredListing {
  const random = seededRandom(id);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const method = random() < 0.7 ? 'buy' : 'rent';
  const closed = random() < 0.3;
  const suburb = Math.floor(random() ** 2 * 600);
  return {
    id,
    _status: 'published',
    status: closed ? (method === 'buy' ? 'sold' : 'leased') : 'current',
    method,
    category: random() < 0.85 ? 'residential' : pick(['rural', 'commercial', 'business', 'holiday'] as const),
    propertyType: pick(TYPES),
    listedAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 900) * 86_400_000).toISOString(),
    streetNumber: String(1 + Math.floor(random() * 200)),
    street: `${pick(['Bench', 'Measure', 'Sample', 'Gauge', 'Trial'])} Street`,
    suburb: `Benchtown ${suburb}`,
    state: STATES[suburb % STATES.length],
    postcode: String(2000 + suburb),
    // Suburbs are spread over one degree, their listings within about 2 km.
    latitude: -34 + part(suburb * 0.618034) + (random() - 0.5) * 0.04,
    longitude: 151 + part(suburb * 0.754878) + (random() - 0.5) * 0.04,
    price: method === 'buy' ? 300_000 + Math.floor(random() * 500) * 5_000 : null,
    priceHidden: random() < 0.1,
    rent: method === 'rent' ? 250 + Math.floor(random() * 150) * 10 : null,
    rentPeriod: 'week',
    soldPrice: closed ? 400_000 : null,
    soldPriceDisplay: 'yes',
    soldDate: closed ? '2026-05-01' : null,
    beds: Math.floor(random() * 6),
    baths: 1 + Math.floor(random() * 3),
    cars: Math.floor(random() * 4),
    landArea: 200 + Math.floor(random() * 1000),
    landAreaText: '512 m²',
    headline: 'A measured home in a measured street',
    description: Array.from({ length: 4 }, () => SENTENCE.repeat(3)).join('\n\n'),
    features: ['Air conditioning', 'Built-in robes', 'Dishwasher', 'Deck', 'Shed'],
    images: Array.from({ length: 8 }, (_, index) => index + 1),
    floorPlans: [9],
    inspections: [],
    agents: [],
  };
}

/** Fills the read model with `count` listings. The pictures they name need not exist: only their addresses matter. */
export async function fillPublicListings({
  payload,
  count,
}: {
  payload: Payload;
  count: number;
}): Promise<void> {
  const CHUNK = 500;
  for (let from = 1; from <= count; from += CHUNK) {
    const statements = [];
    for (let id = from; id < from + CHUNK && id <= count; id += 1) {
      const row = projectListing({ listing: benchListing(id), image: benchImage });
      if (row) statements.push(writePublicListing(row));
    }
    await atomically(payload, statements);
  }
  await refreshStatistics(payload);
}

/**
 * Copies the listings there are until there are `times` as many, in suburbs and a metropolis of their own for each
 * copy. PostgreSQL only, which does it by itself in minutes; the text of the copies is short.
 */
export async function multiplyPublicListings({
  payload,
  count,
  times,
}: {
  payload: Payload;
  /** How many there are. */
  count: number;
  times: number;
}): Promise<void> {
  const changed = {
    id: null,
    listing: `listing + copy * ${count}`,
    suburb_key: `replace(suburb_key, 'benchtown-', 'benchtown-' || copy || '-')`,
    latitude: 'latitude + (copy % 5) * 1.2',
    longitude: 'longitude - (copy / 5) * 1.2',
    page: `jsonb_build_object('description', 'A measured home behind banksias')`,
  };
  for (let copy = 1; copy < times; copy += 1) {
    const from = `(select ${copy} as copy) as copies where listing <= ${count}`;
    await insertCopies({ payload, table: 'public_listings', from, changed });
  }
  await query(payload, sql.raw('vacuum analyze public_listings'));
}

function benchImage(id: number) {
  const file = (width: number) =>
    `/media/bench${String(id).padStart(12, '0')}-${width}x${Math.round((width * 2) / 3)}.webp`;
  const srcset = [480, 800, 1200, 1600].map((width) => `${file(width)} ${width}w`).join(', ');
  return { src: file(800), srcset, width: 1600, height: 1067 };
}
