import { beforeAll, expect, it } from 'vitest';
import { previewPath } from '#site/features/pages/preview-link.ts';
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
