// Costs about 3 s beside the start of Payload, on a quiet machine.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { testPayload } from '#site/testing/payload.ts';
import { makeFolder } from '../feed-folders.ts';
import { receiveFile, receivePaths } from '../intake/receive.ts';
import { takeFile } from '../intake/take-file.ts';
import { createFolderWatch } from '../intake/watched-folders.ts';
import { loadSource, type Source } from '../sources/load-source.ts';
import { seedAgency } from '../testing/agency.ts';
import { decideInAdmin, makeFeedSource } from '../testing/feed-source.ts';
import { feedUploadEndpoint } from '../upload-endpoint.ts';
import { importWaiting } from '../waiting-runs.ts';
import { type CsvFileRead, type CsvPreview, csvEndpoints } from './csv-endpoints.ts';
import type { CsvMapping } from './csv-mapping.ts';

let payload: Payload;
let source: Source;

const HEAD = 'Ref,Status,Suburb/Town,State,Street,Asking price,Heading\n';
const row = (ref: string, { status = 'For sale', price = '750000', heading = 'A house' } = {}) =>
  `${ref},${status},Richmond,VIC,Main Road,${price},${heading}\n`;

beforeAll(async () => {
  ({ payload } = await testPayload());
  await seedAgency({ payload, codes: ['XNWXNW'] });
});

beforeEach(async () => {
  for (const collection of ['feeds', 'listings', 'feed-sources'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } });
  const id = await makeFeedSource(payload, { agencyIds: ['XNWXNW'], kind: 'folder' });
  await matchColumns(id, HEAD + row('H1'));
  source = (await loadSource(payload, { id })) as Source;
});

describe('the columns of a source', () => {
  it('are guessed, tried on the first rows and saved', async () => {
    const file = `${HEAD}${row('H1')}${row('H2', { status: 'Mystery', price: 'lots' })}`;
    const read = (await call('read', source.id, { body: file })).body as CsvFileRead;
    expect(read).toMatchObject({ count: 2, codes: ['XNWXNW'], headings: HEAD.trim().split(',') });
    const preview = (await call('preview', source.id, { json: { mapping: read.mapping, rows: read.rows } }))
      .body as CsvPreview;
    expect(preview.problem).toBeNull();
    expect(preview.rows.map(({ title, isLeftOut }) => [title, isLeftOut])).toEqual([
      ['Main Road, Richmond VIC', false],
      ['Row 3', true],
    ]);
    expect(preview.rows[1]?.problems[0]).toContain('“Mystery” is not matched');
    expect(await numbers()).toEqual([]);
  });

  it('are saved by admins only, and only when they can work', async () => {
    const mapping = source.csv as CsvMapping;
    expect((await call('save', source.id, { json: { mapping }, role: 'editor' })).status).toBe(403);
    expect((await call('save', source.id, { json: { mapping }, role: 'agent' })).status).toBe(403);
    const answer = await call('save', source.id, { json: { mapping: { ...mapping, fixed: {} } } });
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('agency code') } });
    expect((await call('read', source.id, { body: 'Ref\0' })).body).toMatchObject({
      message: expect.stringContaining('not a text file'),
    });
    const rest = await payload.update({
      collection: 'feed-sources',
      id: source.id,
      data: { csvColumns: { columns: [] } } as never,
      overrideAccess: false,
      user: { id: 1, collection: 'users', role: 'admin' } as never,
    });
    expect(rest.csvColumns).toEqual(mapping);
  });
});

describe('a CSV file goes through the one intake', () => {
  it('by upload, HTTPS, FTP, watched folder, fetch and command', async () => {
    const bytes = (ref: string) => Buffer.from(HEAD + row(ref));
    const pieces = async function* (ref: string) {
      yield bytes(ref);
    };
    const form = new FormData();
    form.set('file', new Blob([bytes('UPLOAD')]), 'today.csv');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = (await feedUploadEndpoint.handler({
      ...staff('editor', request.headers),
      query: { source: String(source.id) },
      body: request.body,
    } as never)) as Response;
    expect(answer.status).toBe(202);
    const from = { payload, source };
    await receiveFile({ ...from, origin: 'https', name: 'today.csv', pieces: pieces('HTTPS') });
    for (const origin of ['ftp', 'pull'] as const)
      await takeFile({ ...from, origin, name: 'TODAY.CSV', pieces: pieces(origin), now: Date.now() });
    const incoming = join(env().dataDir, 'feeds/riverside/incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'today.csv'), bytes('FOLDER'));
    let now = Date.now();
    const watch = createFolderWatch({ payload, now: () => now });
    await watch.look();
    now += 11_000;
    await watch.look();
    const { path } = await makeFolder('working');
    await writeFile(join(path, 'command.csv'), bytes('COMMAND'));
    await receivePaths({ ...from, origin: 'command', paths: [path] });
    await importAll();
    expect(await numbers()).toEqual(['COMMAND', 'FOLDER', 'HTTPS', 'UPLOAD', 'ftp', 'pull']);
    expect(await reports()).toEqual(Array(6).fill(['done', 1, 0]));
  });

  it('is set aside with a sentence when its headings changed, and changes nothing', async () => {
    await send(HEAD + row('H1'));
    await send(HEAD.replace('Asking price', 'Price from') + row('H1', { price: '1' }));
    const [, changed] = await runs();
    expect(changed?.state).toBe('quarantined');
    expect(changed?.problems?.[0]?.message).toContain('“Asking price”');
    const { docs } = await payload.find({ collection: 'listings' });
    expect(docs.map(({ price }) => price)).toEqual([750000]);
  });

  it('without a source, or of a source nobody matched, is set aside', async () => {
    const file = { name: 'a.csv', pieces: [Buffer.from(HEAD + row('H1'))] as never };
    await receiveFile({ payload, origin: 'upload', ...file });
    await importAll();
    expect((await runs())[0]).toMatchObject({
      state: 'quarantined',
      problems: [{ code: 'no-columns-matched' }],
    });
  });

  it('that would take most listings off the market is held', async () => {
    await payload.update({
      collection: 'feed-sources',
      id: source.id,
      data: { missing: 'withdraw', holdListings: 2, holdPercent: 10 } as never,
    });
    source = (await loadSource(payload, { id: source.id })) as Source;
    await send(HEAD + ['A', 'B', 'C', 'D', 'E', 'F'].map((ref) => row(ref)).join(''));
    await send(HEAD + row('A') + row('B') + row('C'));
    expect((await runs()).map(({ state }) => state)).toEqual(['done', 'held']);
    const { totalDocs } = await payload.count({
      collection: 'listings',
      where: { status: { equals: 'current' } },
    });
    expect(totalDocs).toBe(6);
  });

  it('that waited for a person counts as of the day it came, not of the day it was approved', async () => {
    await payload.update({
      collection: 'feed-sources',
      id: source.id,
      data: { missing: 'withdraw', holdListings: 2, holdPercent: 10 } as never,
    });
    source = (await loadSource(payload, { id: source.id })) as Source;
    const all = (price: string) =>
      HEAD + ['A', 'B', 'C', 'D', 'E', 'F'].map((ref) => row(ref, { price })).join('');
    await send(all('750000'));
    await send(HEAD + row('A', { price: '1' }) + row('B') + row('C'));
    const held = (await runs())[1] as unknown as { id: number };
    await query(payload, sql`update feeds set created_at = '2026-11-01T00:00:00.000Z' where id = ${held.id}`);
    await send(all('800000'));
    expect(await decideInAdmin(payload, held.id, 'apply')).toBe(200);
    await importAll();
    const { docs } = await payload.find({ collection: 'listings', pagination: false });
    expect(docs.map(({ status, price }) => [status, price])).toEqual(Array(6).fill(['current', 800000]));
  });

  it('may be called .txt, where the columns of its source are matched', async () => {
    const pieces = async function* () {
      yield Buffer.from(HEAD + row('TEXT'));
    };
    const file = { payload, origin: 'ftp' as const, name: 'LISTINGS.TXT', pieces: pieces(), now: Date.now() };
    await takeFile({ ...file, source });
    await importAll();
    expect(await numbers()).toEqual(['TEXT']);
    const { csv: _, ...unmatched } = source;
    await takeFile({ ...file, pieces: pieces(), source: unmatched });
    expect(await runs()).toHaveLength(1);
  });

  it('leaves an edit by staff until the file says something new', async () => {
    await send(HEAD + row('H1'));
    const { docs } = await payload.find({ collection: 'listings' });
    await payload.update({
      collection: 'listings',
      id: Number(docs[0]?.id),
      data: { headline: 'Ours' },
    });
    await send(HEAD + row('H1', { price: '760000' }));
    const [listing] = (await payload.find({ collection: 'listings' })).docs;
    expect(listing).toMatchObject({ headline: 'Ours', price: 760000 });
  });
});

const staff = (role: string, headers = new Headers()) => {
  headers.set('origin', env().siteUrl);
  return { payload, user: { id: 1, collection: 'users', role }, headers, query: {} };
};

async function call(
  what: 'read' | 'preview' | 'save',
  id: number,
  { json, body, role = 'admin' }: { json?: object; body?: string; role?: string },
) {
  const endpoint = csvEndpoints.find(({ path }) => path.endsWith(what === 'save' ? 'csv-columns' : what));
  const response = (await endpoint?.handler({
    ...staff(role),
    routeParams: { id: String(id) },
    body: body === undefined ? undefined : new Response(body).body,
    json: async () => json,
  } as never)) as Response;
  return { status: response.status, body: await response.json() };
}

async function matchColumns(id: number, file: string): Promise<void> {
  const { mapping } = (await call('read', id, { body: file })).body as CsvFileRead;
  const answer = await call('save', id, { json: { mapping: { ...mapping, fixed: { agentID: 'XNWXNW' } } } });
  expect(answer.status).toBe(200);
}

async function send(text: string): Promise<void> {
  const pieces = async function* () {
    yield Buffer.from(text);
  };
  await receiveFile({ payload, source, origin: 'https', name: 'listings.csv', pieces: pieces() });
  await importAll();
}

async function importAll(): Promise<void> {
  for (const { finished } of await importWaiting({ payload })) await finished;
}

const runs = async () =>
  (await payload.find({ collection: 'feeds', sort: 'id', pagination: false })).docs as unknown as {
    state: string;
    created: number;
    problemCount: number;
    problems?: { code: string; message: string }[];
  }[];
const reports = async () =>
  (await runs()).map(({ state, created, problemCount }) => [state, created, problemCount]);
const numbers = async () =>
  (await payload.find({ collection: 'listings', pagination: false })).docs
    .map(({ feedUniqueId }) => feedUniqueId)
    .sort();
