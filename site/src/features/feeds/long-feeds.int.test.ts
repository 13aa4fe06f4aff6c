import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { FeedRun } from './feed-run.ts';
import { importFeed } from './import-feed.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml, type ListingXml } from './testing/feed-xml.ts';

// Files of more than one chunk of listings: about three seconds on each database.
let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
  await seedAgency({ payload, codes: ['xnwxnw'] });
});
beforeEach(async () => {
  await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
});

async function take(listings: ListingXml[]): Promise<FeedRun | undefined> {
  const source = { name: 'feed.xml', bytes: feedXml(listings) };
  const { finished } = await importFeed({ payload, source, origin: 'command' });
  return (await finished)[0];
}

it('a long file counts the newest of several messages for one listing, wherever they stand', async () => {
  const homes = Array.from({ length: 230 }, (_, n) => ({ id: `L${n}`, inner: houseXml() }));
  const priced = (price: number, modTime: string) => ({
    id: 'L1',
    modTime,
    inner: `<price>${price}</price>`,
  });
  const run = await take([
    ...homes.slice(0, 105),
    priced(900_000, '2026-11-01-09:40:00'),
    ...homes.slice(105),
    priced(800_000, '2026-11-01-09:20:00'),
  ]);
  expect(run).toMatchObject({ state: 'done', created: 230, updated: 1, skipped: 1, problemCount: 0 });
  const { docs } = await payload.find({
    collection: 'listings',
    where: { feedUniqueId: { equals: 'L1' } },
    depth: 0,
  });
  expect(docs).toMatchObject([{ price: 900_000 }]);
});

it('an import that is broken off says so, and the file can be imported again', async () => {
  const picture = '<images><img id="m" url="http://127.0.0.1:9/a.jpg" format="jpg"/></images>';
  const homes = Array.from({ length: 210 }, (_, n) => ({
    id: `M${n}`,
    inner: houseXml() + (n === 3 ? picture : ''),
  }));
  await query(payload, sql`alter table feed_picture_tries rename to feed_picture_tries_away`);
  const run = await take(homes).finally(() =>
    query(payload, sql`alter table feed_picture_tries_away rename to feed_picture_tries`),
  );
  expect(run).toMatchObject({ state: 'failed', problems: [{ code: 'broken-off' }] });
  expect(await take(homes)).toMatchObject({ state: 'done', failed: 0 });
  expect((await payload.count({ collection: 'listings' })).totalDocs).toBe(210);
});
