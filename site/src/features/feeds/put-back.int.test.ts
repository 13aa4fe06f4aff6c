// Costs about 6 s beside the start of Payload, on a quiet machine.
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '#site/payload-types.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { RunListings } from './admin/run-listings.tsx';
import { RunSummary } from './admin/run-summary.tsx';
import { FETCH_LIMITS } from './fetch-picture.ts';
import { importFeed } from './import-feed.ts';
import { thinReports } from './keep-runs.ts';
import { putBackEndpoint } from './put-back-endpoint.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml, type ListingXml } from './testing/feed-xml.ts';
import { type PictureServer, pictureBytes, startPictureServer } from './testing/picture-server.ts';

let payload: Payload;
let server: PictureServer;

beforeAll(async () => {
  ({ payload } = await testPayload());
  await seedAgency({ payload, codes: ['XNWXNW'] });
  const picture = await pictureBytes('teal');
  server = await startPictureServer((_, response) => void response.writeHead(200).end(picture));
});
afterAll(() => server.close());

beforeEach(async () => {
  await emptyTables(
    payload,
    'public_listings',
    '_listings_v',
    'listings',
    'feeds',
    'listing_changes',
    'listing_events',
  );
});

/** Imports these listings; the number of the run. */
async function take(listings: ListingXml[]): Promise<number> {
  const { finished } = await importFeed({
    payload,
    source: { name: 'feed.xml', bytes: feedXml(listings) },
    origin: 'command',
    decision: 'apply',
    fetchLimits: { ...FETCH_LIMITS, allowPrivateHosts: true },
  });
  const [run] = await finished;
  if (!run) throw new Error('no run');
  return run.id;
}

const EDITOR = { id: 1, collection: 'users', role: 'editor', name: 'Mia Chen' };

/** What a member of staff asks of the admin. */
async function ask(
  run: number,
  { preview = false, user = EDITOR as object | null, origin = env().siteUrl } = {},
) {
  const response = (await putBackEndpoint.handler({
    payload,
    user,
    headers: new Headers({ origin }),
    routeParams: { id: String(run) },
    json: async () => ({ preview }),
  } as never)) as Response;
  return { status: response.status, body: await response.json() };
}

async function stored(uniqueId: string, draft = false): Promise<Listing> {
  const where = { feedUniqueId: { equals: uniqueId } };
  const { docs } = await payload.find({ collection: 'listings', where, depth: 0, draft });
  return docs[0] as Listing;
}

const isPublic = async (id: number) =>
  (await query(payload, sql`select listing from public_listings where listing = ${id}`)).length === 1;

const LATER = '2026-11-02-09:00:00';
const pictures = (paths: string[]) =>
  `<objects>${paths.map((path, index) => `<img id="${'mabc'[index]}" modTime="2026-10-01-09:00:00" url="${path && server.url(path)}"/>`).join('')}</objects>`;

describe('putting a run back', () => {
  it('gives back status, price, text and pictures, and withdraws what was new', async () => {
    await take([
      { id: 'A', inner: houseXml(pictures(['/a.jpg'])) },
      { id: 'B', inner: houseXml() },
    ]);
    const before = { a: await stored('A'), b: await stored('B') };
    expect(before.a.images).toHaveLength(1);
    const bad = [
      { id: 'A', modTime: LATER, status: 'withdrawn', inner: `<description/>${pictures([''])}` },
      { id: 'B', modTime: LATER, inner: '<price>1</price><headline>Oops</headline>' },
      { id: 'C', modTime: LATER, inner: houseXml() },
    ];
    const run = await take(bad);
    expect(await stored('A')).toMatchObject({ status: 'withdrawn', description: null, images: [] });
    expect(await isPublic(before.a.id)).toBe(false);

    expect((await ask(run, { preview: true })).body).toMatchObject({ changed: 2, withdrawn: 1, kept: 0 });
    expect(await stored('A')).toMatchObject({ status: 'withdrawn' });

    expect(await ask(run)).toMatchObject({ status: 200, body: { changed: 2, withdrawn: 1, kept: 0 } });
    const whole = ['status', 'price', 'headline', 'description', 'images', 'title'] as const;
    for (const field of whole) {
      expect((await stored('A'))[field]).toEqual(before.a[field]);
      expect((await stored('B', true))[field]).toEqual(before.b[field]);
    }
    expect(await isPublic(before.a.id)).toBe(true);
    const c = await stored('C');
    expect(c).toMatchObject({ status: 'withdrawn', headline: 'A house on Main Road', savedBy: 'Mia Chen' });
    expect(await isPublic(c.id)).toBe(false);
    expect(await payload.findByID({ collection: 'feeds', id: run })).toMatchObject({
      putBackBy: 'Mia Chen',
      putBackCount: 3,
    });

    // The same file again has no news, so what was put back stays.
    await take(bad);
    expect(await stored('A')).toMatchObject({ status: 'current', images: before.a.images });
    expect((await ask(run)).body).toMatchObject({ changed: 0, withdrawn: 0, kept: 0 });
  });

  it('takes back what subscribers were not yet told of it, and tells them nothing of its own', async () => {
    const due = async () =>
      (await query(payload, sql`select kind from listing_events where state = 'due' order by id`)).map(
        ({ kind }) => kind,
      );
    await take([{ id: 'A', inner: houseXml() }]);
    const run = await take([{ id: 'A', modTime: LATER, inner: '<price>1</price>' }]);
    expect(await due()).toEqual(['new', 'price-change']);
    await ask(run);
    expect(await due()).toEqual(['new']);
  });

  it('keeps what staff changed since, in the listing and in a draft', async () => {
    await take([
      { id: 'A', inner: houseXml() },
      { id: 'B', inner: houseXml() },
    ]);
    const run = await take(
      ['A', 'B'].map((id) => ({ id, modTime: LATER, inner: '<price>1</price><headline>Oops</headline>' })),
    );
    const [a, b] = [await stored('A'), await stored('B')];
    await payload.update({ collection: 'listings', id: a.id, data: { headline: 'Our own words' } });
    await payload.update({
      collection: 'listings',
      id: b.id,
      draft: true,
      data: { beds: 5, _status: 'draft' },
    });
    const { body } = await ask(run);
    expect(body).toMatchObject({ changed: 2, kept: 1 });
    expect(body.keptListings).toMatchObject([{ id: a.id, fields: ['headline'] }]);
    expect(await stored('A')).toMatchObject({ price: 750000, headline: 'Our own words' });
    expect(await stored('B')).toMatchObject({ price: 750000, beds: 4, _status: 'published' });
    expect(await stored('B', true)).toMatchObject({ price: 750000, beds: 5, _status: 'draft' });
  });

  it('keeps what a later run changed since', async () => {
    await take([{ id: 'A', inner: houseXml() }]);
    const run = await take([{ id: 'A', modTime: LATER, inner: '<price>1</price><headline>Oops</headline>' }]);
    await take([{ id: 'A', modTime: '2026-11-03-09:00:00', inner: '<price>800000</price>' }]);
    expect((await ask(run)).body).toMatchObject({ changed: 1, kept: 1 });
    expect(await stored('A')).toMatchObject({ price: 800000, headline: 'A house on Main Road' });
  });

  it('works for 1,000 listings', async () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `N${index}`);
    await take(ids.map((id) => ({ id, inner: houseXml() })));
    const run = await take(ids.map((id) => ({ id, modTime: LATER, status: 'withdrawn' })));
    const count = async () =>
      Number((await query<{ n: unknown }>(payload, sql`select count(*) as n from public_listings`))[0]?.n);
    expect(await count()).toBe(0);
    expect((await ask(run)).body).toMatchObject({ changed: 1000, withdrawn: 0, kept: 0 });
    expect(await count()).toBe(1000);
  }, 120_000);

  it('is for editors and admins in the admin of this website', async () => {
    await take([{ id: 'A', inner: houseXml() }]);
    const run = await take([{ id: 'A', modTime: LATER, inner: '<price>1</price>' }]);
    const agent = { ...EDITOR, role: 'agent' };
    expect((await ask(run, { user: null })).status).toBe(401);
    for (const preview of [true, false]) expect((await ask(run, { user: agent, preview })).status).toBe(403);
    expect((await ask(run, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask(run + 1)).status).toBe(409);
    expect(await stored('A')).toMatchObject({ price: 1 });
  });
});

describe('what imports changed', () => {
  it('is written down field by field, one row for each listing, and forgotten after 90 days', async () => {
    await take([{ id: 'A', inner: houseXml() }]);
    const run = await take([{ id: 'A', modTime: LATER, inner: '<price>1</price>' }]);
    await take([{ id: 'A', modTime: '2026-11-03-09:00:00', inner: '<price>1</price>' }]);
    const rows = await query<Record<string, unknown>>(
      payload,
      sql`select run, kind, diff from listing_changes order by id`,
    );
    expect(rows.map(({ kind, diff }) => [kind, jsonOf(diff)])).toEqual([
      ['new', { status: ['withdrawn', 'current'] }],
      ['changed', { price: [750000, 1] }],
    ]);
    expect(Number(rows[1]?.run)).toBe(run);
    const left = async (days: number) => {
      await thinReports({ payload, now: Date.now() + days * 86_400_000 });
      return (await query(payload, sql`select id from listing_changes`)).length;
    };
    expect(await left(89)).toBe(2);
    expect(await left(91)).toBe(0);
  });

  it('is told on the page of the import: the listings by name, what left the market first, and each field', async () => {
    await take(['A', 'B', 'C'].map((id) => ({ id, inner: houseXml() })));
    const run = await take([
      { id: 'A', modTime: LATER, inner: '<price>1000</price>' },
      { id: 'B', modTime: LATER, status: 'withdrawn' },
      { id: 'D', inner: houseXml() },
    ]);
    const { id } = await stored('B');
    const shown = textOf(await screen(RunListings, run));
    expect(shown).toMatch(
      /Richmond.*Status: .*Richmond.*Sale price \(\$\): 750,000 → 1,000.*Richmond.*: new/,
    );
    expect(await screen(RunListings, run)).toContain(`href="/admin/collections/listings/${id}"`);
    await payload.delete({ collection: 'listings', id });
    expect(textOf(await screen(RunListings, run))).toContain(`Listing ${id}, deleted`);
    const summary = textOf(await screen(RunSummary, run));
    expect(summary).toContain('Done Listings 1 new, 2 changed How it came Command line Arrived');
  });
});

/** A part of the page of an import, as staff get it. */
async function screen(part: typeof RunListings, run: number): Promise<string> {
  const data = await payload.findByID({ collection: 'feeds', id: run, depth: 0 });
  const draw = part as unknown as (props: object) => Promise<React.ReactNode>;
  return renderToStaticMarkup(await draw({ id: run, data, payload }));
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
