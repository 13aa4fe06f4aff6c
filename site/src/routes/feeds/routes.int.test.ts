// Costs about 10 s beside the start of Payload, on a quiet machine.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { TEST_TOKEN } from '#site/features/feeds/testing/feed-source.ts';
import { feedXml, houseXml } from '#site/features/feeds/testing/feed-xml.ts';
import { pictureBytes } from '#site/features/feeds/testing/picture-server.ts';
import { zipOf } from '#site/features/feeds/testing/zip.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { addFeedRoutes } from './routes.ts';
import { feedSite, houseIds, houses } from './testing/feed-site.ts';
import { HOSTILE, whole } from './testing/hostile.ts';

const site = feedSite();

describe('a feed that is pushed', () => {
  it('is answered once it is safe, imported in the background, and can be asked about', async () => {
    await site.makeSource();
    const answer = await site.post(new Uint8Array(feedXml(houses(['H1', 'H2']))), {
      headers: { 'content-disposition': 'attachment; filename="../today.xml"' },
    });
    expect(answer).toMatchObject({ status: 202, message: expect.stringMatching(/was received/) });
    expect(answer.headers.get('location')).toBe(answer.statusUrl);
    // It names vendors: nobody but the owner of the process can read it.
    const folder = join(site.dataDir, 'feeds/riverside/received');
    const [own = ''] = readdirSync(folder);
    expect(statSync(join(folder, own)).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, own, 'feed')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, own, 'feed'))).toEqual(feedXml(houses(['H1', 'H2'])));
    expect(await site.statusOf(answer.id)).toMatchObject({
      state: 'waiting',
      files: [{ name: 'today.xml' }],
    });
    expect(await site.publicIds()).toEqual([]);
    await site.worker.runOnce();
    expect(await site.statusOf(answer.id)).toMatchObject({
      state: 'done',
      finished: expect.any(String),
      files: [{ name: 'today.xml', state: 'done', new: 2, changed: 0, problems: [] }],
    });
    expect(await site.publicIds()).toEqual(['H1', 'H2']);
  });

  it('may be a zip, or several files at once with their pictures', async () => {
    await site.makeSource();
    const inner = (file: string) => `${houseXml()}<objects><img id="m" file="${file}"/></objects>`;
    const zip = zipOf({
      'z.xml': feedXml([{ id: 'Z1', inner: inner('z.png') }]),
      'z.png': await pictureBytes('red'),
    });
    const zipped = await site.post(new Uint8Array(zip), { headers: { 'content-type': 'application/zip' } });
    const form = new FormData();
    form.append('feed', new File([new Uint8Array(feedXml([{ id: 'M1', inner: inner('m.png') }]))], 'm.xml'));
    form.append('feed', new File([new Uint8Array(feedXml([{ id: 'M2', inner: inner('n.png') }]))], 'n.xml'));
    for (const [name, colour] of [
      ['m.png', 'green'],
      ['n.png', 'blue'],
    ] as const)
      form.append('picture', new File([new Uint8Array(await pictureBytes(colour))], name));
    const batch = await site.post(form);
    expect([zipped.status, batch.status]).toEqual([202, 202]);
    await site.worker.runOnce();
    await expect
      .poll(async () => (await site.statusOf(zipped.id)).files)
      .toMatchObject([{ new: 1, pictures: 1 }]);
    await expect
      .poll(async () => (await site.statusOf(batch.id)).files)
      .toMatchObject([
        { name: 'm.xml', new: 1, pictures: 1 },
        { name: 'n.xml', new: 1, pictures: 1 },
      ]);
    // Again, in another order: the same content.
    const turned = new FormData();
    for (const [field, value] of [...form].reverse()) turned.append(field, value);
    expect(await site.post(turned)).toMatchObject({ status: 200, id: batch.id });
  });

  it('is taken once, however often and from however many sides the same content comes', async () => {
    await site.makeSource();
    const answers = await Promise.all(Array.from({ length: 12 }, () => site.postXml(houses(['H1']))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 202]);
    expect(await site.runIds()).toHaveLength(1);
    await site.worker.runOnce();
    expect(await site.postXml(houses(['H1']))).toMatchObject({ status: 200, id: answers[0]?.id });
    expect(readdirSync(join(site.dataDir, 'feeds/riverside/received'))).toHaveLength(1);
  });

  it('goes in in the order it came, whatever comes at the same time', async () => {
    await site.makeSource();
    const price = (amount: number) => houseXml('', `<price>${amount}</price>`);
    // All of one second: only the order they came in tells which is the newest.
    const answers = [];
    for (let round = 1; round <= 10; round++)
      answers.push(await site.postXml([{ id: 'H1', inner: price(500_000 + round) }]));
    await site.worker.runOnce();
    for (const { id } of answers) expect(await site.statusOf(id)).toMatchObject({ state: 'done' });
    const { docs } = await site.payload.find({ collection: 'listings' });
    expect(docs).toMatchObject([{ price: 500_010 }]);
  });

  it.each([
    [401, {}, { authorization: '' }],
    [401, {}, { authorization: 'Bearer wrong' }],
    [403, { enabled: false }, {}],
    [403, { kind: 'folder' }, {}],
    [415, {}, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is answered %s for %j and %j, and leaves nothing behind', async (status, source, headers) => {
    await site.makeSource(source);
    const answer = await site.post(new Uint8Array(feedXml(houses(['H1']))), { headers });
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await site.runIds()).toEqual([]);
  });

  it('that could not be stored is answered with when to send it again', async () => {
    await site.makeSource();
    const folder = join(site.dataDir, 'feeds/riverside');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    writeFileSync(folder, 'where the folder should be');
    const answer = await site.post(new Uint8Array(feedXml(houses(['H1']))));
    rmSync(folder);
    expect(answer).toMatchObject({
      status: 503,
      message: expect.stringMatching(/Send it again in a few minutes/),
    });
    expect(answer.headers.get('retry-after')).toBe('300');
    expect(await site.runIds()).toEqual([]);
  });

  it('says the same to a wrong token and an unknown source, and takes a password for a token', async () => {
    await site.makeSource();
    const wrong = await site.post('x', { headers: { authorization: 'Bearer wrong' } });
    const unknown = await site.post('x', { source: 'nobody' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
    const basic = Buffer.from(`anything:${TEST_TOKEN}`).toString('base64');
    const answer = await site.post(new Uint8Array(feedXml(houses(['H1']))), {
      headers: { authorization: `Basic ${basic}` },
    });
    expect(answer.status).toBe(202);
    expect(await site.post('')).toMatchObject({ status: 400, message: 'The file is empty. Send it again.' });
  });
});

it('has limits for a source and for wrong tokens, and says when to try again', async () => {
  await site.makeSource();
  const limited = new Hono<SiteBindings>();
  addFeedRoutes({ app: limited, site: { payload: site.payload, env: env() } as Site, now: () => site.now });
  const ask = (token: string) =>
    limited.request('/feeds/riverside/1', { headers: { authorization: `Bearer ${token}` } }, {});
  for (let count = 0; count < 10; count++) expect((await ask('wrong')).status).toBe(401);
  const refused = await ask('wrong');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  for (let count = 0; count < 120; count++) expect((await ask(TEST_TOKEN)).status).toBe(404);
  expect((await ask(TEST_TOKEN)).status).toBe(429);
  site.now += 500;
  expect((await ask(TEST_TOKEN)).status).toBe(404);
});

describe('a file that is set aside', () => {
  it.each(HOSTILE)(
    '%s: nothing is changed, the reasons are told, and a person can discard it',
    async (_what, bytes) => {
      await site.makeSource();
      await site.deliver(houses(['H1']));
      const { id, status } = await site.post(new Uint8Array(bytes));
      expect([202, 422]).toContain(status);
      await site.worker.runOnce();
      const answer = await site.statusOf(id);
      expect(answer).toMatchObject({ state: 'refused', files: [{ new: 0, changed: 0 }] });
      expect(answer.files[0]?.problems[0]?.message).toMatch(/\w+ .*\./);
      expect(await site.publicIds()).toEqual(['H1']);
      site.now = Date.now();
      await site.worker.runOnce();
      expect(site.sent.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^A feed file was not imported: /),
      ]);
      const run = (await site.runIds()).at(-1) as number;
      expect(await site.decide(run, 'discard')).toBe(200);
      expect(readdirSync(join(site.dataDir, 'feeds/riverside/received'))).toHaveLength(1);
      expect(await site.decide(run, 'apply')).toBe(409);
    },
  );

  it.each([
    [
      'another agency',
      feedXml([...houses(['X1']), { id: 'X2', agency: 'OTHERS', inner: houseXml() }]),
      ['X1', 'X2'],
    ],
    ['cut off', whole.subarray(0, whole.length - 300), houseIds(7)],
  ])('is imported all the same when a person says so: %s', async (_what, bytes, expected) => {
    await site.makeSource();
    const { id } = await site.post(new Uint8Array(bytes));
    await site.worker.runOnce();
    expect((await site.statusOf(id)).state).toBe('refused');
    expect(await site.decide((await site.runIds())[0] as number, 'apply')).toBe(200);
    await site.worker.runOnce();
    expect(await site.statusOf(id)).toMatchObject({ state: 'done', files: [{ new: expected.length }] });
    expect(await site.publicIds()).toEqual(expected);
  });

  it('without times counts as of the day it came: approved late, it leaves what is newer', async () => {
    await site.makeSource();
    const file = (ids: { id: string; agency?: string }[], price: number) => {
      const inner = houseXml('', `<price>${price}</price>`);
      const xml = feedXml(ids.map((each) => ({ ...each, inner }))).toString();
      return new Uint8Array(Buffer.from(xml.replaceAll(/ (date|modTime)="[^"]*"/g, '')));
    };
    const price = async () =>
      (await site.payload.find({ collection: 'listings' })).docs.map((doc) => doc.price);
    await site.post(file([{ id: 'H1' }], 500_000));
    await site.worker.runOnce();
    const late = await site.post(file([{ id: 'H1' }, { id: 'X2', agency: 'OTHERS' }], 1));
    await site.worker.runOnce();
    expect((await site.statusOf(late.id)).state).toBe('refused');
    const run = (await site.runIds()).at(-1) as number;
    await query(
      site.payload,
      sql`update feeds set created_at = '2026-11-01T00:00:00.000Z' where id = ${run}`,
    );
    await site.post(file([{ id: 'H1' }], 600_000));
    await site.worker.runOnce();
    expect(await site.decide(run, 'apply')).toBe(200);
    await site.worker.runOnce();
    expect((await price()).sort()).toEqual([1, 600_000]);
    const stored = await site.payload.findByID({ collection: 'feeds', id: run });
    expect(stored).toMatchObject({ state: 'done', created: 1, skipped: 1 });
  });

  it('is tried again when the same comes again, since the agency may have corrected its settings', async () => {
    const source = await site.makeSource({ offices: [], agencyIds: ['OTHERS'] });
    const first = await site.postXml(houses(['H1']));
    await site.worker.runOnce();
    expect((await site.statusOf(first.id)).state).toBe('refused');
    await site.payload.update({ collection: 'feed-sources', id: source, data: { agencyIds: ['xnwxnw'] } });
    const second = await site.postXml(houses(['H1']));
    expect(second.id).not.toBe(first.id);
    await site.worker.runOnce();
    expect((await site.statusOf(second.id)).state).toBe('done');
  });
});
