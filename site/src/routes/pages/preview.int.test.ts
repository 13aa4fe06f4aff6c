import { beforeAll, describe, expect, it } from 'vitest';
import { previewPath } from '#site/server/preview-link.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();
const DAY = 24 * 60 * 60 * 1000;

let id: number;
beforeAll(async () => {
  const design = (text: string) => ({ content: [{ type: 'heading', props: { id: 'h', text } }], root: {} });
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'About', path: '/about', design: design('Public words'), _status: 'published' },
  });
  id = page.id;
  await payload.update({ collection: 'pages', id, draft: true, data: { design: design('Draft words') } });
});

const path = (now: number) => previewPath({ collection: 'pages', id, now });

it('shows the newest draft to anyone who has the link, to no search engine, and is not kept', async () => {
  const { status, text, headers } = await get(path(Date.now()));
  expect(status).toBe(200);
  expect(text).toContain('Draft words');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await get('/about')).text).toContain('Public words');
});

it('works for a week', async () => {
  expect((await get(path(Date.now() - 6 * DAY))).status).toBe(200);
  expect((await get(path(Date.now() - 8 * DAY))).status).toBe(404);
});

it('is for one page alone', async () => {
  const other = await payload.create({ collection: 'pages', data: { title: 'Other', path: '/other' } });
  const [, token] = path(Date.now()).split('?t=');
  expect((await get(`/preview/pages/${other.id}?t=${token}`)).status).toBe(404);
  expect((await get(`/preview/sections/${id}?t=${token}`)).status).toBe(404);
});

it.each(['', '?t=', '?t=made.up'])('is not found with “%s”', async (query) => {
  expect((await get(`/preview/pages/${id}${query}`)).status).toBe(404);
});

it('shows an older version to those with a link to that version alone', async () => {
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
  const first = String(docs.at(-1)?.id);
  const link = previewPath({ collection: 'pages', id, version: first, now: Date.now() });
  const { status, text } = await get(link);
  expect(status).toBe(200);
  expect(text).toContain('Public words');
  expect((await get(link.replace(`version=${first}`, `version=${docs[0]?.id}`))).status).toBe(404);
  expect((await get(`${path(Date.now())}&version=${first}`)).status).toBe(404);
});

describe('a listing', () => {
  const link = (listing: number) => previewPath({ collection: 'listings', id: listing, now: Date.now() });
  const create = (data: { _status: 'draft' | 'published'; [field: string]: unknown }) =>
    payload.create({
      collection: 'listings',
      data: { status: 'current', method: 'buy', category: 'residential', ...data } as never,
      draft: data._status === 'draft',
    });
  const address = { streetNumber: '12', street: 'Example Street', suburb: 'Newtown', state: 'NSW' };

  it('is shown as visitors will see its draft, and nothing of it is on the website', async () => {
    const { id: draft } = await create({
      ...address,
      headline: 'Not yet for everybody',
      price: 1_310_000,
      _status: 'draft',
    });
    const { status, text, headers } = await get(link(draft));
    expect(status).toBe(200);
    for (const shown of ['Not yet for everybody', '12 Example Street', '$1,310,000', 'noindex'])
      expect(text).toContain(shown);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await get(`/property/a/b/${draft}`)).status).toBe(404);
    expect((await get('/buy')).text).not.toContain('Example Street');
  });

  it('that is published keeps its page while its draft is looked at; hidden parts stay hidden', async () => {
    const { id: live } = await create({ ...address, headline: 'Public', price: 1, _status: 'published' });
    const draft = { headline: 'Draft', price: 987_654, priceHidden: true, addressHidden: true };
    await payload.update({ collection: 'listings', id: live, draft: true, data: draft });
    const { text } = await get(link(live));
    expect(text).toContain('Draft');
    expect(text).not.toMatch(/987,?654|Example Street/);
    const page = await get(`/property/newtown-nsw/12-example-street/${live}`);
    expect(page.text).toContain('Public');
    expect(page.text).not.toContain('Draft');
  });

  it.each([{}, { status: 'withdrawn', suburb: 'Newtown' }])('can be looked at as it is: %o', async (data) => {
    const { id: bare } = await create({ ...data, _status: 'draft' });
    expect((await get(link(bare))).status).toBe(200);
  });

  it('needs its own link', async () => {
    const { id: draft } = await create({ ...address, _status: 'draft' });
    const [, token] = link(draft).split('?t=');
    expect((await get(`/preview/listings/${draft + 1}?t=${token}`)).status).toBe(404);
    expect((await get(`/preview/listings/${draft}`)).status).toBe(404);
    expect((await get(`${link(draft)}&version=1`)).status).toBe(404);
  });
});
