// Costs about 4 s beside the start of Payload, on a quiet machine.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedState } from '#site/features/listings/feed/feed-state.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { importAgainEndpoint } from './import-again-endpoint.ts';
import { receiveFile } from './intake/receive.ts';
import { deleteOldFiles } from './received-files.ts';
import { loadSource, type Source } from './sources/load-source.ts';
import { recentArrivals } from './sources/source-facts.ts';
import { seedAgency } from './testing/agency.ts';
import { decideInAdmin, makeFeedSource } from './testing/feed-source.ts';
import { feedXml, houseXml, type ListingXml } from './testing/feed-xml.ts';
import { zipOf } from './testing/zip.ts';
import { importWaiting, waitAgain } from './waiting-runs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let payload: Payload;
let dataDir: string;
let office: number;
let source: Source;

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  ({ office } = await seedAgency({ payload, codes: ['XNWXNW'] }));
});

beforeEach(async () => {
  rmSync(join(dataDir, 'feeds'), { recursive: true, force: true });
  await emptyTables(payload, 'public_listings', '_listings_v', 'listings', 'feeds', 'feed_sources');
  source = await makeSource({ offices: [office] });
});

async function makeSource(data: Record<string, unknown>): Promise<Source> {
  const id = await makeFeedSource(payload, data);
  return (await loadSource(payload, { id })) as Source;
}

/** Sends a file as the source does and imports it; its runs. */
async function send(bytes: Uint8Array, name = 'feed.xml'): Promise<number[]> {
  const pieces = async function* () {
    yield bytes;
  };
  const { runs } = await receiveFile({ payload, source, origin: 'https', name, pieces: pieces() });
  await importWaiting({ payload });
  return runs;
}
const sendXml = async (listings: ListingXml[]) => Number((await send(feedXml(listings)))[0]);
const house = (id: string, price = '750000', modTime = '2026-11-01-09:00:00'): ListingXml => ({
  id,
  modTime,
  inner: houseXml('', `<price>${price}</price>`),
});

/** What a member of staff asks of the admin, and the import that follows. */
async function again(id: number, { role = 'editor', origin = env().siteUrl } = {}) {
  const answer = (await importAgainEndpoint.handler({
    payload,
    user: role ? { id: 1, collection: 'users', role, name: 'Mia Chen' } : null,
    headers: new Headers({ origin }),
    routeParams: { id: String(id) },
  } as never)) as Response;
  const body = (await answer.json()) as { runs?: number[]; message?: string };
  await importWaiting({ payload });
  return { status: answer.status, runs: body.runs ?? [], message: body.message };
}

/** As an importer with a mistake left a listing: another number of bedrooms, and the marks of today's message. */
async function misread(uniqueId: string): Promise<void> {
  const where = sql`where feed_unique_id = ${uniqueId}`;
  const [row] = await query<{ state: unknown }>(
    payload,
    sql`select feed_images as state from listings ${where}`,
  );
  const state = jsonOf<FeedState>(row?.state);
  expect(state).toMatchObject({ message: expect.any(String), seen: { beds: expect.any(String) } });
  state.seen.beds = 'another';
  await query(payload, sql`update listings set beds = 99, feed_images = ${JSON.stringify(state)} ${where}`);
}

const report = (id: number | undefined) =>
  payload.findByID({ collection: 'feeds', id: Number(id), depth: 0 });
const prices = async () => {
  const rows = await query<Record<'id' | 'price', unknown>>(
    payload,
    sql`select l.feed_unique_id as id, l.price from public_listings p join listings l on l.id = p.listing
      order by l.feed_unique_id`,
  );
  return Object.fromEntries(rows.map(({ id, price }) => [String(id), Number(price)]));
};

describe('a run that staff import again', () => {
  it('makes good what was set wrong here when the file came', async () => {
    const other = { ...house('H2'), agency: 'LATER1' };
    const first = await sendXml([house('H1'), other]);
    expect(await report(first)).toMatchObject({ state: 'quarantined', created: 0 });
    await payload.update({
      collection: 'offices',
      id: office,
      data: { feedAgentIds: ['XNWXNW', 'LATER1'] },
    });
    const { status, runs } = await again(first);
    expect(status).toBe(202);
    expect(await report(runs[0])).toMatchObject({
      state: 'done',
      origin: 'https',
      created: 2,
      fileName: 'feed.xml',
    });
    // The first report stays as it was.
    expect(await report(first)).toMatchObject({ state: 'quarantined', created: 0 });
    await payload.update({ collection: 'offices', id: office, data: { feedAgentIds: ['XNWXNW'] } });
  });

  it('is worked out in full: what was read wrongly before is corrected, newer messages and staff’s edits stay', async () => {
    const first = await sendXml([house('H1'), house('H2'), house('H3')]);
    await sendXml([house('H2', '800000', '2026-11-02-09:00:00')]);
    const { docs } = await payload.find({
      collection: 'listings',
      where: { feedUniqueId: { equals: 'H3' } },
    });
    await payload.update({ collection: 'listings', id: Number(docs[0]?.id), data: { price: 333_000 } });
    await misread('H1');
    const { runs } = await again(first);
    expect(await report(runs[0])).toMatchObject({ state: 'done', updated: 1, skipped: 1, unchanged: 1 });
    expect(await prices()).toEqual({ H1: 750_000, H2: 800_000, H3: 333_000 });
    expect(
      (await payload.find({ collection: 'listings', where: { feedUniqueId: { equals: 'H1' } } })).docs,
    ).toMatchObject([{ beds: 4 }]);
  });

  it('brings back the files that came together with it, and what a snapshot lacks is off the market', async () => {
    await payload.delete({ collection: 'feed-sources', where: { id: { exists: true } } });
    source = await makeSource({ offices: [office], missing: 'withdraw' });
    const zip = zipOf({ 'a.xml': feedXml([house('H1')]), 'b.xml': feedXml([house('H2')]) });
    const [a] = await send(zip, 'all.zip');
    await payload.update({ collection: 'feed-sources', id: source.id, data: { missing: 'keep' } });
    source = (await loadSource(payload, { id: source.id })) as Source;
    await sendXml([house('H0', '1', '2026-10-01-09:00:00')]);
    expect(Object.keys(await prices())).toEqual(['H0', 'H1', 'H2']);
    await payload.update({ collection: 'feed-sources', id: source.id, data: { missing: 'withdraw' } });
    const { runs } = await again(Number(a));
    expect(runs).toHaveLength(2);
    expect(Object.keys(await prices())).toEqual(['H1', 'H2']);
  });

  it('counts as of the day it arrived: its file goes when it is 30 days old, and it is no sign of life of its sender', async () => {
    const first = await sendXml([house('H1')]);
    const arrived = new Date(Date.now() - 29 * DAY_MS).toISOString();
    await query(payload, sql`update feeds set created_at = ${arrived} where id = ${first}`);
    const { runs } = await again(first);
    const second = await again(Number(runs[0]));
    expect(second.status).toBe(202);
    expect(await recentArrivals(payload, source.id)).toEqual([Date.parse(arrived)]);
    const clear = (now: number) => deleteOldFiles({ payload, keepDays: 30, now });
    expect(await clear(Date.now())).toBe(0);
    expect(await clear(Date.now() + DAY_MS)).toBe(1);
    expect(await again(first)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/no longer on the server/),
    });
  });
});

describe('it is refused', () => {
  it.each([
    ['to nobody', { role: '' }, 401],
    ['to agents', { role: 'agent' }, 403],
    ['to marketing', { role: 'marketing' }, 403],
    ['from another website', { origin: 'https://elsewhere.example' }, 403],
  ])('%s', async (_, by, status) => {
    const first = await sendXml([house('H1')]);
    expect((await again(first, by)).status).toBe(status);
    expect(await payload.count({ collection: 'feeds' })).toEqual({ totalDocs: 1 });
  });

  it('while it waits for a decision, after it was discarded, and while its source is switched off', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `H${index}`);
    const first = await sendXml(ids.map((id) => house(id)));
    const withdrawn = ids.map(
      (id): ListingXml => ({ id, status: 'withdrawn', modTime: '2026-11-02-09:00:00' }),
    );
    const held = await sendXml(withdrawn);
    expect(await again(held)).toMatchObject({ status: 409, message: expect.stringMatching(/on hold/) });
    await decideInAdmin(payload, held, 'discard');
    expect(await again(held)).toMatchObject({ status: 409, message: expect.stringMatching(/discarded/) });
    await payload.update({ collection: 'feed-sources', id: source.id, data: { enabled: false } });
    expect(await again(first)).toMatchObject({ status: 409, message: expect.stringMatching(/switched off/) });
  });
});

it('a file that met a full disk is imported later, as if it had not been begun', async () => {
  const run = await sendXml([house('1')]);
  await query(payload, sql`update feeds set state = 'running', starts = 3 where id = ${run}`);
  await waitAgain(payload, [{ id: run }]);
  const [begun] = await query(payload, sql`select state, starts from feeds where id = ${run}`);
  // PostgreSQL gives Payload's numbers as text.
  expect([begun?.state, Number(begun?.starts)]).toEqual(['waiting', 2]);
  await importWaiting({ payload });
  expect(await payload.findByID({ collection: 'feeds', id: run })).toMatchObject({ state: 'done' });
});
