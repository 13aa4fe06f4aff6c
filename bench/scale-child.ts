/**
 * Fills a PostgreSQL with so many listings, as visitors and as staff see them, leads and alerts, and with agents, in its own
 * statements: scale-child.ts {listings} {leads} {alerts}. Prints addresses of listings.
 */
import { sql } from 'drizzle-orm';
import { projectListing } from '../site/src/features/listings/public/project-listing.ts';
import { query } from '../site/src/server/database.ts';
import { startPayload } from '../site/src/server/payload.ts';
import { fillTargets } from './alerts.ts';
import { copyOf, copyRows } from './copy-rows.ts';
import { benchListing, fillPublicListings, multiplyPublicListings } from './dataset.ts';

/** Made one by one, as the product makes them; the others are copies. */
const MADE = 10_000;
const AGENTS = 10_000;
/** The originals of what staff see, of each status. */
const STATUSES = ['current', 'current', 'sold', 'withdrawn'] as const;
const [listings = 0, leads = 0, alerts = 0] = process.argv.slice(2).map(Number);

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
await fillPublicListings({ payload, count: MADE });
await multiplyPublicListings({ payload, count: MADE, times: Math.max(1, Math.round(listings / MADE)) });
await query(
  payload,
  sql.raw(`insert into leads (state, reference, token, form, name, email, answers, created_at, updated_at)
    select (array['new', 'working', 'done', 'done', 'done'])[1 + n % 5]::enum_leads_state, 'B' || n, 'bench-' || n,
      (array['property-enquiry', 'contact-agent', 'appraisal'])[1 + n % 3], 'Visitor ' || n, 'visitor' || n || '@example.com',
      '{"message": "An inspection on Saturday?"}', now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${leads}) n`),
);
await query(payload, sql.raw('vacuum analyze leads'));
await fillStaffListings();
await fillTargets({ payload, from: 0, to: alerts });
const paths = [];
// Those of the first ids are staff's originals, which visitors do not see.
for (let id = 8; paths.length < 200; id += 7) {
  const row = projectListing({ listing: benchListing(id), image: () => undefined });
  if (row) paths.push(row.card.path);
}
console.log(`ROWS ${JSON.stringify(paths)}`);
process.exit(0);

/** The listings as staff see them, with their versions, and the agents. */
async function fillStaffListings(): Promise<void> {
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Benchtown', state: 'NSW', _status: 'published' },
  });
  await payload.create({
    collection: 'agents',
    data: { name: 'Mia Agent', slug: 'mia-agent', office: office.id, _status: 'published' },
  });
  await copyRows({
    payload,
    table: 'agents',
    count: AGENTS,
    changed: { name: `'Agent ' || n`, slug: `'agent-' || n` },
  });
  const place = { street: 'Example Street', suburb: 'Newtown', state: 'NSW', postcode: '2042' } as const;
  for (const status of STATUSES)
    await payload.create({
      collection: 'listings',
      data: { ...place, status, method: 'buy', category: 'residential', streetNumber: '1', price: 900_000 },
    });
  const number = `n::text`;
  const title = `n || ' Example Street, Newtown NSW 2042'`;
  const at = `now() - n * interval '3 minutes'`;
  const count = Math.round(listings / STATUSES.length);
  await copyRows({
    payload,
    table: 'listings',
    count,
    changed: {
      title,
      street_number: number,
      _status: `'published'::enum_listings_status`,
      listed_at: at,
      updated_at: at,
      created_at: at,
    },
  });
  await copyRows({
    payload,
    table: '_listings_v',
    count,
    changed: {
      parent_id: copyOf('parent_id'),
      version_title: title,
      version_street_number: number,
      version__status: `'published'::enum__listings_v_version_status`,
      version_listed_at: at,
      version_updated_at: at,
      updated_at: at,
    },
  });
}
