// @sqlite-only: how a file is taken in; feeds by HTTPS make the same statements on PostgreSQL.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#site/server/env.ts';
import { createMailer } from '#site/server/mail.ts';
import { testPayload } from '#site/testing/payload.ts';
import { createFeedWorker, type FeedWorker } from './feed-worker.ts';
import { problemsEndpoint } from './problems-endpoint.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml } from './testing/feed-xml.ts';
import { feedUploadEndpoint } from './upload-endpoint.ts';

const { handler } = feedUploadEndpoint as Endpoint & {
  handler: (req: PayloadRequest) => Promise<Response>;
};
let payload: PayloadRequest['payload'];
let dataDir: string;
let worker: FeedWorker;

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  const mailer = createMailer({ env: env() });
  worker = createFeedWorker({ payload, mailer, siteUrl: env().siteUrl });
  await seedAgency({ payload, codes: ['XNWXNW'] });
});

const feed = new Uint8Array(feedXml([{ id: 'U1', inner: houseXml() }]));

async function upload({
  role = 'editor',
  origin = env().siteUrl,
  file = new File([feed], 'C:\\feeds\\today.xml') as File | string,
  headers = {},
}: {
  role?: string;
  origin?: string;
  file?: File | string;
  headers?: Record<string, string>;
} = {}) {
  const body = new FormData();
  body.set('file', file);
  const request = new Request('http://test/api/feeds/upload', {
    method: 'POST',
    body,
    headers: { origin, ...headers },
  });
  const user = role ? { id: 1, collection: 'users', role } : null;
  const req = { headers: request.headers, body: request.body, user, payload } as unknown as PayloadRequest;
  const response = await handler(req);
  return { status: response.status, ...((await response.json()) as { message: string; runs?: number[] }) };
}

const received = () => readdirSync(join(dataDir, 'feeds/received'));

describe('uploading a feed', () => {
  it('answers as soon as the file is safe; then it is imported', async () => {
    const answer = await upload();
    expect(answer).toMatchObject({ status: 202, message: 'Importing.' });
    const id = Number(answer.runs?.[0]);
    expect(await payload.findByID({ collection: 'feeds', id })).toMatchObject({ state: 'waiting' });
    const [folder = ''] = received();
    // It names vendors: only the owner of the process can read it.
    const modes = [folder, join(folder, 'feed')].map(
      (path) => statSync(join(dataDir, 'feeds/received', path)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
    await worker.runOnce();
    expect(await payload.findByID({ collection: 'feeds', id })).toMatchObject({
      fileName: 'today.xml',
      origin: 'upload',
      state: 'done',
      created: 1,
    });
    // The same again is on the disk once, and imported again.
    const again = await upload();
    expect(again.runs).not.toEqual(answer.runs);
    expect(received()).toHaveLength(1);
    await worker.runOnce();
    expect(await payload.findByID({ collection: 'feeds', id: Number(again.runs?.[0]) })).toMatchObject({
      state: 'done',
      unchanged: 1,
    });
  });

  it.each([
    [401, { role: '' }],
    [403, { role: 'agent' }],
    [403, { origin: 'https://elsewhere.example' }],
    [403, { origin: '' }],
    [413, { headers: { 'content-length': '203000000' } }],
    [400, { file: 'words instead of a file' }],
  ])('answers %s to %j and changes nothing', async (status, request) => {
    const { totalDocs } = await payload.count({ collection: 'feeds' });
    const answer = await upload(request);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(/\.$/);
    expect((await payload.count({ collection: 'feeds' })).totalDocs).toBe(totalDocs);
  });

  it('says why a file was quarantined', async () => {
    const cut = new File([feed.subarray(0, 300)], 'cut.xml');
    const answer = await upload({ file: cut });
    expect(answer).toMatchObject({ status: 202 });
    await worker.runOnce();
    const run = await payload.findByID({ collection: 'feeds', id: Number(answer.runs?.[0]) });
    expect(run).toMatchObject({ state: 'quarantined' });
    expect(JSON.stringify(run.problems)).toMatch(/send it again/i);
  });

  it('says at once that a zip cannot be opened', async () => {
    const answer = await upload({ file: new File(['PK\x03\x04 and nothing more'], 'today.zip') });
    expect(answer).toMatchObject({ status: 422, message: expect.stringMatching(/today\.zip was refused/) });
    const run = await payload.findByID({ collection: 'feeds', id: Number(answer.runs?.[0]) });
    expect(run).toMatchObject({ state: 'quarantined', fileName: 'today.zip' });
  });
});

describe('the problems of an import', () => {
  const ask = async (id: number, role?: string) => {
    const user = role ? { id: 1, collection: 'users', role } : null;
    try {
      const response = await problemsEndpoint.handler({
        ...{ user, payload, context: {}, routeParams: { id: String(id) }, query: {} },
      } as unknown as PayloadRequest);
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { status: (error as { status?: number }).status, text: '' };
    }
  };

  it('are a CSV file for the vendor, closed to those who see no feeds', async () => {
    const unknown = feedXml([{ id: 'U9', agency: 'NOBODY', inner: houseXml() }]);
    const { runs = [] } = await upload({ file: new File([new Uint8Array(unknown)], 'other.xml') });
    await worker.runOnce();
    const id = Number(runs[0]);
    const { status, text } = await ask(id, 'viewer');
    expect(status).toBe(200);
    expect(text).toMatch(/^Severity,Listing,Line,Problem,Text\r\nError,NOBODY\/U9,.*,NOBODY\r\n$/);
    expect((await ask(id, 'agent')).status).toBe(403);
    expect((await ask(id)).status).toBe(401);
  });
});
