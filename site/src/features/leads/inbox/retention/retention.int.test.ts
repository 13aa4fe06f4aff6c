import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Endpoint, Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { personSetup } from '#site/features/personal-data/personal-data.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { signText } from '#site/server/signed-token.ts';
import { unzip } from '#site/server/testing/unzip.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { leadFolder } from '../../attachments/attachment-folders.ts';
import { answerOf, staffRequest, storeLead } from '../../testing/stored-leads.ts';
import { deleteLeads } from './delete-leads.ts';
import { deleteOldLeads, startLeadRetention } from './delete-old-leads.job.ts';
import { forgetSignedLinks } from './forget-signed-links.ts';
import * as endpoints from './person-endpoints.ts';

const personExportEndpoint = endpoints.personExportEndpoint(personSetup);
const eraseEndpoint = endpoints.eraseEndpoint(personSetup);

let payload: Payload;
let dataDir: string;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
});
beforeEach(async () => {
  await emptyTables(payload, 'deliveries', 'leads');
});
afterEach(() => vi.restoreAllMocks());

const keepFor = (keepMonths: number | null) =>
  payload.updateGlobal({ slug: 'lead-handling', data: { keepMonths } });
const kept = async () => {
  const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0, pagination: false });
  return docs.map(({ name }) => name);
};
const deliveryCount = async () => (await payload.count({ collection: 'deliveries' })).totalDocs;

describe('leads past their time', () => {
  const at = Date.parse('2026-03-31T10:00:00Z');

  it('are deleted with their messages, and no others', async () => {
    await keepFor(1);
    await storeLead(payload, { name: 'old', createdAt: '2026-02-28T09:59:59.000Z' });
    await storeLead(payload, { name: 'young', createdAt: '2026-02-28T10:00:01.000Z' });
    expect(await deleteOldLeads({ payload, at })).toBe(1);
    expect(await kept()).toEqual(['young']);
    expect(await deliveryCount()).toBe(1);
    expect(await deleteOldLeads({ payload, at })).toBe(0);
  });

  it('are kept while no time is set', async () => {
    await keepFor(null);
    await storeLead(payload, { name: 'old', createdAt: '2000-01-01T00:00:00.000Z' });
    expect(await deleteOldLeads({ payload, at })).toBe(0);
    expect(await kept()).toEqual(['old']);
  });

  it('go in groups, however many there are', async () => {
    await keepFor(12);
    for (let count = 0; count < 120; count += 1)
      await storeLead(payload, { createdAt: '2025-01-01T00:00:00.000Z' });
    expect(await deleteOldLeads({ payload, at })).toBe(120);
    expect(await deliveryCount()).toBe(0);
  });

  it('may be deleted by somebody else at the same time', async () => {
    const id = await storeLead(payload);
    const other = await storeLead(payload);
    await payload.delete({ collection: 'leads', id });
    expect(await deleteLeads({ payload, ids: [id, other] })).toBe(1);
    expect(await kept()).toEqual([]);
  });

  it('are looked for by a started job, until it is stopped', async () => {
    await keepFor(1);
    await storeLead(payload, { name: 'old', createdAt: '2020-01-01T00:00:00.000Z' });
    const stop = startLeadRetention({ payload, now: () => at, firstMs: 0 });
    await expect.poll(kept, { timeout: 5000 }).toEqual([]);
    await stop();
  });

  it.each([0, -1, 2.5, 241])('cannot be set to %s months', async (months) => {
    await expect(keepFor(months)).rejects.toThrow(/Delete leads after/);
  });
});

it('forgets the signed links of visitors that were stored with a lead', async () => {
  const token = signText({ secret: 'secret', purpose: 'appointment', text: 'eyJkYXRhIjoxfQ' });
  const dotted = `/buy?utm_content=v1.${'a'.repeat(50)}`;
  const [old, odd] = [await storeLead(payload), await storeLead(payload)];
  await query(
    payload,
    sql`update leads set page = ${`/alerts/manage?t=${token}&page=2`},
      source = ${JSON.stringify({ landing: `/appraisals/${token}`, gclid: 'Cj0' })} where id = ${old}`,
  );
  await query(payload, sql`update leads set page = ${dotted}, source = null where id = ${odd}`);
  const { id: zoe } = await payload.create({
    collection: 'newsletter-subscribers',
    data: {
      ...{ email: 'signed@example.com', state: 'confirmed', consentedAt: '2026-11-01T00:00:00.000Z' },
      page: `/vendor-report?t=${token}`,
    },
  });
  const stop = startLeadRetention({ payload, firstMs: 0 });
  const stored = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });
  await expect.poll(async () => (await stored(old)).page).toBe('/alerts/manage?t=…&page=2');
  await stop();
  expect((await stored(old)).source).toEqual({ landing: '/appraisals/…', gclid: 'Cj0' });
  expect(await stored(odd)).toMatchObject({ page: dotted, source: null });
  expect(await payload.findByID({ collection: 'newsletter-subscribers', id: zoe })).toMatchObject({
    page: '/vendor-report?t=…',
  });
  expect(await forgetSignedLinks(payload)).toBe(0);
});

describe('one person’s data', () => {
  const ask = ({
    endpoint,
    email = 'Zoe@Example.com ',
    person = { role: 'admin' },
    headers,
  }: {
    endpoint: Endpoint;
    email?: unknown;
    person?: { role: 'admin' | 'editor' | 'agent' } | null;
    headers?: Record<string, string>;
  }) =>
    answerOf(() =>
      endpoint.handler(staffRequest({ payload, person: person ?? undefined, body: { email }, headers })),
    );

  it('is given out whole, and nobody else’s', async () => {
    const noted = vi.spyOn(log, 'info');
    await storeLead(payload, { name: 'Zoë, first' });
    await storeLead(payload, { name: 'Zoë, second' });
    await storeLead(payload, { name: 'Somebody else', email: 'other@example.com' });
    const { status, headers, bytes } = await ask({ endpoint: personExportEndpoint });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="person.zip"');
    const files = await unzip(bytes);
    expect([...files.keys()]).toEqual(['person.json']);
    const text = String(files.get('person.json'));
    const { leads } = JSON.parse(text);
    expect(leads).toMatchObject([
      { name: 'Zoë, first', answers: [{ label: 'Message' }], deliveries: [{ kind: 'notice' }] },
      { name: 'Zoë, second' },
    ]);
    expect(text).not.toContain('token');
    expect(noted).toHaveBeenCalledWith({ staff: 1 }, expect.any(String));
    expect(JSON.stringify(noted.mock.calls).toLowerCase()).not.toContain('zo');
  });

  it('comes with the pictures, but for those the disk has lost', async () => {
    const reference = 'FR-PERSEN';
    const folder = leadFolder({ dataDir, reference });
    await mkdir(folder, { recursive: true });
    for (const name of ['picture-1.jpg', 'picture-3.png'])
      await writeFile(join(folder, name), `bytes of ${name}`);
    await storeLead(payload, {
      reference,
      attachments: ['picture-1.jpg', 'picture-2.jpg', 'picture-3.png'],
    });
    await storeLead(payload, { email: 'other@example.com', attachments: ['picture-1.jpg'] });
    const files = await unzip((await ask({ endpoint: personExportEndpoint })).bytes);
    expect([...files.keys()]).toEqual(['person.json', 'FR-PERSEN/picture-1.jpg', 'FR-PERSEN/picture-3.png']);
    expect(String(files.get('FR-PERSEN/picture-3.png'))).toBe('bytes of picture-3.png');
    expect(JSON.parse(String(files.get('person.json'))).leads[0].attachments).toHaveLength(3);
    await rm(folder, { recursive: true });
  });

  it('is erased for good, and nobody else’s', async () => {
    const noted = vi.spyOn(log, 'info');
    await storeLead(payload, {});
    await storeLead(payload, { name: 'Somebody else', email: 'other@example.com' });
    const { status, text } = await ask({ endpoint: eraseEndpoint });
    expect([status, JSON.parse(text)]).toEqual([200, { deleted: [{ what: 'lead', count: 1 }], stays: [] }]);
    expect(await kept()).toEqual(['Somebody else']);
    expect(await deliveryCount()).toBe(1);
    expect(noted).toHaveBeenCalledWith(
      { staff: 1, deleted: [{ what: 'lead', count: 1 }] },
      expect.any(String),
    );
    expect(JSON.stringify(noted.mock.calls).toLowerCase()).not.toContain('zoe@');
    const left = await unzip((await ask({ endpoint: personExportEndpoint })).bytes);
    expect(JSON.parse(String(left.get('person.json'))).leads).toEqual([]);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { place: { equals: 'Personal data' } },
      sort: '-id',
      limit: 2,
    });
    expect(docs.map(({ author, changes }) => [author, changes])).toEqual([
      ['Ada', [{ field: 'person', label: 'Exported' }]],
      ['Ada', [{ field: 'person', label: 'Deleted' }]],
    ]);
    expect(JSON.stringify(docs).toLowerCase()).not.toContain('zoe');
  });

  describe.each([
    ['export', personExportEndpoint],
    ['erasure', eraseEndpoint],
  ])('%s', (_, endpoint) => {
    it.each([
      ['a visitor', { person: null }, 401],
      ['an editor', { person: { role: 'editor' } as const }, 403],
      ['an agent', { person: { role: 'agent' } as const }, 403],
      ['a page of another site', { headers: { origin: 'https://evil.example' } }, 403],
      ['half an address', { email: 'zoe' }, 400],
      ['no address', { email: { like: '@' } }, 400],
    ])('is refused to %s', async (_who, asked, status) => {
      await storeLead(payload, {});
      expect((await ask({ endpoint, ...asked })).status).toBe(status);
      expect(await kept()).toHaveLength(1);
    });
  });
});
