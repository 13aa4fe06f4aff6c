// Costs about 12 s beside the start of Payload, on a quiet machine.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideEndpoint } from '#site/features/feeds/decide-endpoint.ts';
import { createFeedWorker, type FeedWorker } from '#site/features/feeds/feed-worker.ts';
import type { DeliveryStatus } from '#site/features/feeds/intake/delivery-status.ts';
import { hashToken } from '#site/features/feeds/sources/source-token.ts';
import { seedAgency } from '#site/features/feeds/testing/agency.ts';
import { feedXml, houseXml, type ListingXml } from '#site/features/feeds/testing/feed-xml.ts';
import { pictureBytes } from '#site/features/feeds/testing/picture-server.ts';
import { zipOf } from '#site/features/feeds/testing/zip.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { MailMessage } from '#site/server/mail.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { testPayload } from '#site/testing/payload.ts';
import { addFeedRoutes } from './push.ts';

const TOKEN = 'feed_test-token';
const samplesDir = join(process.cwd(), 'packages/reaxml/fixtures');
const samples = readdirSync(samplesDir).filter((name) => name.endsWith('.xml'));

let payload: Payload;
let dataDir: string;
let worker: FeedWorker;
let office: number;
let now = Date.now();
const sent: MailMessage[] = [];
const app = new Hono<SiteBindings>();

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload({ seedAdmin: true }));
  ({ office } = await seedAgency({ payload, codes: ['XNWXNW'] }));
  await seedAgency({ payload, codes: ['OTHERS'] });
  addFeedRoutes({ app, site: { payload, env: { ...env(), limits: false } } as Site });
  worker = createFeedWorker({
    payload,
    siteUrl: 'https://agency.example',
    now: () => now,
    fetchLimits: { maxBytes: 1_000_000, timeoutMs: 1000, maxRedirects: 0, allowPrivateHosts: false },
    mailer: {
      async send(message) {
        sent.push(message);
        return { ok: true, answer: 'Taken.' };
      },
      close() {},
    },
  });
});

beforeEach(async () => {
  now = Date.now();
  sent.length = 0;
  rmSync(join(dataDir, 'feeds'), { recursive: true, force: true });
  const tables = ['public_listings', '_listings_v', 'listings', 'feeds', 'feed_notices', 'feed_withdrawals'];
  for (const table of [...tables, 'feed_sources'])
    await query(payload, sql`delete from ${sql.identifier(table)}`);
});

/** A source that sends over HTTPS. */
async function makeSource(data: Record<string, unknown> = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'feed-sources',
    data: { name: 'Riverside', kind: 'https', missing: 'keep', offices: [office], ...data } as never,
  });
  await query(payload, sql`update feed_sources set token_hash = ${hashToken(TOKEN)} where id = ${id}`);
  return Number(id);
}

type Sent = { id: string; statusUrl: string; message: string };

async function post(
  body: BodyInit,
  { headers = {}, source = 'riverside' }: { headers?: Record<string, string>; source?: string } = {},
) {
  const request = { method: 'POST', body, headers: { authorization: `Bearer ${TOKEN}`, ...headers } };
  const response = await app.request(`/feeds/${source}`, request, {});
  return { status: response.status, headers: response.headers, ...((await response.json()) as Sent) };
}

const postXml = (listings: ListingXml[], options?: { date?: string }) =>
  post(new Uint8Array(feedXml(listings, options)), { headers: { 'content-type': 'application/xml' } });

async function statusOf(id: string): Promise<DeliveryStatus> {
  const response = await app.request(`/feeds/riverside/${id}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as DeliveryStatus;
}

/** Sends listings and imports them; what became of them. */
async function deliver(listings: ListingXml[], options?: { date?: string }): Promise<DeliveryStatus> {
  const { id } = await postXml(listings, options);
  await worker.runOnce();
  return statusOf(id);
}

async function decide(id: number, decision: string): Promise<number> {
  const { handler } = decideEndpoint;
  const answer = await handler({
    payload,
    user: { id: 1, collection: 'users', role: 'editor', name: 'Mia Chen' },
    headers: new Headers({ origin: env().siteUrl }),
    routeParams: { id: String(id) },
    json: async () => ({ decision }),
  } as never);
  return answer.status;
}

const houses = (ids: string[], modTime?: string): ListingXml[] =>
  ids.map((id) => ({ id, inner: houseXml(), ...(modTime ? { modTime } : {}) }));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `H${index + 1}`);

async function publicIds(): Promise<string[]> {
  const rows = await query<{ id: unknown }>(
    payload,
    sql`select l.feed_unique_id as id from public_listings p join listings l on l.id = p.listing order by l.id`,
  );
  return rows.map(({ id }) => String(id));
}

const runIds = async () =>
  (await query<{ id: unknown }>(payload, sql`select id from feeds order by id`)).map(({ id }) => Number(id));

describe('a feed that is pushed', () => {
  it('is answered once it is safe, imported in the background, and can be asked about', async () => {
    await makeSource();
    const answer = await post(new Uint8Array(feedXml(houses(['H1', 'H2']))), {
      headers: { 'content-disposition': 'attachment; filename="../today.xml"' },
    });
    expect(answer).toMatchObject({ status: 202, message: expect.stringMatching(/was received/) });
    expect(answer.headers.get('location')).toBe(answer.statusUrl);
    // It names vendors: nobody but the owner of the process can read it.
    const folder = join(dataDir, 'feeds/riverside/received');
    const [own = ''] = readdirSync(folder);
    expect(statSync(join(folder, own)).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, own, 'feed')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, own, 'feed'))).toEqual(feedXml(houses(['H1', 'H2'])));
    expect(await statusOf(answer.id)).toMatchObject({ state: 'waiting', files: [{ name: 'today.xml' }] });
    expect(await publicIds()).toEqual([]);
    await worker.runOnce();
    expect(await statusOf(answer.id)).toMatchObject({
      state: 'done',
      finished: expect.any(String),
      files: [{ name: 'today.xml', state: 'done', new: 2, changed: 0, problems: [] }],
    });
    expect(await publicIds()).toEqual(['H1', 'H2']);
  });

  it('may be a zip, or several files at once with their pictures', async () => {
    await makeSource();
    const inner = (file: string) => `${houseXml()}<objects><img id="m" file="${file}"/></objects>`;
    const zip = zipOf({
      'z.xml': feedXml([{ id: 'Z1', inner: inner('z.png') }]),
      'z.png': await pictureBytes('red'),
    });
    const zipped = await post(new Uint8Array(zip), { headers: { 'content-type': 'application/zip' } });
    const form = new FormData();
    form.append('feed', new File([new Uint8Array(feedXml([{ id: 'M1', inner: inner('m.png') }]))], 'm.xml'));
    form.append('feed', new File([new Uint8Array(feedXml([{ id: 'M2', inner: inner('n.png') }]))], 'n.xml'));
    for (const [name, colour] of [
      ['m.png', 'green'],
      ['n.png', 'blue'],
    ] as const)
      form.append('picture', new File([new Uint8Array(await pictureBytes(colour))], name));
    const batch = await post(form);
    expect([zipped.status, batch.status]).toEqual([202, 202]);
    await worker.runOnce();
    await expect.poll(async () => (await statusOf(zipped.id)).files).toMatchObject([{ new: 1, pictures: 1 }]);
    await expect
      .poll(async () => (await statusOf(batch.id)).files)
      .toMatchObject([
        { name: 'm.xml', new: 1, pictures: 1 },
        { name: 'n.xml', new: 1, pictures: 1 },
      ]);
    // Again, in another order: the same content.
    const turned = new FormData();
    for (const [field, value] of [...form].reverse()) turned.append(field, value);
    expect(await post(turned)).toMatchObject({ status: 200, id: batch.id });
  });

  it('is taken once, however often and from however many sides the same content comes', async () => {
    await makeSource();
    const answers = await Promise.all(Array.from({ length: 12 }, () => postXml(houses(['H1']))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 202]);
    expect(await runIds()).toHaveLength(1);
    await worker.runOnce();
    expect(await postXml(houses(['H1']))).toMatchObject({ status: 200, id: answers[0]?.id });
    expect(readdirSync(join(dataDir, 'feeds/riverside/received'))).toHaveLength(1);
  });

  it('goes in in the order it came, whatever comes at the same time', async () => {
    await makeSource();
    const price = (amount: number) => houseXml('', `<price>${amount}</price>`);
    // All of one second: only the order they came in tells which is the newest.
    const answers = [];
    for (let round = 1; round <= 10; round++)
      answers.push(await postXml([{ id: 'H1', inner: price(500_000 + round) }]));
    await worker.runOnce();
    for (const { id } of answers) expect(await statusOf(id)).toMatchObject({ state: 'done' });
    const { docs } = await payload.find({ collection: 'listings' });
    expect(docs).toMatchObject([{ price: 500_010 }]);
  });

  it.each([
    [401, {}, { authorization: '' }],
    [401, {}, { authorization: 'Bearer wrong' }],
    [403, { enabled: false }, {}],
    [403, { kind: 'folder' }, {}],
    [415, {}, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is answered %s for %j and %j, and leaves nothing behind', async (status, source, headers) => {
    await makeSource(source);
    const answer = await post(new Uint8Array(feedXml(houses(['H1']))), { headers });
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await runIds()).toEqual([]);
  });

  it('says the same to a wrong token and an unknown source, and takes a password for a token', async () => {
    await makeSource();
    const wrong = await post('x', { headers: { authorization: 'Bearer wrong' } });
    const unknown = await post('x', { source: 'nobody' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
    const basic = Buffer.from(`anything:${TOKEN}`).toString('base64');
    const answer = await post(new Uint8Array(feedXml(houses(['H1']))), {
      headers: { authorization: `Basic ${basic}` },
    });
    expect(answer.status).toBe(202);
    expect(await post('')).toMatchObject({ status: 400, message: 'The file is empty. Send it again.' });
  });
});

it('has limits for a source and for wrong tokens, and says when to try again', async () => {
  await makeSource();
  const limited = new Hono<SiteBindings>();
  addFeedRoutes({ app: limited, site: { payload, env: env() } as Site, now: () => now });
  const ask = (token: string) =>
    limited.request('/feeds/riverside/1', { headers: { authorization: `Bearer ${token}` } }, {});
  for (let count = 0; count < 10; count++) expect((await ask('wrong')).status).toBe(401);
  const refused = await ask('wrong');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  for (let count = 0; count < 120; count++) expect((await ask(TOKEN)).status).toBe(404);
  expect((await ask(TOKEN)).status).toBe(429);
  now += 500;
  expect((await ask(TOKEN)).status).toBe(404);
});

it('takes the samples of other vendors, or refuses them with reasons', async () => {
  const codes = ['NOBODY'];
  const expected: Record<string, string> = {};
  const found: Record<string, string> = {};
  const read = (name: string) => readFileSync(join(samplesDir, name));
  for (const name of samples) {
    const matches = read(name)
      .toString('latin1')
      .matchAll(/<agentid>\s*([^<\s]+)\s*</gi);
    codes.push(...[...matches].map((match) => match[1] ?? ''));
    const items = JSON.parse(read(name.replace(/xml$/, 'json')).toString()) as { kind: string }[];
    expected[name] = items.some(({ kind }) => kind === 'rejected') ? 'refused' : 'done';
  }
  await makeSource({ offices: [], agencyIds: [...new Set(codes)], pictures: false });
  const numbers = new Map<string, string>();
  for (const name of samples) numbers.set(name, (await post(new Uint8Array(read(name)))).id);
  await worker.runOnce();
  for (const [name, id] of numbers) {
    const { state, files } = await statusOf(id);
    found[name] = state;
    if (state === 'refused') expect(files[0]?.problems).not.toEqual([]);
  }
  expect(found).toEqual(expected);
});

const whole = feedXml(houses(ids(8)));
const HOSTILE: [what: string, bytes: Buffer][] = [
  ['a web page', Buffer.from('<!doctype html><html><body>502 Bad Gateway</body></html>')],
  ['a picture called .xml', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['a file that is cut off', whole.subarray(0, whole.length - 300)],
  [
    'an entity bomb',
    Buffer.from('<!DOCTYPE p [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><propertyList>&b;</propertyList>'),
  ],
  ['a zip that is cut off', zipOf({ 'a.xml': whole }).subarray(0, 200)],
  ['a zip without a feed', zipOf({ 'readme.txt': 'nothing' })],
  [
    'a file of another agency',
    feedXml([...houses(['X1']), { id: 'X2', agency: 'OTHERS', inner: houseXml() }]),
  ],
  [
    'a file most of whose listings are broken',
    feedXml([...houses(['X1']), ...ids(8).map(() => ({ id: '', inner: houseXml() }))]),
  ],
];

describe('a file that is set aside', () => {
  it.each(HOSTILE)(
    '%s: nothing is changed, the reasons are told, and a person can discard it',
    async (_what, bytes) => {
      await makeSource();
      await deliver(houses(['H1']));
      const { id, status } = await post(new Uint8Array(bytes));
      expect([202, 422]).toContain(status);
      await worker.runOnce();
      const answer = await statusOf(id);
      expect(answer).toMatchObject({ state: 'refused', files: [{ new: 0, changed: 0 }] });
      expect(answer.files[0]?.problems[0]?.message).toMatch(/\w+ .*\./);
      expect(await publicIds()).toEqual(['H1']);
      now = Date.now();
      await worker.runOnce();
      expect(sent.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^A feed file was not imported: /),
      ]);
      const run = (await runIds()).at(-1) as number;
      expect(await decide(run, 'discard')).toBe(200);
      expect(readdirSync(join(dataDir, 'feeds/riverside/received'))).toHaveLength(1);
      expect(await decide(run, 'apply')).toBe(409);
    },
  );

  it.each([
    [
      'another agency',
      feedXml([...houses(['X1']), { id: 'X2', agency: 'OTHERS', inner: houseXml() }]),
      ['X1', 'X2'],
    ],
    ['cut off', whole.subarray(0, whole.length - 300), ids(7)],
  ])('is imported all the same when a person says so: %s', async (_what, bytes, expected) => {
    await makeSource();
    const { id } = await post(new Uint8Array(bytes));
    await worker.runOnce();
    expect((await statusOf(id)).state).toBe('refused');
    expect(await decide((await runIds())[0] as number, 'apply')).toBe(200);
    await worker.runOnce();
    expect(await statusOf(id)).toMatchObject({ state: 'done', files: [{ new: expected.length }] });
    expect(await publicIds()).toEqual(expected);
  });

  it('is tried again when the same comes again, since the agency may have corrected its settings', async () => {
    const source = await makeSource({ offices: [], agencyIds: ['OTHERS'] });
    const first = await postXml(houses(['H1']));
    await worker.runOnce();
    expect((await statusOf(first.id)).state).toBe('refused');
    await payload.update({ collection: 'feed-sources', id: source, data: { agencyIds: ['xnwxnw'] } });
    const second = await postXml(houses(['H1']));
    expect(second.id).not.toBe(first.id);
    await worker.runOnce();
    expect((await statusOf(second.id)).state).toBe('done');
  });
});

describe('a source in test mode', () => {
  it('reports what a file would do and changes nothing; for good it takes the same file', async () => {
    const source = await makeSource({ testMode: true });
    expect(await deliver(houses(['H1', 'H2']))).toMatchObject({ state: 'tested', files: [{ new: 2 }] });
    expect(await publicIds()).toEqual([]);
    expect((await payload.count({ collection: 'listings' })).totalDocs).toBe(0);
    await payload.update({ collection: 'feed-sources', id: source, data: { testMode: false } });
    expect(await deliver(houses(['H1', 'H2']))).toMatchObject({ state: 'done', files: [{ new: 2 }] });
    await deliver(houses(ids(8)));
    await payload.update({ collection: 'feed-sources', id: source, data: { testMode: true } });
    const gone = ids(8).map((id) => ({ id, status: 'withdrawn', modTime: '2026-11-02-09:00:00' }));
    expect(await deliver(gone)).toMatchObject({
      state: 'tested',
      files: [{ changed: 8, effect: '8 of 8 listings of Office XNWXNW would leave the market.' }],
    });
    expect(await publicIds()).toHaveLength(8);
  });
});

describe('a source whose files contain all listings', () => {
  const later = '2026-11-02-09:00:00';
  const send = (listings: ListingXml[]) => deliver(listings, { date: later });

  it('takes off the market what is missing', async () => {
    await makeSource({ missing: 'withdraw' });
    await send(houses(ids(10)));
    expect(await send(houses(ids(9)))).toMatchObject({
      state: 'done',
      files: [{ changed: 1, unchanged: 9 }],
    });
    expect(await publicIds()).toEqual(ids(9));
  });

  it('waits for a person when much is missing', async () => {
    await makeSource({ missing: 'withdraw' });
    await send(houses(ids(20)));
    const held = await send(houses(ids(12)));
    expect(held).toMatchObject({
      state: 'needs approval',
      files: [{ effect: '8 of 20 listings of Office XNWXNW would leave the market.' }],
    });
    expect(await publicIds()).toHaveLength(20);
    await decide((await runIds()).at(-1) as number, 'apply-without-withdrawals');
    await worker.runOnce();
    expect(await publicIds()).toHaveLength(20);
  });

  it.each([
    ['is empty', [] as ListingXml[]],
    ['is tiny', houses(ids(3))],
    ['has listings that cannot be read', [...houses(ids(18)), { id: '', inner: houseXml() }]],
  ])('never withdraws anything for a file that %s', async (_what, listings) => {
    await makeSource({ missing: 'withdraw' });
    await send(houses(ids(20)));
    const answer = await send(listings);
    expect(answer.state).toBe('done');
    expect(JSON.stringify(answer.files)).toContain('were left as they are');
    expect(await publicIds()).toHaveLength(20);
  });

  it('leaves the listings of others alone, and those a person entered', async () => {
    await makeSource({ missing: 'withdraw' });
    await query(payload, sql`select 1`);
    await send(houses(ids(2)));
    const others = await payload.create({
      collection: 'feed-sources',
      data: { name: 'Others', key: 'others', kind: 'https', missing: 'keep', agencyIds: ['OTHERS'] } as never,
    });
    await query(
      payload,
      sql`update feed_sources set token_hash = ${hashToken(TOKEN)} where id = ${others.id}`,
    );
    await post(new Uint8Array(feedXml([{ id: 'O1', agency: 'OTHERS', inner: houseXml() }])), {
      source: 'others',
    });
    await worker.runOnce();
    await send(houses(['H1']));
    expect(await publicIds()).toEqual(['H1', 'O1']);
  });
});

describe('a process that was killed', () => {
  it('begins a file again whose import it cut off, and gives it up after the third time', async () => {
    await makeSource();
    const { id } = await postXml(houses(['H1', 'H2']));
    await query(payload, sql`update feeds set state = 'running', starts = 1`);
    await worker.runOnce();
    expect(await statusOf(id)).toMatchObject({ state: 'done', files: [{ new: 2 }] });
    await query(payload, sql`update feeds set state = 'running', starts = 3`);
    await worker.runOnce();
    expect(await statusOf(id)).toMatchObject({ state: 'partly done' });
    expect(await publicIds()).toEqual(['H1', 'H2']);
  });
});
