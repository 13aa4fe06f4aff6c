import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect } from 'vitest';
import { createFeedWorker, type FeedWorker } from '#site/features/feeds/feed-worker.ts';
import type { DeliveryStatus } from '#site/features/feeds/intake/delivery-status.ts';
import { seedAgency } from '#site/features/feeds/testing/agency.ts';
import { decideInAdmin, makeFeedSource, TEST_TOKEN } from '#site/features/feeds/testing/feed-source.ts';
import { feedXml, houseXml, type ListingXml } from '#site/features/feeds/testing/feed-xml.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { MailMessage } from '#site/server/mail.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { testPayload } from '#site/testing/payload.ts';
import { addFeedRoutes } from '../routes.ts';

type Sent = { id: string; statusUrl: string; message: string };

/** Listings that are complete houses for sale. */
export const houses = (ids: string[], modTime?: string): ListingXml[] =>
  ids.map((id) => ({ id, inner: houseXml(), ...(modTime ? { modTime } : {}) }));

/** `H1`, `H2` and so on. */
export const houseIds = (count: number) => Array.from({ length: count }, (_, index) => `H${index + 1}`);

/** The addresses of feeds and the worker behind them, on a clock of their own; everything is empty before each test. */
export function feedSite({ feedHosts = [] }: { feedHosts?: boolean | string[] } = {}) {
  const site = {
    now: Date.now(),
    sent: [] as MailMessage[],
    /** Webhook servers of this machine that may be told. */
    webhookHosts: [] as string[],
    payload: undefined as unknown as Payload,
    dataDir: '',
    worker: undefined as unknown as FeedWorker,
    /** A source that sends listings of the office; its id. */
    makeSource: (data: Record<string, unknown> = {}) =>
      makeFeedSource(site.payload, { offices: [office], ...data }),
    async post(
      body: BodyInit,
      { headers = {}, source = 'riverside' }: { headers?: Record<string, string>; source?: string } = {},
    ) {
      const request = {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${TEST_TOKEN}`, ...headers },
      };
      const response = await app.request(`/feeds/${source}`, request, {});
      return { status: response.status, headers: response.headers, ...((await response.json()) as Sent) };
    },
    postXml: (listings: ListingXml[], options?: { date?: string }) =>
      site.post(new Uint8Array(feedXml(listings, options)), {
        headers: { 'content-type': 'application/xml' },
      }),
    async statusOf(id: string): Promise<DeliveryStatus> {
      const headers = { authorization: `Bearer ${TEST_TOKEN}` };
      const response = await app.request(`/feeds/riverside/${id}`, { headers });
      expect(response.status).toBe(200);
      return (await response.json()) as DeliveryStatus;
    },
    /** Sends listings and imports them; what became of them. */
    async deliver(listings: ListingXml[], options?: { date?: string }): Promise<DeliveryStatus> {
      const { id } = await site.postXml(listings, options);
      await site.worker.runOnce();
      return site.statusOf(id);
    },
    decide: (id: number, decision: string) => decideInAdmin(site.payload, id, decision),
    async publicIds(): Promise<string[]> {
      const rows = await query<{ id: unknown }>(
        site.payload,
        sql`select l.feed_unique_id as id from public_listings p join listings l on l.id = p.listing order by l.id`,
      );
      return rows.map(({ id }) => String(id));
    },
    async runIds(): Promise<number[]> {
      const rows = await query<{ id: unknown }>(site.payload, sql`select id from feeds order by id`);
      return rows.map(({ id }) => Number(id));
    },
  };
  let office = 0;
  const app = new Hono<SiteBindings>();

  beforeAll(async () => {
    Object.assign(site, await testPayload({ seedAdmin: true }));
    const { payload } = site;
    ({ office } = await seedAgency({ payload, codes: ['XNWXNW'] }));
    await seedAgency({ payload, codes: ['OTHERS'] });
    addFeedRoutes({ app, site: { payload, env: { ...env(), limits: false } } as Site });
    site.worker = createFeedWorker({
      payload,
      siteUrl: 'https://agency.example',
      feedHosts,
      now: () => site.now,
      webhookLimits: { timeoutMs: 2000, allowPrivateHosts: site.webhookHosts },
      fetchLimits: { maxBytes: 1_000_000, timeoutMs: 1000, maxRedirects: 0, allowPrivateHosts: false },
      mailer: {
        async send(message) {
          site.sent.push(message);
          return { ok: true, answer: 'Taken.' };
        },
        close() {},
      },
    });
  }, 120_000);

  beforeEach(async () => {
    site.now = Date.now();
    site.sent.length = 0;
    rmSync(join(site.dataDir, 'feeds'), { recursive: true, force: true });
    const tables = [
      'public_listings',
      '_listings_v',
      'listings',
      'feeds',
      'feed_notices',
      'feed_withdrawals',
    ];
    for (const table of [...tables, 'feed_sources'])
      await query(site.payload, sql`delete from ${sql.identifier(table)}`);
  });
  return site;
}
