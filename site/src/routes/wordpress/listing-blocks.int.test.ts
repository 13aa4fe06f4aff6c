import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite({ limits: false });

let place = '';
let agentId = 0;

const hostile = '<img src=x onerror=alert(1)>';
const list = (id: string, props: object) => ({ type: 'posts', props: { id, ...props } });

beforeAll(async () => {
  const category = async (name: string) =>
    (await payload.create({ collection: 'post-categories', data: { name } })).id;
  const [open, secret] = [await category('Open'), await category('Secret')];
  const sub = await category('Sub');
  agentId = (await payload.create({ collection: 'agents', data: { name: 'Ada', _status: 'published' } })).id;
  for (let count = 1; count <= 14; count += 1) {
    await payload.create({
      collection: 'posts',
      data: {
        title: count === 7 ? hostile : `${count > 12 ? 'Hidden' : 'Post'} ${count}.`,
        publishedAt: new Date(Date.UTC(2026, 0, count)).toISOString(),
        categories: count > 12 ? [secret] : count % 2 ? [open, sub] : [open],
        author: agentId,
        _status: 'published',
      },
    });
  }
  const works = Array.from({ length: 5 }, (_, index) => ({
    title: `Work ${index + 1}.`,
    tags: index % 2 ? 'Shops' : 'Farms, Shops',
    image: null,
    text: '',
    link: null,
  }));
  const page = await payload.create({
    collection: 'pages',
    data: {
      title: 'Lists',
      path: '/lists',
      design: {
        content: [
          list('news', { categories: [open], perPage: 5, pager: 'numbers' }),
          list('more', { categories: [open], perPage: 5, pager: 'load-more' }),
          { type: 'portfolio', props: { id: 'works', items: works, pager: 'prev-next', perPage: 2 } },
          { type: 'portfolio', props: { id: 'whole', items: works, pager: 'none' } },
        ],
        root: { props: {} },
      },
      _status: 'published',
    },
  });
  place = String(page.id);
});

const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: TEST_SITE_URL, ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const block = async (fields: Record<string, string>) => {
  const { status, headers, text } = await post({ action: 'lae_load_posts_block', query: place, ...fields });
  return { status, headers, json: JSON.parse(text) };
};
const titles = (html: string) => [...html.matchAll(/(?:Post|Hidden|Work) \d+\./g)].map(String);

describe('lae_load_posts_block', () => {
  it('answers with a page of a list that is published, in the old words', async () => {
    const { status, json } = await block({ blockId: 'news', currentPage: '2' });
    expect(status).toBe(200);
    expect(titles(json.data)).toEqual(['Post 6.', 'Post 5.', 'Post 4.', 'Post 3.']);
    expect(json).toMatchObject({
      blockId: 'news',
      paged: 2,
      maxpages: 3,
      hidePrev: false,
      hideNext: false,
      filterTerm: '',
      remaining: 2,
    });
    expect(json.pager).toContain('data-page="3"');
    expect(json.data).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(json.data).not.toContain('<img src=x');
  });

  it('filters by a term of its own, and takes any other for none', async () => {
    const own = (await block({ blockId: 'news', filterTerm: 'sub', filterTaxonomy: 'category' })).json;
    expect([own.maxpages, own.filterTerm]).toEqual([2, 'sub']);
    const other = (await block({ blockId: 'news', filterTerm: 'secret' })).json;
    expect([other.maxpages, other.filterTerm]).toEqual([3, '']);
    expect(other.data).not.toContain('Hidden');
  });

  it('past the end is the last page, without a next one', async () => {
    const { json } = await block({ blockId: 'news', currentPage: '999' });
    expect(json).toMatchObject({ paged: 3, maxpages: 3, hideNext: true, hidePrev: false, remaining: 0 });
  });

  it('keeps what it answered until something in it changes', async () => {
    const asked = { blockId: 'news', currentPage: '3' };
    await block(asked);
    const again = await block(asked);
    expect(again.headers.get('x-frontage-cache')).toBe('hit');
    const { docs } = await payload.find({ collection: 'posts', where: { slug: { equals: 'post-1' } } });
    await payload.update({
      collection: 'posts',
      id: docs[0]?.id ?? 0,
      data: { title: 'Post 100.', _status: 'published' },
    });
    const changed = await block(asked);
    expect(changed.headers.get('x-frontage-cache')).toBe('miss');
    expect(titles(changed.json.data)).toContain('Post 100.');
  });

  it('finds the list of the page it is asked from where it names no place', async () => {
    const { text } = await post(
      { action: 'lae_load_posts_block', blockId: 'works', currentPage: '3' },
      { Referer: `${TEST_SITE_URL}/lists` },
    );
    expect(titles(JSON.parse(text).data)).toEqual(['Work 5.']);
  });

  it.each([
    [{ blockId: 'nothing' }],
    [{ blockId: 'whole' }],
    [{ blockId: 'news', query: '99999' }],
    [{ blockId: 'news', query: '{"post_type":"users"}' }],
    [{ blockId: '' }],
  ])('%j is no list: an empty answer', async (fields) => {
    const { status, json } = await block(fields);
    expect([status, json.data, json.hidePrev, json.hideNext]).toEqual([404, '', true, true]);
  });

  it('is for our own pages alone, and only sent', async () => {
    const elsewhere = await post(
      { action: 'lae_load_posts_block', blockId: 'news', query: place },
      { Origin: 'https://elsewhere.example' },
    );
    expect(elsewhere.status).toBe(403);
    expect((await get('/wp-admin/admin-ajax.php?action=lae_load_posts_block')).status).toBe(405);
  });

  it('an unpublished page has no lists', async () => {
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Draft', path: '/draft', design: { content: [list('news', {})] }, _status: 'draft' },
    });
    expect((await block({ blockId: 'news', query: String(page.id) })).status).toBe(404);
  });
});

it.each(['lae_load_posts', 'lae_load_gallery_items'])('%s answers with the items alone', async (action) => {
  const settings = `${place}#works`;
  const { status, headers, text } = await post({ action, settings, paged: '2', type: 'json', items: '[1]' });
  expect([status, titles(text)]).toEqual([200, ['Work 3.', 'Work 4.']]);
  expect(headers.get('content-type')).toContain('text/html');
  expect(text.startsWith('<li')).toBe(true);
});

it('finds lists in templates and in reusable sections, as their pages name them', async () => {
  const section = await payload.create({
    collection: 'sections',
    data: { name: 'News', design: { content: [list('inner', { perPage: 4 })] }, _status: 'published' },
  });
  const around = { type: 'synced-section', props: { id: 'around', section: [section.id] } };
  await payload.create({
    collection: 'pages',
    data: { title: 'Held', path: '/held', design: { content: [around] }, _status: 'published' },
  });
  const footer = await payload.create({
    collection: 'templates',
    data: { kind: 'footer', design: { content: [list('foot', { perPage: 3 })] }, _status: 'published' },
  });
  const { text } = await get('/held');
  const marks = [...text.matchAll(/data-paged="([^"]+)"/g)].map(([, json = '']) =>
    JSON.parse(json.replaceAll('&quot;', '"')),
  );
  expect(marks).toHaveLength(2);
  for (const { source } of marks) {
    const { status, json } = await block({ blockId: source.block, query: source.place, currentPage: '2' });
    expect([status, json.paged]).toEqual([200, 2]);
    expect(titles(json.data).length).toBeGreaterThanOrEqual(3);
  }
  // The footer goes by the address too.
  expect((await get(`/held?e-page-t${footer.id}-foot=5`)).text).toContain('Post 2.');
  await payload.delete({ collection: 'templates', id: footer.id });
});

describe('without JavaScript', () => {
  it('the same lists go by the page’s address', async () => {
    const { text } = await get('/lists?e-page-news=3&e-filter-works-kind=farms&e-page-works=2');
    const [news = '', works = ''] = ['list-news', 'list-works'].map(
      (id) => text.split(`id="${id}"`)[1]?.split('data-paged-pager')[0] ?? '',
    );
    expect(titles(news)).toEqual(['Post 2.', 'Post 100.']);
    expect(titles(works)).toEqual(['Work 5.']);
    // Each keeps what the other shows.
    expect(text).toContain('?e-filter-works-kind=farms&amp;e-page-works=2&amp;e-page-news=2#list-news');
  });

  it('a list that more is added to shows all up to its page', async () => {
    const { text } = await get('/lists?e-page-more=2');
    const more = text.split('id="list-more"')[1]?.split('data-paged-pager')[0] ?? '';
    expect(titles(more)).toHaveLength(9);
    expect(text).toContain('Show more (2 left)');
  });
});

it('whatever is sent: never an error, nothing that staff have not placed, no markup of its own', async () => {
  const word = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      `${place}#news`,
      '0',
      'pages/1',
      '-1',
      '1e9',
      'secret',
      '../../x',
      '{"posts_per_page":-1}',
      "' or 1=1 --",
      '\u0000',
      '𝕏'.repeat(30),
    ),
  );
  const fields = fc.record(
    {
      blockId: fc.oneof(fc.constantFrom('news', 'more', 'works', 'whole'), word),
      query: fc.oneof(fc.constant(''), word),
      settings: word,
      taxonomies: word,
      taxonomy: word,
      items: word,
      blockType: word,
      currentPage: word,
      paged: word,
      filterTerm: word,
      filterTaxonomy: word,
      userAction: word,
      type: word,
    },
    { requiredKeys: [] },
  );
  const action = fc.constantFrom('lae_load_posts_block', 'lae_load_posts', 'lae_load_gallery_items');
  await fc.assert(
    fc.asyncProperty(action, fields, async (name, sent) => {
      const { status, text } = await post(
        { query: place, ...sent, action: name },
        { Referer: `${TEST_SITE_URL}/lists` },
      );
      expect([200, 404]).toContain(status);
      expect(text).not.toMatch(/Hidden|<script|<img src=x/);
      expect(titles(text).length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 100 },
  );
});

it('whatever the address says of a list: never an error', async () => {
  const value = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('secret', '!open', 'a~b', '99999', '0'),
  );
  await fc.assert(
    fc.asyncProperty(value, value, async (page, term) => {
      const query = new URLSearchParams({ 'e-page-news': page, 'e-filter-news-category': term });
      const { status, text } = await get(`/lists?${query}`);
      expect(status).toBe(200);
      expect(text.includes('Hidden')).toBe(false);
    }),
    { numRuns: 20 },
  );
});
