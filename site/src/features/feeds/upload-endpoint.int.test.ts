import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Endpoint, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '#site/feed-wiring.ts';
import { env } from '#site/server/env.ts';
import { testPayload } from '#site/testing/payload.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml } from './testing/feed-xml.ts';
import { feedUploadEndpoint } from './upload-endpoint.ts';

const { handler } = feedUploadEndpoint(importFeed) as Endpoint & {
  handler: (req: PayloadRequest) => Promise<Response>;
};
let payload: PayloadRequest['payload'];

beforeAll(async () => {
  ({ payload } = await testPayload());
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

const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('frontage-upload-')).length;

describe('uploading a feed', () => {
  it('imports it, says what came of it, and keeps a report but not the file', async () => {
    const before = leftovers();
    const answer = await upload();
    expect(answer).toMatchObject({ status: 200, message: '1 new' });
    const run = await payload.findByID({ collection: 'feeds', id: Number(answer.runs?.[0]) });
    expect(run).toMatchObject({ fileName: 'today.xml', origin: 'upload', created: 1 });
    await expect.poll(leftovers).toBe(before);
  });

  it.each([
    [401, { role: '' }],
    [403, { role: 'agent' }],
    [403, { origin: 'https://elsewhere.example' }],
    [403, { origin: '' }],
    [413, { headers: { 'content-length': '200020000' } }],
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
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.message).toMatch(/Quarantined.*send it again/i);
  });
});
