// Costs about 26 s, measured on a busy machine: 63 files through each of six ways in.
// @sqlite-only: PostgreSQL has all its statements from the samples, and from the tests of each way in.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receivePaths } from '#site/features/feeds/intake/receive.ts';
import { pullDue } from '#site/features/feeds/pull/pull-due.ts';
import { loadSource, type Source } from '#site/features/feeds/sources/load-source.ts';
import { seedAgency } from '#site/features/feeds/testing/agency.ts';
import { startTestFtp, streamOf } from '#site/features/feeds/testing/ftp-site.ts';
import { isRefused, sampleCodes, samplePath, samples } from '#site/features/feeds/testing/samples.ts';
import { startVendor } from '#site/features/feeds/testing/vendor-server.ts';
import { feedUploadEndpoint } from '#site/features/feeds/upload-endpoint.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { feedSite } from './testing/feed-site.ts';
import { HOSTILE } from './testing/hostile.ts';

const site = feedSite({ feedHosts: true });
const codes = sampleCodes();
const files: { name: string; bytes: Buffer }[] = [
  ...samples.map((name) => ({ name, bytes: readFileSync(samplePath(name)) })),
  ...HOSTILE.map(([, bytes, name]) => ({ name, bytes })),
].sort((a, b) => (a.name < b.name ? -1 : 1));
const expected = Object.fromEntries(
  files.map(({ name }) => [
    name,
    HOSTILE.some(([, , hostile]) => hostile === name) || isRefused(name) ? 'quarantined' : 'done',
  ]),
);
let outside: string;

beforeAll(async () => {
  await seedAgency({ payload: site.payload, codes: codes.filter((code) => code !== 'XNWXNW') });
  outside = mkdtempSync(join(tmpdir(), 'frontage-ways-'));
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** Sends every file to the source, one after the other; the worker imports them afterwards. */
const WAYS: Record<string, { kind: string; send: (source: Source) => Promise<void> }> = {
  'HTTPS push': {
    kind: 'https',
    async send() {
      for (const { name, bytes } of files)
        await site.post(new Uint8Array(bytes), {
          headers: {
            'content-type': name.endsWith('zip') ? 'application/zip' : 'application/xml',
            'content-disposition': `attachment; filename="${name}"`,
          },
        });
    },
  },
  FTP: {
    kind: 'ftp',
    async send() {
      const ftp = await startTestFtp({ payload: site.payload, now: () => site.now });
      const client = await ftp.signIn();
      // A zip that cannot be opened is refused at once.
      for (const { name, bytes } of files) await client.uploadFrom(streamOf(bytes), name).catch(() => {});
      await ftp.stop();
    },
  },
  'a watched folder': {
    kind: 'folder',
    async send({ key }) {
      const incoming = join(site.dataDir, `feeds/${key}/incoming`);
      mkdirSync(incoming, { recursive: true });
      for (const { name, bytes } of files) {
        writeFileSync(join(incoming, name), bytes);
        utimesSync(join(incoming, name), 1_790_000_000, 1_790_000_000);
      }
      await site.worker.runOnce();
      // Long enough for those that do not look complete.
      site.now += 6 * 60_000;
    },
  },
  'fetching over HTTP': {
    kind: 'pull',
    async send({ id }) {
      const vendor = await startVendor();
      const { payload } = site;
      for (const { name, bytes } of files) {
        vendor.put(name, bytes);
        await query(
          payload,
          sql`update feed_sources set pull_address = ${`${vendor.http}/${name}`}, pull_user = 'us',
              pull_password = ${payload.encrypt(vendor.password)}, pull_due_at = null where id = ${id}`,
        );
        await pullDue({ payload, allowPrivateHosts: true, now: () => site.now });
      }
      await vendor.stop();
    },
  },
  'an upload in the admin': {
    kind: 'https',
    async send({ id }) {
      for (const { name, bytes } of files) {
        const body = new FormData();
        body.set('file', new File([new Uint8Array(bytes)], name));
        const request = new Request('http://x/', { method: 'POST', body });
        request.headers.set('origin', env().siteUrl);
        await feedUploadEndpoint.handler({
          payload: site.payload,
          user: { id: 1, collection: 'users', role: 'editor' },
          headers: request.headers,
          query: { source: String(id) },
          body: request.body,
        } as never);
      }
    },
  },
  'the command': {
    kind: 'https',
    async send(source) {
      for (const { name, bytes } of files) {
        const path = join(outside, name);
        writeFileSync(path, bytes);
        await receivePaths({ payload: site.payload, source, origin: 'command', paths: [path] });
      }
    },
  },
};

describe('the samples of all vendors and the hostile files', () => {
  let first: Awaited<ReturnType<typeof outcome>> | undefined;

  it.each(Object.keys(WAYS))('come to the same through %s', async (way) => {
    const { kind, send } = WAYS[way] as (typeof WAYS)[string];
    const id = await site.makeSource({
      ...{ kind, offices: [], agencyIds: ['XNWXNW', ...codes], pictures: false },
      ...(kind === 'pull' ? { pullAddress: 'https://vendor.example/all.xml' } : {}),
    });
    await send((await loadSource(site.payload, { id })) as Source);
    await site.worker.runOnce();
    const found = await outcome();
    expect(Object.fromEntries(found.reports.map(({ name, state }) => [name, state]))).toEqual(expected);
    expect(found.listings.length).toBeGreaterThan(100);
    first ??= found;
    expect(found).toEqual(first);
  });
});

/** What the report of each file says, and the listings that stand afterwards. */
async function outcome() {
  const reports = await query<Record<string, unknown>>(
    site.payload,
    sql`select file_name, state, created, updated, unchanged, skipped, quarantined, problem_count, problems from feeds`,
  );
  const listings = await query<Record<string, unknown>>(
    site.payload,
    sql`select l.feed_agent_id, l.feed_unique_id, l.status, l.title, l.headline, l.price, l.rent, p.listing is not null as shown
      from listings l left join public_listings p on p.listing = l.id order by 1, 2`,
  );
  return {
    reports: reports
      .map(({ file_name: name, problems, ...figures }) => ({
        ...figures,
        state: String(figures.state),
        name: String(name),
        problems: (jsonOf<{ code: string }[] | null>(problems) ?? []).map(({ code }) => code),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    listings,
  };
}
