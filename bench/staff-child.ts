/** Fills the SQLite of a fresh DATA_DIR with listings as staff see them and with leads: staff-child.ts {listings} {leads}. */
import { sql } from 'drizzle-orm';
import { query } from '../site/src/server/database.ts';
import { startPayload } from '../site/src/server/payload.ts';

const [listings = 0, leads = 0] = process.argv.slice(2).map(Number);
const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
const office = await payload.create({
  collection: 'offices',
  data: { name: 'Newtown', _status: 'published', state: 'NSW' },
});
await payload.create({
  collection: 'agents',
  data: { name: 'Mia Agent', office: office.id, _status: 'published' },
});
const numbers = (count: number) =>
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
const ago = (minutes: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${minutes}) || ' minutes')`;
await query(
  payload,
  sql.raw(`${numbers(listings)} insert into listings
      (title, status, method, category, street_number, street, suburb, state, postcode, price, headline, listed_at, _status, created_at, updated_at)
    select n || ' Example Street, Newtown NSW 2042', case n % 4 when 0 then 'sold' else 'current' end, 'buy', 'residential',
      n, 'Example Street', 'Newtown', 'NSW', '2042', 500000 + n, 'A home with a garden', ${ago('n * 10')}, 'published',
      ${ago('n * 10')}, ${ago('n')} from numbers`),
);
await query(
  payload,
  sql.raw(`${numbers(leads)} insert into leads
      (state, reference, token, form, form_title, name, email, phone, answers, listing_id, created_at, updated_at)
    select case n % 20 when 0 then 'new' when 1 then 'working' else 'done' end, 'B' || n, 'bench-' || n, 'property-enquiry',
      'Property enquiry', 'Visitor ' || n, 'visitor' || n || '@example.com', '0400 000 000',
      '[{"name":"message","label":"Message","text":"May I see it on Saturday?"}]', 1 + n % ${listings},
      ${ago('n * 5')}, ${ago('n * 5')} from numbers`),
);
await query(payload, sql.raw('analyze'));
console.log('ROWS []');
process.exit(0);
