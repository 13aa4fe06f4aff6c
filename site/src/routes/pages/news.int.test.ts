import { beforeAll, describe, expect, it } from 'vitest';
import { previewPath } from '#site/server/preview-link.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();

const text = (html: string) => ({ type: 'text', props: { id: 'text-1', html } });
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

it('before anything is written there is a kind page, and nothing in the sitemap', async () => {
  const { status, text: html } = await get('/news');
  expect(status).toBe(200);
  expect(html).toContain('No news yet');
  expect(html).toContain('noindex');
  expect((await get('/sitemap/pages.xml')).text).not.toContain('/news');
});

describe('with posts', () => {
  beforeAll(async () => {
    const category = await payload.create({ collection: 'post-categories', data: { name: 'Auctions' } });
    await payload.create({ collection: 'post-categories', data: { name: 'Never used' } });
    const author = await payload.create({
      collection: 'agents',
      data: { name: 'Ada Example', _status: 'published' },
    });
    for (let count = 1; count <= 14; count += 1) {
      await payload.create({
        collection: 'posts',
        data: {
          title: count === 14 ? 'Bids & <b>hammers</b>' : `Post ${count}`,
          excerpt: 'What “on the market” means.',
          publishedAt: new Date(Date.UTC(2026, 0, count)).toISOString(),
          categories: count > 12 ? [category.id] : [],
          author: author.id,
          design: { content: [text('<p>It takes twenty minutes.</p>')], root: { props: {} } },
          _status: 'published',
        },
      });
    }
  });

  it('lists them in pages, newest first, and each category alone', async () => {
    const first = (await get('/news')).text;
    expect(first).toContain('Bids &amp; &lt;b&gt;hammers');
    expect(first).toContain('href="/news?page=2');
    expect(first).not.toContain('>Post 2<');
    const second = (await get('/news?page=2')).text;
    expect(second).toContain('>Post 2<');
    expect(second).toContain(`<link rel="canonical" href="${TEST_SITE_URL}/news?page=2"/>`);
    const auctions = (await get('/news/category/auctions')).text;
    expect(auctions).toContain('>Post 13<');
    expect(auctions).not.toContain('>Post 12<');
    expect((await get('/news/category/never-used')).status).toBe(404);
  });

  it('shows one with its blocks, and tells search engines what it is', async () => {
    const { status, text: html } = await get('/news/bids-b-hammers-b');
    expect(status).toBe(200);
    expect(html).toContain('It takes twenty minutes.');
    expect(html).toContain('href="/agents/ada-example"');
    const [article, crumbs] = jsonLd(html);
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Bids & <b>hammers</b>',
      datePublished: '2026-01-14T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Ada Example' },
      articleSection: ['Auctions'],
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" href="/news/feed"');
  });

  it('has a feed that readers can read, and is in the sitemap', async () => {
    const { headers, text: xml } = await get('/news/feed');
    expect(headers.get('content-type')).toContain('application/rss+xml');
    expect(xml.match(/<item>/g)).toHaveLength(14);
    expect(xml).toContain('<title>Bids &amp; &lt;b&gt;hammers&lt;/b&gt;</title>');
    expect(xml).toContain('<pubDate>Wed, 14 Jan 2026 00:00:00 GMT</pubDate>');
    expect((await get('/sitemap/pages.xml')).text).toContain(`<loc>${TEST_SITE_URL}/news/post-3</loc>`);
  });

  it.each([
    ['/feed/', '/news/feed'],
    ['/category/auctions/', '/news/category/auctions'],
    ['/category/advice/auctions/page/2/', '/news/category/auctions?page=2'],
    ['/2026/01/13/post-13/', '/news/post-13'],
    ['/blog/post-13', '/news/post-13'],
    ['/post-13/?utm_source=mail', '/news/post-13?utm_source=mail'],
  ])('the old website’s %s leads to %s', async (old, here) => {
    expect(await get(old)).toMatchObject({ status: 301, location: here });
  });

  it.each(['/category/nothing', '/2026/01/nothing', '/nothing', '/news/nothing'])(
    'no news at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('the preview shows the newest draft, to anyone who has its link, and its lists are not fetched', async () => {
    const { id } = await payload.create({
      collection: 'posts',
      data: {
        title: 'Not out yet',
        design: {
          content: [text('<p>Between us.</p>'), { type: 'posts', props: { id: 'posts-1', perPage: 2 } }],
          root: { props: {} },
        },
        _status: 'draft',
      },
    });
    const { status, text: html } = await get(previewPath({ collection: 'posts', id, now: Date.now() }));
    expect(status).toBe(200);
    expect(html).toContain('Not out yet');
    expect(html).toContain('Between us.');
    expect(html).toContain('id="list-posts-1"');
    expect(html).not.toContain('data-paged=');
    expect((await get(`/preview/posts/${id}?t=made-up`)).status).toBe(404);
    expect((await get('/news/not-out-yet')).status).toBe(404);
  });

  it('a change is seen at once, and a draft is not', async () => {
    const { docs } = await payload.find({ collection: 'posts', where: { slug: { equals: 'post-5' } } });
    const id = docs[0]?.id ?? 0;
    await get('/news/post-5');
    await payload.update({ collection: 'posts', id, data: { title: 'Half written' }, draft: true });
    expect((await get('/news/post-5')).text).not.toContain('Half written');
    await payload.update({ collection: 'posts', id, data: { title: 'Rewritten', _status: 'published' } });
    expect((await get('/news/post-5')).text).toContain('Rewritten');
    await payload.delete({ collection: 'posts', id });
    expect((await get('/news/post-5')).status).toBe(404);
  });
});
