// Costs about 6 s beside the start of Payload, on a quiet machine.
import { createHmac } from 'node:crypto';
import { readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readDecisionLink } from '#site/features/feeds/decision-links.ts';
import { feedXml, houseXml, type ListingXml } from '#site/features/feeds/testing/feed-xml.ts';
import { pictureBytes } from '#site/features/feeds/testing/picture-server.ts';
import { zipOf } from '#site/features/feeds/testing/zip.ts';
import { startWebhookServer } from '#site/features/leads/testing/webhook-server.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { addMetricsRoute } from '../metrics/routes.ts';
import { feedSite, houseIds, houses } from './testing/feed-site.ts';

const site = feedSite();

describe('a source in test mode', () => {
  it('reports what a file would do and changes nothing; for good it takes the same file', async () => {
    const source = await site.makeSource({ testMode: true });
    expect(await site.deliver(houses(['H1', 'H2']))).toMatchObject({ state: 'tested', files: [{ new: 2 }] });
    expect(await site.publicIds()).toEqual([]);
    expect((await site.payload.count({ collection: 'listings' })).totalDocs).toBe(0);
    await site.payload.update({ collection: 'feed-sources', id: source, data: { testMode: false } });
    expect(await site.deliver(houses(['H1', 'H2']))).toMatchObject({ state: 'done', files: [{ new: 2 }] });
    await site.deliver(houses(houseIds(8)));
    await site.payload.update({ collection: 'feed-sources', id: source, data: { testMode: true } });
    const gone = houseIds(8).map((id) => ({ id, status: 'withdrawn', modTime: '2026-11-02-09:00:00' }));
    expect(await site.deliver(gone)).toMatchObject({
      state: 'tested',
      files: [{ changed: 8, effect: '8 of 8 listings of Office XNWXNW would leave the market.' }],
    });
    expect(await site.publicIds()).toHaveLength(8);
  });
});

describe('a source whose files contain all listings', () => {
  const later = '2026-11-02-09:00:00';
  const send = (listings: ListingXml[]) => site.deliver(listings, { date: later });

  it('takes off the market what is missing', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(10)));
    expect(await send(houses(houseIds(9)))).toMatchObject({
      state: 'done',
      files: [{ changed: 1, unchanged: 9 }],
    });
    expect(await site.publicIds()).toEqual(houseIds(9));
  });

  it('waits for a person when much is missing', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(20)));
    const held = await send(houses(houseIds(12)));
    expect(held).toMatchObject({
      state: 'needs approval',
      files: [{ effect: '8 of 20 listings of Office XNWXNW would leave the market.' }],
    });
    expect(await site.publicIds()).toHaveLength(20);
    await site.decide((await site.runIds()).at(-1) as number, 'apply-without-withdrawals');
    await site.worker.runOnce();
    expect(await site.publicIds()).toHaveLength(20);
  });

  it('is whole again once a person has decided about each file of a zip, one by one', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(20)));
    // Two files that together do not mention H20, the second with a listing of somebody else.
    const other = { id: 'X1', agency: 'OTHERS', inner: houseXml() };
    const zip = (first: string[], second: ListingXml[]) =>
      zipOf({
        'a.xml': feedXml(houses(first), { date: later }),
        'b.xml': feedXml(second, { date: later }),
      });
    const ids = houseIds(19);
    const body = new Uint8Array(zip(ids.slice(0, 10), [...houses(ids.slice(10)), other]));
    const { id } = await site.post(body, { headers: { 'content-type': 'application/zip' } });
    await site.worker.runOnce();
    // While one of them is set aside, nobody knows what the sender still has.
    expect((await site.statusOf(id)).files).toMatchObject([{ state: 'done' }, { state: 'refused' }]);
    expect(await site.publicIds()).toHaveLength(20);
    await site.decide((await site.runIds()).at(-1) as number, 'apply');
    await site.worker.runOnce();
    expect((await site.statusOf(id)).state).toBe('done');
    // PostgreSQL stores several chunks of a file side by side: in no order.
    expect((await site.publicIds()).toSorted()).toEqual([...houseIds(19), 'X1'].toSorted());
  });

  it('withdraws nothing for a zip of which a file was discarded', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(3)));
    const zip = zipOf({
      'a.xml': feedXml(houses(['H1']), { date: later }),
      'b.xml': feedXml([{ id: 'X1', agency: 'OTHERS', inner: houseXml() }], { date: later }),
      'c.xml': feedXml([{ id: 'X2', agency: 'OTHERS', inner: houseXml() }], { date: later }),
    });
    await site.post(new Uint8Array(zip), { headers: { 'content-type': 'application/zip' } });
    await site.worker.runOnce();
    const runs = await site.runIds();
    await site.decide(runs.at(-2) as number, 'discard');
    await site.decide(runs.at(-1) as number, 'apply');
    await site.worker.runOnce();
    expect(await site.publicIds()).toEqual([...houseIds(3), 'X2']);
  });

  it.each([
    ['is empty', [] as ListingXml[]],
    ['is tiny', houses(houseIds(3))],
    ['has listings that cannot be read', [...houses(houseIds(18)), { id: '', inner: houseXml() }]],
  ])('never withdraws anything for a file that %s', async (_what, listings) => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(20)));
    const answer = await send(listings);
    expect(answer.state).toBe('done');
    expect(JSON.stringify(answer.files)).toContain('left as before');
    expect(await site.publicIds()).toHaveLength(20);
  });

  it('waits for a person as well when a file that was set aside is imported all the same', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(20)));
    const other = { id: 'X1', agency: 'OTHERS', inner: houseXml() };
    const file = [...houses(houseIds(12)), other];
    expect(await send(file)).toMatchObject({ state: 'refused' });
    const run = (await site.runIds()).at(-1) as number;
    await site.decide(run, 'apply');
    await site.worker.runOnce();
    const report = await site.payload.findByID({ collection: 'feeds', id: run });
    expect(report).toMatchObject({ state: 'held', harm: { totals: [{ count: 8, of: 20 }] } });
    expect(await site.publicIds()).toHaveLength(20);
    expect(await site.decide(run, 'apply')).toBe(200);
    await site.worker.runOnce();
    expect(await site.publicIds()).toEqual([...houseIds(12), 'X1']);
  });

  it('leaves the listings of others alone', async () => {
    await site.makeSource({ missing: 'withdraw' });
    await send(houses(houseIds(2)));
    await site.makeSource({ name: 'Others', offices: [], agencyIds: ['OTHERS'] });
    await site.post(new Uint8Array(feedXml([{ id: 'O1', agency: 'OTHERS', inner: houseXml() }])), {
      source: 'others',
    });
    await site.worker.runOnce();
    await send(houses(['H1']));
    expect(await site.publicIds()).toEqual(['H1', 'O1']);
  });
});

describe('a process that was killed', () => {
  it('begins a file again whose import it cut off, and gives it up after the third time', async () => {
    await site.makeSource();
    const { id } = await site.postXml(houses(['H1', 'H2']));
    await query(site.payload, sql`update feeds set state = 'running', starts = 1`);
    await site.worker.runOnce();
    expect(await site.statusOf(id)).toMatchObject({ state: 'done', files: [{ new: 2 }] });
    await query(site.payload, sql`update feeds set state = 'running', starts = 3`);
    await site.worker.runOnce();
    expect(await site.statusOf(id)).toMatchObject({ state: 'partly done' });
    expect(await site.publicIds()).toEqual(['H1', 'H2']);
  });
});

describe('a source that delivers into a folder', () => {
  it('is taken when its files stand still, in order, with pictures that come later, and each leaves the folder', async () => {
    await site.makeSource({ kind: 'folder' });
    await site.worker.runOnce();
    const incoming = join(site.dataDir, 'feeds/riverside/incoming');
    const look = async (seconds: number) => {
      site.now += seconds * 1000;
      await site.worker.runOnce();
    };
    const inner = `${houseXml()}<objects><img id="m" file="late.png"/></objects>`;
    writeFileSync(join(incoming, 'b.xml'), feedXml([{ id: 'F1', inner }]));
    writeFileSync(join(incoming, 'c.xml.part'), feedXml(houses(['F3'])));
    const half = feedXml(houses(['F2']));
    writeFileSync(join(incoming, 'half.xml'), half.subarray(0, 200));
    symlinkSync('/etc/passwd', join(incoming, 'link.xml'));
    await look(0);
    expect(await site.runIds()).toEqual([]);
    await look(10);
    expect(await site.publicIds()).toEqual(['F1']);
    expect(readdirSync(incoming).sort()).toEqual(['c.xml.part', 'half.xml', 'link.xml']);
    // The rest of it arrives, the other gets its name, and the picture comes.
    writeFileSync(join(incoming, 'half.xml'), half);
    renameSync(join(incoming, 'c.xml.part'), join(incoming, 'c.xml'));
    writeFileSync(join(incoming, 'late.png'), await pictureBytes('red'));
    await look(1);
    await look(10);
    // In the order they were written last.
    expect(await site.publicIds()).toEqual(['F1', 'F3', 'F2']);
    expect(readdirSync(incoming)).toEqual(['link.xml']);
    await look(60);
    const { docs } = await site.payload.find({
      collection: 'listings',
      where: { feedUniqueId: { equals: 'F1' } },
    });
    expect(docs[0]?.images).toHaveLength(1);
    // What never gets its end is set aside in the end.
    writeFileSync(join(incoming, 'cut.xml'), half.subarray(0, 200));
    await look(0);
    await look(301);
    const last = (await site.runIds()).at(-1) as number;
    expect(await site.payload.findByID({ collection: 'feeds', id: last })).toMatchObject({
      state: 'quarantined',
    });
  });
});

describe('the email about a held file', () => {
  const held = async () => {
    await site.makeSource();
    await site.deliver(houses(houseIds(8)));
    await site.deliver(houseIds(8).map((id) => ({ id, status: 'sold', modTime: '2026-11-02-09:00:00' })));
    site.now = Date.now();
    await site.worker.runOnce();
    const text = site.sent.at(-1)?.text ?? '';
    expect(text).toContain('8 of 8 listings of Office XNWXNW would be marked as sold or leased.');
    const link = (decision: string) =>
      new URL(/https:\S+/.exec(text.slice(text.indexOf(`feed-decision/${decision}`) - 30))?.[0] ?? '');
    return { apply: link('apply'), discard: link('discard'), run: (await site.runIds()).at(-1) as number };
  };
  const tokenOf = (link: URL) => link.searchParams.get('t') ?? '';

  it('has two links, each worth one decision and only to staff', async () => {
    const { apply, discard, run } = await held();
    const read = (link: URL, decision: 'apply' | 'discard') =>
      readDecisionLink({ payload: site.payload, token: tokenOf(link), decision, now: Date.now() });
    expect(await read(apply, 'apply')).toEqual({ run, by: 'Admin' });
    expect(await read(discard, 'discard')).toEqual({ run, by: 'Admin' });
    expect(await read(apply, 'discard')).toBeUndefined();
    expect(
      await readDecisionLink({
        payload: site.payload,
        token: tokenOf(apply),
        decision: 'apply',
        now: site.now + 31 * 86_400_000,
      }),
    ).toBeUndefined();
    await query(site.payload, sql`update users set role = 'agent'`);
    expect(await read(apply, 'apply')).toBeUndefined();
    await query(site.payload, sql`update users set role = 'admin'`);
  });
});

describe('the webhook for notices', () => {
  const damaged = new Uint8Array(feedXml(houses(['H1'])).subarray(0, 300));

  it('gets each notice once and signed, is tried again, and gets one all clear', async () => {
    const server = await startWebhookServer();
    const webhookSecret = 'a-secret-of-the-webhook';
    const settings = (webhookUrl: string | null) =>
      site.payload.updateGlobal({ slug: 'feed-settings', data: { webhookUrl, webhookSecret } });
    await settings(server.url);
    site.webhookHosts.push(server.host);
    await site.makeSource();
    server.answerWith((_request, response) => void response.writeHead(500).end());
    await site.post(damaged);
    await site.worker.runOnce();
    site.now = Date.now();
    await site.worker.runOnce();
    expect(server.received).toHaveLength(1);
    server.answerWith((_request, response) => void response.writeHead(204).end());
    site.now += 3_600_000;
    await site.worker.runOnce();
    await site.worker.runOnce();
    const [first, second, ...others] = server.received;
    expect(others).toEqual([]);
    expect(second?.headers['frontage-delivery']).toBe(first?.headers['frontage-delivery']);
    const [, at, hmac] = /^t=(\d+),v1=(\w+)$/.exec(String(second?.headers['frontage-signature'])) ?? [];
    expect(createHmac('sha256', webhookSecret).update(`${at}.${second?.body}`).digest('hex')).toBe(hmac);
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      ...{ event: 'feed.notice', version: 1, kind: 'quarantined', source: 'riverside' },
      subject: 'A feed file was not imported: feed.xml',
      adminUrl: expect.stringMatching(/^https:.+\/admin\/collections\/feeds\/\d+$/),
    });
    await site.deliver(houses(['H1']));
    await site.deliver(houses(['H1', 'H2']));
    await site.worker.runOnce();
    expect(server.received.slice(2).map(({ body }) => JSON.parse(body))).toMatchObject([
      { kind: 'imports again', subject: 'Feed files of Riverside are imported again' },
    ]);
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      'A feed file was not imported: feed.xml',
      'Feed files of Riverside are imported again',
    ]);
    site.webhookHosts.length = 0;
    await site.post(new Uint8Array([...damaged, 32]));
    await site.worker.runOnce();
    // Nothing goes to a private address that nobody allowed.
    expect(server.received).toHaveLength(3);
    await settings(null);
    await server.close();
  });
});

describe('/metrics', () => {
  const TOKEN = 'a-token-of-16-or-more';
  const ask = (token: string | undefined, headers?: Record<string, string>) => {
    const app = new Hono<SiteBindings>();
    const { payload } = site;
    const own = { payload, env: { ...env(), limits: false, ...(token ? { metricsToken: token } : {}) } };
    addMetricsRoute({ app, site: own as Site, now: () => site.now });
    return app.request('/metrics', { headers }, {});
  };

  it('does not exist without a token, and answers nobody who has another', async () => {
    expect((await ask(undefined, { authorization: 'Bearer undefined' })).status).toBe(404);
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${TOKEN}x` }])
      expect((await ask(TOKEN, headers as Record<string, string>)).status).toBe(401);
  });

  it('counts files, listings and problems, and tells how long ago a source went well', async () => {
    await site.makeSource();
    await site.deliver(houses(['H1', 'H2']));
    await site.deliver([{ id: 'X1', agency: 'OTHERS', inner: houseXml() }]);
    await site.postXml(houses(['H3']));
    site.now = Date.now() + 90_000;
    const response = await ask(TOKEN, { authorization: `Bearer ${TOKEN}` });
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    const text = await response.text();
    for (const line of [
      '# TYPE frontage_feed_files_last_day gauge',
      'frontage_feed_files_last_day{source="riverside",state="done"} 1',
      'frontage_feed_files_last_day{source="riverside",state="quarantined"} 1',
      'frontage_feed_listings_last_day{source="riverside",result="new"} 2',
      'frontage_feed_problems_last_day{source="riverside"} 1',
      'frontage_feed_queue_files 1',
      'frontage_feed_held_files 0',
      'frontage_collector_up{collector="feeds"} 1',
    ])
      expect(text.split('\n')).toContain(line);
    const age = Number(/frontage_feed_last_success_age_seconds\{source="riverside"\} (\d+)/.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(89);
    expect(age).toBeLessThan(180);
  });
});
