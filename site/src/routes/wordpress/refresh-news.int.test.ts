import { beforeAll, expect, it } from 'vitest';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite({ limits: false });
const widget = widgetOf({ id: 'loop-000001' });
let host = 0;

const loop = (props: object) => ({
  type: 'loop-grid',
  props: { id: 'loop-000001', source: 'posts', ...props },
});
const design = (...content: object[]) => ({ content, root: { props: {} } });

beforeAll(async () => {
  const category = async (name: string) =>
    (await payload.create({ collection: 'post-categories', data: { name } })).id;
  const [selling, renting] = [await category('Selling'), await category('Renting')];
  const { id: author } = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', _status: 'published' },
  });
  const post = async (title: string, more: object) =>
    payload.create({ collection: 'posts', data: { title, _status: 'published', ...more } });
  await post('Alpha', { publishedAt: '2026-01-01T00:00:00.000Z', categories: [selling], author });
  await post('Beta', { publishedAt: '2026-01-02T00:00:00.000Z', categories: [renting], author });
  await post('Gamma', { publishedAt: '2026-01-03T00:00:00.000Z', categories: [renting] });
  const own = await post('Host', {
    publishedAt: '2026-01-04T00:00:00.000Z',
    author,
    design: design(loop({ postsBy: 'page-agent', perPage: 1 })),
  });
  host = own.id;
});

const ask = async (body: object) => {
  const response = await fetch(`${address}/wp-json/elementor-pro/v1/refresh-loop`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ post_id: `post-${host}`, widget_id: widget, ...body }),
  });
  return { status: response.status, data: String((await response.json()).data) };
};
const titles = (html: string) =>
  ['Alpha', 'Beta', 'Gamma', 'Host'].filter((title) => html.includes(`>${title}</a>`));
const inLoop = (html: string) =>
  html.slice(html.indexOf('elementor-loop-container'), html.indexOf('data-loop-pager'));

it('a loop in a news post shows what else its author wrote', async () => {
  const { text } = await get('/news/host');
  expect(titles(inLoop(text))).toEqual(['Beta']);
  expect(text).toContain(`e-page-${widget}=2`);
  expect(text).not.toContain(`e-page-${widget}=3`);
});

it('its further pages are still by the author', async () => {
  const { status, data } = await ask({ pagination_base_url: `/news/host?e-page-${widget}=2` });
  expect([status, titles(data)]).toEqual([200, ['Alpha']]);
});

it('visitors narrow it by category, and never widen it', async () => {
  const filtered = (terms: string[]) =>
    ask({ widget_filters: { taxonomy: { category: { terms, logicalJoin: 'AND' } } } });
  expect(titles((await filtered(['renting'])).data)).toEqual(['Beta']);
  expect(titles((await filtered(['nothing'])).data)).toEqual([]);
});

it('what is no longer published is not there', async () => {
  await payload.update({ collection: 'posts', id: host, data: { _status: 'draft' } });
  expect((await ask({})).status).toBe(404);
});
