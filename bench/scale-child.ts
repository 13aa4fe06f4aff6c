/**
 * Fills a PostgreSQL with so many listings and leads, in its own statements: scale-child.ts {listings} {leads}. Prints
 * addresses of listings.
 */
import { sql } from 'drizzle-orm';
import { projectListing } from '../site/src/features/listings/public/project-listing.ts';
import { query } from '../site/src/server/database.ts';
import { startPayload } from '../site/src/server/payload.ts';
import { benchListing, fillPublicListings, multiplyPublicListings } from './dataset.ts';

/** Made one by one, as the product makes them; the others are copies. */
const MADE = 10_000;
const [listings = 0, leads = 0] = process.argv.slice(2).map(Number);

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
const paths = [];
for (let id = 1; paths.length < 200; id += 7) {
  const row = projectListing({ listing: benchListing(id), image: () => undefined });
  if (row) paths.push(row.card.path);
}
console.log(`ROWS ${JSON.stringify(paths)}`);
process.exit(0);
