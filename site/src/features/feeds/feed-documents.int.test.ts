import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadListing } from '#site/features/listings/page/load-listing.ts';
import { query } from '#site/server/database.ts';
import { pdfBytes } from '#site/server/testing/pdf.ts';
import { testPayload } from '#site/testing/payload.ts';
import type { FeedRun } from './feed-run.ts';
import { FETCH_LIMITS } from './fetch-picture.ts';
import { importFeed } from './import-feed.ts';
import { seedAgency } from './testing/agency.ts';
import { feedXml, houseXml } from './testing/feed-xml.ts';
import type { PictureServer } from './testing/picture-server.ts';
import { startPictureServer } from './testing/picture-server.ts';

let payload: Payload;
let dataDir: string;
let server: PictureServer;
/** What the server answers, by path. */
const files = new Map<string, Buffer>();

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  await seedAgency({ payload, codes: ['XNWXNW'] });
  // Documents that can be put back would stay on the disk.
  await payload.updateGlobal({ slug: 'feed-settings', data: { keepChangesDays: 0 } });
  server = await startPictureServer((request, response) => {
    const bytes = files.get(request.url ?? '');
    if (!bytes) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/plain' }).end(bytes);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
  await payload.delete({ collection: 'property-documents', where: { id: { exists: true } } });
  files.clear();
  server.asked.length = 0;
  for (const [name, words] of [
    ['soi', 'Statement'],
    ['brochure', 'Brochure'],
    ['flyer', 'Flyer'],
  ]) {
    files.set(`/${name}.pdf`, pdfBytes(String(words)));
  }
});

async function take(inner: string, { hour = 9, picturesDir }: { hour?: number; picturesDir?: string } = {}) {
  const modTime = `2026-11-01-${String(hour).padStart(2, '0')}:00:00`;
  const bytes = feedXml([{ id: 'D1', inner: houseXml(inner), modTime }]);
  const { finished } = await importFeed({
    payload,
    source: { name: 'feed.xml', bytes, picturesDir },
    origin: 'command',
    fetchLimits: { ...FETCH_LIMITS, allowPrivateHosts: true, timeoutMs: 20_000 },
  });
  const [run] = await finished;
  return run as FeedRun;
}

const document = (id: number, title: string, path: string) =>
  `<document id="${id}" title="${title}" ${path ? `url="${server.url(path)}"` : ''} format="pdf"/>`;
const objects = (inner: string) => `<objects>${inner}</objects>`;
const statement = (path: string) =>
  `<media>${path ? `<attachment usage="statementOfInformation" url="${server.url(path)}"/>` : ''}</media>`;

async function listing({ draft = false } = {}) {
  const { docs } = await payload.find({ collection: 'listings', depth: 0, draft });
  return docs[0] ?? expect.fail('no listing');
}

/** The listing's documents without what a database adds to them. */
const documents = async (options?: { draft?: boolean }) =>
  (await listing(options)).documents?.map(({ kind, title, file, address }) => ({
    kind,
    title: title ?? null,
    file: file ? 'kept' : null,
    address: address ?? null,
  }));

/** What visitors may know of them. */
async function onPage() {
  const found = await loadListing(payload, (await listing()).id);
  return found && 'listing' in found ? found.listing : expect.fail('not public');
}

const kept = { file: 'kept', address: null };

describe('documents of a feed', () => {
  it('are fetched and kept; the page has those for everybody and knows of the brochure', async () => {
    const run = await take(
      objects(
        document(1, 'Property brochure', '/brochure.pdf') + document(2, 'Section 32 contract', '/flyer.pdf'),
      ) + statement('/soi.pdf'),
    );
    expect(run).toMatchObject({ state: 'done', problemCount: 0, imagesFetched: 0 });
    const all = [
      { kind: 'brochure', title: 'Property brochure', ...kept },
      { kind: 'contract', title: 'Section 32 contract', ...kept },
      { kind: 'statement-of-information', title: null, ...kept },
    ];
    expect(await documents()).toEqual(all);
    expect(await documents({ draft: true })).toEqual(all);
    const { id } = await listing();
    expect(await onPage()).toMatchObject({
      hasBrochure: true,
      documents: [
        {
          kind: 'statement-of-information',
          title: 'Statement of Information',
          href: expect.stringMatching(new RegExp(`^/documents/${id}/\\d+$`)),
        },
      ],
    });
  });

  it('come beside the feed and inside it too', async () => {
    await writeFile(join(dataDir, 'beside.pdf'), pdfBytes('Beside'));
    const inline = pdfBytes('Inside').toString('base64');
    const run = await take(
      objects(
        `<document id="1" title="Flyer" file="beside.pdf"/><document id="2" title="Brochure">${inline}</document>`,
      ),
      { picturesDir: dataDir },
    );
    expect(run.problems).toEqual([]);
    expect(await documents()).toEqual([
      { kind: 'brochure', title: 'Flyer', ...kept },
      { kind: 'brochure', title: 'Brochure', ...kept },
    ]);
  });

  it('are also the PDFs among its further links; the tour is the first of the others', async () => {
    await take(
      `<externalLink href="${server.url('/brochure.pdf')}"/><externalLink href="https://tour.example/1"/>`,
    );
    expect((await listing()).tourUrl).toBe('https://tour.example/1');
    expect(await documents()).toEqual([{ kind: 'brochure', title: 'brochure', ...kept }]);
    await take('<externalLink href="https://tour.example/1"/>', { hour: 10 });
    expect(await documents()).toEqual([]);
  });

  it('are taken away with their slot, the statement with its list; what a message does not name stays', async () => {
    await take(objects(document(1, 'Brochure', '/brochure.pdf')) + statement('/soi.pdf'));
    await take('', { hour: 10 });
    expect(await documents()).toHaveLength(2);
    await take(objects(document(1, '', '')) + statement(''), { hour: 11 });
    expect(await documents()).toEqual([]);
    expect(await onPage()).toMatchObject({ hasBrochure: false, documents: [] });
  });

  it('are fetched once while nothing about them changes', async () => {
    const inner = objects(document(1, 'Brochure', '/brochure.pdf'));
    await take(inner);
    await take(inner, { hour: 10 });
    expect(server.asked).toEqual(['/brochure.pdf']);
    expect((await payload.count({ collection: 'property-documents' })).totalDocs).toBe(1);
  });
});

describe('a document that no listing has any more', () => {
  it('goes with a later import, and its file with it; one that staff added stays', async () => {
    const data = pdfBytes('Ours');
    await payload.create({
      collection: 'property-documents',
      data: {},
      file: { data, mimetype: 'application/pdf', name: 'ours.pdf', size: data.length },
    });
    await take(objects(document(1, 'Brochure', '/brochure.pdf') + document(2, 'Flyer', '/flyer.pdf')));
    const before = (await readdir(join(dataDir, 'documents'))).length;
    await take(objects(document(1, '', '')), { hour: 10 });
    await query(payload, sql`update property_documents set created_at = '2020-01-01T00:00:00.000Z'`);
    await take(objects(''), { hour: 11 });
    expect(await documents()).toEqual([{ kind: 'brochure', title: 'Flyer', ...kept }]);
    expect((await payload.count({ collection: 'property-documents' })).totalDocs).toBe(2);
    expect((await readdir(join(dataDir, 'documents'))).length).toBe(before - 1);
  });
});

describe('a document that cannot be taken', () => {
  it.each([
    ['that is not there', '/none.pdf', /answered with 404/],
    ['that is no PDF', '/page.pdf', /is not a PDF/],
    ['that is too large', '/large.pdf', /larger than 20 MB/],
  ])('one %s is a line in the report, and the listing stands', async (_, path, message) => {
    files.set('/page.pdf', Buffer.from('<html>%PDF</html>'));
    files.set('/large.pdf', pdfBytes('x'.repeat(20_000_000)));
    const run = await take(objects(document(1, 'Brochure', path)));
    expect(run).toMatchObject({
      state: 'done',
      created: 1,
      problems: [
        {
          code: 'document-not-taken',
          severity: 'warning',
          element: 'document 1',
          message: expect.stringMatching(message),
        },
      ],
    });
    expect(await documents()).toEqual([]);
    expect(await onPage()).toMatchObject({ hasBrochure: false });
  });

  it('is not looked for on a private network', async () => {
    const bytes = feedXml([{ id: 'D1', inner: houseXml(objects(document(1, 'Brochure', '/brochure.pdf'))) }]);
    const { finished } = await importFeed({
      payload,
      source: { name: 'feed.xml', bytes },
      origin: 'command',
    });
    const [run] = await finished;
    expect(run?.problems).toMatchObject([{ message: expect.stringContaining('private network') }]);
    expect(server.asked).toEqual([]);
  });

  it('stands on the page at its sender’s address when the law wants it there, until it can be taken', async () => {
    files.delete('/soi.pdf');
    await take(statement('/soi.pdf'));
    expect(await onPage()).toMatchObject({ documents: [{ href: server.url('/soi.pdf') }] });
    files.set('/soi.pdf', pdfBytes('Statement'));
    await take(statement('/soi.pdf'), { hour: 10 });
    expect(await onPage()).toMatchObject({
      documents: [{ href: expect.stringMatching(/^\/documents\//) }],
    });
  });
});

describe('what staff do about documents', () => {
  const edit = async (change: (rows: Awaited<ReturnType<typeof listing>>['documents']) => unknown) => {
    const { id, documents: rows } = await listing();
    await payload.update({ collection: 'listings', id, data: { documents: change(rows) as never } });
  };

  it('stands: a title of theirs, a document of theirs, and one they took out', async () => {
    const inner =
      objects(document(1, 'Brochure', '/brochure.pdf') + document(2, 'Other flyer', '/flyer.pdf')) +
      statement('/soi.pdf');
    await take(inner);
    const own = { kind: 'brochure', title: 'Ours', address: 'https://files.example/ours.pdf' };
    await edit((rows) => [
      own,
      ...(rows ?? [])
        .filter(({ title }) => title !== 'Other flyer')
        .map((row) => ({ ...row, title: 'By us' })),
    ]);
    const mine = [
      { ...own, file: null },
      { kind: 'brochure', title: 'By us', ...kept },
      { kind: 'statement-of-information', title: 'By us', ...kept },
    ];
    files.set('/new.pdf', pdfBytes('New'));
    await take(inner, { hour: 10 });
    expect(await documents()).toEqual(mine);
    await take(objects(document(3, 'New plan: floor plan', '/new.pdf')), { hour: 11 });
    expect(await documents()).toEqual([
      ...mine,
      { kind: 'floor-plan', title: 'New plan: floor plan', ...kept },
    ]);
  });

  it('is checked: a PDF, by what it holds, or a whole address', async () => {
    const upload = (data: Buffer) =>
      payload.create({
        collection: 'property-documents',
        data: {},
        file: { data, mimetype: 'application/pdf', name: 'Vendor Smith.pdf', size: data.length },
      });
    await expect(upload(Buffer.from('MZ no PDF'))).rejects.toThrow(/PDF/i);
    expect(await upload(pdfBytes('Ours'))).toMatchObject({
      filename: expect.stringMatching(/^[0-9a-f]{16}\.pdf$/),
      name: 'Vendor Smith.pdf',
    });
    await take('');
    await expect(edit(() => [{ kind: 'brochure' }])).rejects.toThrow(/Documents/);
    await expect(edit(() => [{ kind: 'brochure', address: 'javascript:alert(1)' }])).rejects.toThrow(
      /Documents/,
    );
  });
});
