import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROCHURE_VALID_MS } from '#site/features/leads/brochure/brochure-link.ts';
import { DocumentListingCell } from '#site/features/listings/admin/document-listing-cell.tsx';
import { query } from '#site/server/database.ts';
import { pdfBytes } from '#site/server/testing/pdf.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

let site: Awaited<ReturnType<typeof testSite>>;
let path: string;
let listing: number;
const files: Record<'brochure' | 'statement' | 'contract', number> = {
  brochure: 0,
  statement: 0,
  contract: 0,
};

beforeAll(async () => {
  site = await testSite({ limits: false });
});

beforeEach(async () => {
  const { payload } = site;
  for (const collection of ['leads', 'listings', 'property-documents'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } });
  }
  for (const name of ['brochure', 'statement', 'contract'] as const) {
    const data = pdfBytes(name);
    const file = { data, mimetype: 'application/pdf', name: `${name}.pdf`, size: data.length };
    files[name] = (await payload.create({ collection: 'property-documents', data: {}, file })).id;
  }
  const made = await payload.create({
    collection: 'listings',
    data: {
      ...{ status: 'current', method: 'buy', category: 'residential', _status: 'published' },
      ...{ streetNumber: '12', street: 'Example Street', suburb: 'Newtown', state: 'NSW', postcode: '2042' },
      documents: [
        { kind: 'contract', title: 'Contract', file: files.contract },
        { kind: 'brochure', file: files.brochure },
        { kind: 'statement-of-information', file: files.statement },
      ],
    },
  });
  listing = made.id;
  path = `/property/newtown-nsw-2042/example-street/${listing}`;
  path = (await site.get(path)).location ?? path;
});

it('are listed for staff with the listing that they belong to', async () => {
  const { payload } = site;
  const cellOf = async (id: number) =>
    renderToStaticMarkup(await DocumentListingCell({ payload, rowData: { id } }));
  expect(await cellOf(files.brochure)).toBe(
    `<span><a href="/admin/collections/listings/${listing}">12 Example Street, Newtown, NSW</a></span>`,
  );
  await change({ documents: [] });
  expect(await cellOf(files.brochure)).toBe('–');
});

const change = (data: object) => site.payload.update({ collection: 'listings', id: listing, data });

async function ask({ json = true, about = listing }: { json?: boolean; about?: number } = {}) {
  const response = await fetch(`${site.address}/forms/brochure-request?property_id=${about}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: json ? 'application/json' : 'text/html' },
    body: new URLSearchParams({
      ...{ name: 'Zoë Byron', email: 'zoe@example.com', phone: '0400 000 000' },
      ...{ property_id: String(about), _ticket: site.leads.formToken('brochure-request') },
    }),
  });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

/** The address that somebody who asks is given. */
async function askedFor(): Promise<string> {
  const { text } = await ask();
  return (JSON.parse(text) as { download?: { href: string } }).download?.href ?? expect.fail(text);
}

const fetchFile = async (href: string, init?: RequestInit) => {
  const response = await fetch(site.address + href, { redirect: 'manual', ...init });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('the documents on a listing’s page', () => {
  it('are those for everybody, and a way to ask for the brochure', async () => {
    const { text } = await site.get(path);
    expect(text).toContain(`href="/documents/${listing}/${files.statement}"`);
    expect(text).toMatch(/Statement of Information \(PDF, [\d.,]+ (bytes|kB|KB|MB)\)/);
    expect(text).toContain(`href="/forms/brochure-request?property_id=${listing}"`);
    expect(text).not.toContain(`/documents/${listing}/${files.brochure}`);
    expect(text).not.toContain(`/documents/${listing}/${files.contract}`);
  });

  it('open in the browser, under a name that says what they are', async () => {
    const { status, headers, bytes } = await fetchFile(`/documents/${listing}/${files.statement}`);
    expect(status).toBe(200);
    expect(bytes.equals(pdfBytes('statement'))).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="statement-of-information-12-example-street-newtown-nsw-2042.pdf"',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
    });
    const head = await fetchFile(`/documents/${listing}/${files.statement}`, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  it.each([
    ['the brochure', () => `${listing}/${files.brochure}`],
    ['a contract', () => `${listing}/${files.contract}`],
    ['what is on another listing', () => `${listing + 1}/${files.statement}`],
    ['what there is not', () => `${listing}/999999`],
    ['a name', () => `${listing}/statement.pdf`],
    ['a path', () => `${listing}/..%2F..%2Fsecrets.json`],
  ])('are nothing else: not %s', async (_, address) => {
    expect((await fetchFile(`/documents/${address()}`)).status).toBe(404);
  });

  it('go with their listing', async () => {
    await change({ status: 'withdrawn' });
    expect((await fetchFile(`/documents/${listing}/${files.statement}`)).status).toBe(404);
  });

  it('are never served by the name of their file', async () => {
    const [row] = await query(site.payload, sql`select filename from property_documents limit 1`);
    for (const place of ['/media/', '/media/..%2fdocuments%2f', '/documents/', '/property-documents/']) {
      expect((await fetchFile(place + String(row?.filename))).status, place).toBe(404);
    }
  });
});

describe('the brochure', () => {
  it('is given to one who asked for it: to be saved, and kept by nobody on the way', async () => {
    const href = await askedFor();
    const { status, headers, bytes } = await fetchFile(href);
    expect([status, bytes.equals(pdfBytes('brochure'))]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': 'attachment; filename="brochure-12-example-street-newtown-nsw-2042.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('is linked from the thanks without JavaScript, and from the visitor’s email', async () => {
    const { status, location } = await ask({ json: false });
    expect(status).toBe(303);
    const href = /href="(\/brochures\/[^"]+)"/.exec((await site.get(location ?? '')).text)?.[1] ?? '';
    expect((await fetchFile(href)).status).toBe(200);
    site.mails.length = 0;
    while ((await site.leads.worker.runOnce()) > 0);
    const mail = site.mails.find(({ to }) => to.some(({ address }) => address === 'zoe@example.com'));
    expect(mail?.text).toContain(`Download the brochure: ${TEST_SITE_URL}${href}`);
    expect(mail?.html).toContain(`href="${TEST_SITE_URL}${href}"`);
    const others = site.mails.filter((each) => each !== mail);
    for (const { text } of others) expect(text).not.toContain('/brochures/');
  });

  it('may lie on another website', async () => {
    await change({ documents: [{ kind: 'brochure', address: 'https://files.example.com/a.pdf' }] });
    const { status, headers } = await fetchFile(await askedFor());
    expect([status, headers.get('location')]).toEqual([302, 'https://files.example.com/a.pdf']);
  });

  it.each([
    ['is over', async () => void (await query(site.payload, longAgo()))],
    ['has left the website', async () => void (await change({ status: 'withdrawn' }))],
    ['has been taken away', async () => void (await change({ documents: [] }))],
    ['has lost its file', async () => rm(join(site.dataDir, 'documents'), { recursive: true, force: true })],
  ])('says so when its time or its listing %s', async (_, spoil) => {
    const href = await askedFor();
    await spoil();
    const { status, bytes } = await fetchFile(href);
    expect(status).toBe(410);
    expect(bytes.toString()).toContain('This brochure is no longer available');
  });

  const longAgo = () =>
    sql`update leads set created_at = ${new Date(Date.now() - BROCHURE_VALID_MS - 60_000).toISOString()}`;

  it('goes with the lead that asked for it, and cannot be guessed', async () => {
    const href = await askedFor();
    const [, reference] = /brochures\/(FR-\w{6})/.exec(href) ?? [];
    const other = href.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const guess of [`/brochures/${reference}`, other, '/brochures/x']) {
      expect((await fetchFile(guess)).status, guess).toBe(404);
    }
    await site.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
    expect((await fetchFile(href)).status).toBe(404);
  });

  it('of a listing without one is not offered, and asking for it stores nothing', async () => {
    await change({ documents: [{ kind: 'contract', file: files.contract }] });
    const { text } = await site.get(path);
    expect(text).not.toContain('brochure-request');
    expect((await site.get(`/forms/brochure-request?property_id=${listing}`)).status).toBe(404);
    const refused = await ask();
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('There is no brochure for this property.');
    expect(await ask({ about: 999_999 })).toMatchObject({ status: 422 });
    expect((await site.payload.count({ collection: 'leads' })).totalDocs).toBe(0);
  });
});
