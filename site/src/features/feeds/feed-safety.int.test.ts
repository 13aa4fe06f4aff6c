// Costs about 8 s beside the start of Payload, on a quiet machine.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { MailMessage } from '#site/server/mail.ts';
import { oneRunAtATime } from '#site/server/one-run-at-a-time.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { decideEndpoint } from './decide-endpoint.ts';
import type { FeedRun } from './feed-run.ts';
import { createFeedWorker, type FeedWorker } from './feed-worker.ts';
import { importFeed } from './import-feed.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml, type ListingXml } from './testing/feed-xml.ts';
import { pictureBytes } from './testing/picture-server.ts';

let payload: PayloadRequest['payload'];
let dataDir: string;
let now = Date.now();
const sent: MailMessage[] = [];

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload({ seedAdmin: true }));
  await seedAgency({ payload, codes: ['XNWXNW'] });
});

beforeEach(async () => {
  now = Date.now();
  sent.length = 0;
  rmSync(join(dataDir, 'feeds'), { recursive: true, force: true });
  await emptyTables(
    payload,
    'public_listings',
    '_listings_v',
    'listings',
    'feeds',
    'feed_notices',
    'feed_withdrawals',
  );
});

const workerOf = (): FeedWorker =>
  createFeedWorker({
    payload,
    siteUrl: 'https://agency.example',
    now: () => now,
    mailer: {
      async send(message) {
        sent.push(message);
        return { ok: true, answer: 'Taken.' };
      },
      close() {},
    },
  });

async function take(
  listings: ListingXml[],
  options: Partial<Parameters<typeof importFeed>[0]> = {},
): Promise<FeedRun> {
  const source = { name: 'feed.xml', bytes: feedXml(listings) };
  const { finished } = await importFeed({ payload, source, origin: 'command', ...options });
  const [run] = await finished;
  if (!run) throw new Error('no run');
  return run;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `H${index + 1}`);
const houses = (count: number) => ids(count).map((id) => ({ id, inner: houseXml() }));
const withdrawn = (count: number): ListingXml[] =>
  ids(count).map((id) => ({ id, status: 'withdrawn', modTime: '2026-11-01-10:00:00' }));

async function publicCount(): Promise<number> {
  const [row] = await query<{ n: unknown }>(payload, sql`select count(*) as n from public_listings`);
  return Number(row?.n);
}

const held = () => readdirSync(join(dataDir, 'feeds/received'));

async function decide(
  id: number,
  decision: string,
  { role = 'editor', origin = env().siteUrl }: { role?: string; origin?: string } = {},
): Promise<{ status: number; message: string }> {
  const { handler } = decideEndpoint as Endpoint & { handler: (req: PayloadRequest) => Promise<Response> };
  const answer = await handler({
    payload,
    user: role ? { id: 1, collection: 'users', role, name: 'Mia Chen' } : null,
    headers: new Headers({ origin }),
    routeParams: { id: String(id) },
    json: async () => ({ decision }),
  } as unknown as PayloadRequest);
  return { status: answer.status, ...((await answer.json()) as { message: string }) };
}

const report = (id: number) => payload.findByID({ collection: 'feeds', id });

describe('a file that takes most of the stock off the market', () => {
  it('is held with nothing written, says what it would do, and discarding deletes it', async () => {
    await take(houses(8));
    const run = await take(withdrawn(7));
    expect(run).toMatchObject({ state: 'held', updated: 0 });
    expect(run.harm?.totals).toEqual([{ office: 'Office XNWXNW', kind: 'off-the-market', count: 7, of: 8 }]);
    expect(run.harm?.listings).toHaveLength(7);
    expect(run.harm?.listings[0]).toMatchObject({ title: '39 Main Road, Richmond, VIC' });
    expect(await publicCount()).toBe(8);
    expect(held()).toHaveLength(1);
    // The same file again is not held twice.
    expect(await take(withdrawn(7))).toMatchObject({ state: 'discarded' });

    expect(await decide(run.id, 'discard')).toMatchObject({ status: 200 });
    expect(await report(run.id)).toMatchObject({
      state: 'discarded',
      decision: 'discard',
      decidedBy: 'Mia Chen',
    });
    expect(held()).toEqual([]);
    expect(await decide(run.id, 'apply')).toMatchObject({ status: 409 });
    await workerOf().runOnce();
    expect(await publicCount()).toBe(8);
  });

  it('is imported when a person applies it, and its file is deleted after 30 days', async () => {
    await take(houses(8));
    const { id } = await take(withdrawn(8));
    expect(await decide(id, 'apply')).toMatchObject({ status: 200 });
    await workerOf().runOnce();
    expect(await report(id)).toMatchObject({ state: 'done', updated: 8, decidedBy: 'Mia Chen' });
    expect(await publicCount()).toBe(0);
    const days = (count: number) => {
      now += count * 24 * 60 * 60 * 1000;
    };
    const worker = workerOf();
    days(29);
    await worker.runOnce();
    expect(held()).toHaveLength(1);
    days(2);
    await worker.runOnce();
    expect(held()).toEqual([]);
    expect(await decide(id, 'apply')).toMatchObject({ status: 409 });
  });

  it('can be applied without its withdrawals', async () => {
    await take(houses(8));
    const news = { id: 'H9', inner: houseXml() };
    const { id } = await take([...withdrawn(8), news]);
    await decide(id, 'apply-without-withdrawals');
    await workerOf().runOnce();
    expect(await report(id)).toMatchObject({ state: 'done', created: 1, updated: 0, quarantined: 8 });
    expect(await publicCount()).toBe(9);
  });

  it.each([
    [401, 'apply', { role: '' }],
    [403, 'apply', { role: 'agent' }],
    [403, 'apply', { origin: 'https://elsewhere.example' }],
    [400, 'perhaps', {}],
  ])('answers %s to who may not decide that', async (status, decision, who) => {
    await take(houses(6));
    const { id } = await take(withdrawn(6));
    expect(await decide(id, decision, who)).toMatchObject({ status });
    expect(await report(id)).toMatchObject({ state: 'held' });
    await decide(id, 'discard');
  });

  it('goes in at once when it was decided beforehand, is small, or is split up otherwise', async () => {
    await take(houses(40));
    // Five of forty: neither more than five nor more than a fifth.
    expect(await take(withdrawn(5))).toMatchObject({ state: 'done', updated: 5 });
    // Withdrawn and back again in one file.
    const both = [...withdrawn(40), ...ids(40).map((id) => ({ id, modTime: '2026-11-01-11:00:00' }))];
    expect(await take(both)).toMatchObject({ state: 'done' });
    expect(await publicCount()).toBe(40);
    expect(await take(withdrawnLater(40), { decision: 'apply' })).toMatchObject({ state: 'done' });
    expect(await publicCount()).toBe(0);
  });

  it('is seen although it comes in many small files', async () => {
    await take(houses(8));
    const dir = join(dataDir, 'many');
    mkdirSync(dir);
    for (const listing of withdrawn(8)) writeFileSync(join(dir, `${listing.id}.xml`), feedXml([listing]));
    const { runs } = await importFeed({ payload, source: { path: dir }, origin: 'command' });
    expect(runs.map(({ state }) => state)).toEqual(Array(8).fill('held'));
    expect(await publicCount()).toBe(8);
  });

  it.each([
    ['price-hidden', '<price display="no">750000</price>'],
    ['address-hidden', '<address display="no"><street>Main Road</street><suburb>Richmond</suburb></address>'],
    ['no-description', '<description/>'],
  ])('is held for %s as well', async (kind, inner) => {
    await take(houses(7));
    const run = await take(ids(7).map((id) => ({ id, inner, modTime: '2026-11-01-10:00:00' })));
    expect(run).toMatchObject({ state: 'held', harm: { totals: [{ kind, count: 7, of: 7 }] } });
    await decide(run.id, 'discard');
  });

  it('is held where most listings would lose all their pictures, and not where they get others', async () => {
    const dir = join(dataDir, 'with-pictures');
    mkdirSync(dir, { recursive: true });
    for (const colour of ['green', 'blue'])
      writeFileSync(join(dir, `${colour}.png`), await pictureBytes(colour));
    const send = async (slots: string, modTime: string) => {
      const inner = (id: string) => `${houseXml()}<objects>${id === 'H8' ? '' : slots}</objects>`;
      writeFileSync(join(dir, 'feed.xml'), feedXml(ids(8).map((id) => ({ id, inner: inner(id), modTime }))));
      const { finished } = await importFeed({ payload, source: { path: dir }, origin: 'command' });
      return (await finished)[0];
    };
    const pictured = () => payload.count({ collection: 'listings', where: { images: { exists: true } } });

    expect(await send('<img id="m" file="green.png"/>', '2026-11-01-09:00:00')).toMatchObject({
      state: 'done',
    });
    expect(await pictured()).toMatchObject({ totalDocs: 7 });
    const gone = await send('<img id="m"/>', '2026-11-01-10:00:00');
    expect(gone).toMatchObject({
      state: 'held',
      harm: { totals: [{ office: 'Office XNWXNW', kind: 'no-pictures', count: 7, of: 8 }] },
    });
    expect(await pictured()).toMatchObject({ totalDocs: 7 });
    await decide(Number(gone?.id), 'discard');
    const others = await send('<img id="m"/><img id="a" file="blue.png"/>', '2026-11-01-11:00:00');
    expect(others).toMatchObject({ state: 'done', updated: 7 });
    expect(await pictured()).toMatchObject({ totalDocs: 7 });
  });

  it('is discarded after a week, when nobody decided', async () => {
    await take(houses(6));
    const { id } = await take(withdrawn(6));
    now += 8 * 24 * 60 * 60 * 1000;
    await workerOf().runOnce();
    expect(await report(id)).toMatchObject({ state: 'discarded', decidedBy: 'No decision in time' });
    expect(held()).toEqual([]);
  });
});

const withdrawnLater = (count: number): ListingXml[] =>
  withdrawn(count).map((listing) => ({ ...listing, modTime: '2026-11-01-12:00:00' }));

describe('messages that arrive in the wrong order', () => {
  it('a withdrawal of an unknown listing is remembered: an older message does not publish it', async () => {
    await take([{ id: 'W1', status: 'withdrawn', modTime: '2026-11-10-09:00:00' }]);
    const older = await take([{ id: 'W1', modTime: '2026-11-09-09:00:00', inner: houseXml() }]);
    expect(older).toMatchObject({ created: 0, skipped: 1, problems: [{ code: 'withdrawn-before' }] });
    const newer = await take([{ id: 'W1', modTime: '2026-11-11-09:00:00', inner: houseXml() }]);
    expect(newer).toMatchObject({ created: 1 });
  });

  it('the newest modification time wins, wherever in the file it stands', async () => {
    const price = (amount: number) => houseXml('', `<price>${amount}</price>`);
    const run = await take([
      { id: 'W2', modTime: '2026-11-10-09:00:00', inner: price(900000) },
      { id: 'W2', modTime: '2026-11-09-09:00:00', inner: price(800000) },
    ]);
    expect(run).toMatchObject({ created: 1, skipped: 1 });
    const { docs } = await payload.find({ collection: 'listings' });
    expect(docs).toMatchObject([{ price: 900000 }]);
  });
});

describe('imports at the same time', () => {
  it('wait for each other in every process, and a killed one gives way', async () => {
    const order: string[] = [];
    const step = (name: string) =>
      oneRunAtATime({ payload, name: 'test', work: async () => void order.push(name), leaseMs: 400 });
    if (!isPostgres(payload)) {
      // What another process leaves that was killed while it held the lock.
      const left = JSON.stringify({ holder: 'killed', until: Date.now() + 500 });
      await query(payload, sql`insert into payload_kv (key, data) values ('lock:test', ${left})`);
    }
    await Promise.all([step('first'), step('second')]);
    expect(order).toEqual(['first', 'second']);
    const rows = await query(payload, sql`select key from payload_kv where key = 'lock:test'`);
    expect(rows).toEqual([]);
  });
});

describe('a process that was killed', () => {
  it('leaves what it was reading, which is removed, and a run without a file says that it was cut off', async () => {
    const folder = `${hostname()}_999999_dead`;
    for (const kind of ['received', 'working']) {
      mkdirSync(join(dataDir, 'feeds', kind, folder), { recursive: true });
      writeFileSync(join(dataDir, 'feeds', kind, folder, 'feed'), 'names of vendors');
    }
    const { id } = await payload.create({
      collection: 'feeds',
      data: {
        ...{ fileName: 'cut.xml', origin: 'upload', state: 'running', created: 3, updated: 0, unchanged: 0 },
        ...{ skipped: 0, quarantined: 0, imagesFetched: 0, problemCount: 0 },
      },
    });
    await workerOf().runOnce();
    const run = await report(id);
    expect(run).toMatchObject({ state: 'interrupted', created: 3 });
    expect(JSON.stringify(run.problems)).toContain('The server stopped during this import');
    expect(readdirSync(join(dataDir, 'feeds/received'))).toEqual([]);
    expect(readdirSync(join(dataDir, 'feeds/working'))).not.toContain(folder);
    expect(sent.map(({ subject }) => subject)).toEqual(['A feed import was interrupted: cut.xml']);
  });
});

describe('staff are told', () => {
  it('once a day of the same problem, and of a held file with what it would do', async () => {
    const worker = workerOf();
    await worker.runOnce();
    const bad = { name: 'bad.xml', bytes: new TextEncoder().encode('<html><body>502</body></html>') };
    for (let file = 0; file < 3; file++)
      await importFeed({ payload, source: bad, origin: 'command' }).then(({ finished }) => finished);
    await take(houses(8));
    const { id } = await take(withdrawn(8));
    now = Date.now();
    await worker.runOnce();
    // A worker takes what is due in any order.
    sent.sort((a, b) => (a.subject > b.subject ? -1 : 1));
    expect(sent).toMatchObject([
      { to: [{ address: 'admin@example.com' }], subject: 'A feed file was not imported: bad.xml' },
      { to: [{ address: 'admin@example.com' }], subject: 'A feed file needs your decision: feed.xml' },
    ]);
    expect(sent[1]?.text).toContain('8 of 8 listings of Office XNWXNW would leave the market.');
    expect(sent[1]?.text).toContain('- 39 Main Road, Richmond, VIC: Would leave the market');
    expect(sent[1]?.text).toContain(`https://agency.example/admin/collections/feeds/${id}`);
    await decide(id, 'discard');
  });

  it('reports keep their problems for 90 days and their figures for a year', async () => {
    const { id } = await take([{ id: 'T1', agency: 'NOBODY', inner: houseXml() }]);
    await query(payload, sql`update feeds set created_at = ${new Date(now - 91 * 86_400_000).toISOString()}`);
    await workerOf().runOnce();
    expect(await report(id)).toMatchObject({ problems: null, quarantined: 1 });
    await query(
      payload,
      sql`update feeds set created_at = ${new Date(now - 366 * 86_400_000).toISOString()}`,
    );
    await workerOf().runOnce();
    expect((await payload.count({ collection: 'feeds' })).totalDocs).toBe(0);
  });
});

it('two offices cannot have the same agency code', async () => {
  const second = payload.create({
    collection: 'offices',
    data: { name: 'Second', feedAgentIds: ['xnwxnw'], _status: 'published' },
  });
  await expect(second).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringMatching(/XNWXNW belongs to the office Office XNWXNW/) }] },
  });
});
