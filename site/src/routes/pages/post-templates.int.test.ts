import { describe, expect, it } from 'vitest';
import { previewPath } from '#site/server/preview-link.ts';
import { block, templateSite } from '#site/testing/templates.ts';

/* @postgres: the posts before and after one are found by date. */

const { payload, get, store, ids, paths } = await templateSite();
const heading = (text: string) => block('heading', 'named-000001', { text, level: '1' });
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const write = (title: string, publishedAt: string, more: object = {}) =>
  payload.create({ collection: 'posts', data: { title, publishedAt, ...more, _status: 'published' } });

describe('a post’s template', () => {
  it('fills in the placeholders of the post', async () => {
    await store('post', [heading('{title}, by {author} on {date}, about {category}')]);
    expect((await get(paths.post)).text).toContain(
      '>Before you sell, by Ada on 2 January 2026, about Selling</h1>',
    );
  });

  it('says the same to search engines as the built-in page', async () => {
    const { text: before } = await get(paths.post);
    await store('post', [block('breadcrumbs', 'crumbs-000001'), block('post-title', 'title-000001')]);
    const { text } = await get(paths.post);
    expect(jsonLd(text).map((one) => one['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(jsonLd(text)).toEqual(jsonLd(before));
    expect(text).toContain('<link rel="alternate" type="application/rss+xml" href="/news/feed"');
    expect(main(text)).toContain('href="/news/category/selling"');
  });

  it('is made again when the post changes', async () => {
    await store('post', [block('post-title', 'title-000001'), block('post-content', 'content-000001')]);
    const cached = async (path: string) => {
      await get(path);
      return (await get(path)).headers.get('x-frontage-cache');
    };
    expect(await cached(paths.post)).toBe('hit');
    const change = (title: string) =>
      payload.update({ collection: 'posts', id: ids.post, data: { title, slug: 'before-you-sell' } });
    await change('Before you let');
    expect((await get(paths.post)).text).toContain('>Before you let</h1>');
    await change('Before you sell');
  });

  it('knows the author: cards and lists of the page’s agent are theirs', async () => {
    await store('post', [heading('Hi'), block('agent-card', 'card-000001', { look: 'row', contact: true })]);
    expect(main((await get(paths.post)).text)).toContain(`/forms/contact-agent?agent_id=${ids.agent}`);
    expect(main((await get('/news/before-you-buy')).text)).not.toContain('/forms/contact-agent');
  });

  it('lists the headings of the post, and shares it by its title', async () => {
    await store('post', [
      block('table-of-contents', 'toc-000001'),
      block('share', 'share-000001'),
      block('post-content', 'content-000001'),
    ]);
    const text = main((await get(paths.post)).text);
    const [, anchor = ''] = text.match(/<h2[^>]*id="([^"]+)"[^>]*>An hour/) ?? [];
    expect(anchor).not.toBe('');
    expect(text).toContain(`href="#${anchor}"`);
    expect(text).toContain('text=Before%20you%20sell');
  });

  it('leaves the post out of its own lists, also when these are fetched again', async () => {
    const id = await store('post', [
      heading('Hi'),
      block('loop-grid', 'loop-000001', { source: 'posts', perPage: 5, pager: 'numbers' }),
    ]);
    const text = main((await get(paths.post)).text);
    expect(text).toContain('>Before you buy<');
    expect(text).not.toContain('>Before you sell<');
    expect(text).toContain(`template-${id}`);
  });

  it('is used for a draft’s preview too', async () => {
    await store('post', [heading('Made by staff'), block('post-title', 'title-000001')]);
    const draft = await payload.create({
      collection: 'posts',
      data: { title: 'Not yet', slug: 'not-yet' },
      draft: true,
    });
    const { status, text } = await get(previewPath({ collection: 'posts', id: draft.id, now: Date.now() }));
    expect([status, text.includes('Made by staff'), text.includes('>Not yet<')]).toEqual([200, true, true]);
    expect((await get('/news/not-yet')).status).toBe(404);
    await payload.delete({ collection: 'posts', id: draft.id });
  });
});

describe('an older version of a post', () => {
  it('is previewed in the template, with the title, author and blocks it had', async () => {
    await store('post', [
      heading('Made by staff, for {author}'),
      block('post-title', 'title-000001'),
      block('post-content', 'content-000001'),
    ]);
    const design = (text: string) => ({ content: [block('heading', 'old-000001', { text })], root: {} });
    const { id } = await write('As it was', '2026-01-05T00:00:00.000Z', {
      author: ids.agent,
      design: design('Old text'),
    });
    const changed = { title: 'As it is', author: null, design: design('New text') };
    await payload.update({ collection: 'posts', id, draft: true, data: changed });
    const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } });
    const version = String(docs.at(-1)?.id);
    const { status, text } = await get(previewPath({ collection: 'posts', id, version, now: Date.now() }));
    expect(status).toBe(200);
    for (const shown of ['Made by staff, for Ada', '>As it was<', 'Old text']) expect(text).toContain(shown);
    expect(text).not.toMatch(/As it is|New text/);
    for (const none of [
      { id, version: '999999' },
      { id: ids.post, version },
    ]) {
      const path = previewPath({ collection: 'posts', ...none, now: Date.now() });
      expect((await get(path)).status).toBe(404);
    }
    await payload.delete({ collection: 'posts', id });
  });
});

describe('the previous and next post', () => {
  const neighbours = async (path: string) =>
    [...main((await get(path)).text).matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(
      ([, href, rel]) => `${rel} ${href}`,
    );

  it('are those before and after it by date, as visitors see them', async () => {
    await store('post', [heading('Hi'), block('post-neighbours', 'both-000001')]);
    expect(await neighbours(paths.post)).toEqual(['prev /news/before-you-buy']);
    const same = await write('The same moment', '2026-01-02T00:00:00.000Z');
    const hidden = await payload.create({
      collection: 'posts',
      data: { title: 'A draft', publishedAt: '2026-01-02T12:00:00.000Z' },
      draft: true,
    });
    const later = await write('In the future', '2099-01-01T00:00:00.000Z');
    expect(await neighbours(paths.post)).toEqual(['prev /news/before-you-buy', 'next /news/the-same-moment']);
    expect(await neighbours('/news/the-same-moment')).toEqual(['prev /news/before-you-sell']);
    expect(await neighbours('/news/before-you-buy')).toEqual(['next /news/before-you-sell']);
    for (const { id } of [same, hidden, later]) await payload.delete({ collection: 'posts', id });
    expect(await neighbours(paths.post)).toEqual(['prev /news/before-you-buy']);
  });
});
