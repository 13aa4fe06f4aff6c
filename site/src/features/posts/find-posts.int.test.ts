import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { findPosts, type PostQuery } from './find-posts.ts';
import { loadPost, sitemapPosts } from './load-post.ts';
import { newsCategories } from './news-categories.ts';
import type { CategoryRule } from './post-card.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(NOW + days * DAY).toISOString();

let payload: Payload;
const ids = new Map<string, number>();
beforeAll(async () => {
  ({ payload } = await testPayload());
  const category = async (name: string) =>
    (await payload.create({ collection: 'post-categories', data: { name } })).id;
  const [selling, renting, empty] = [
    await category('Selling'),
    await category('Renting'),
    await category('Empty'),
  ];
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', _status: 'published' },
  });
  const post = async (title: string, more: object) => {
    const { id } = await payload.create({
      collection: 'posts',
      data: { title, _status: 'published', ...more },
    });
    ids.set(title, id);
  };
  await post('Alpha', { publishedAt: at(-3), categories: [selling], author: agent.id, excerpt: 'First.' });
  await post('beta', { publishedAt: at(-2), categories: [selling, renting] });
  await post('Gamma', { publishedAt: at(-1), categories: [renting] });
  await post('Delta', { publishedAt: at(-4) });
  await post('Later', { publishedAt: at(2), categories: [empty] });
  await post('Draft', { publishedAt: at(-1), _status: 'draft', categories: [empty] });
});

const found = async (asked: Partial<PostQuery>) => {
  const { posts } = await findPosts({ payload, order: 'newest', page: 1, perPage: 10, now: NOW, ...asked });
  return posts.map(({ title }) => title);
};
const rule = (operator: CategoryRule['operator'], ...slugs: string[]): CategoryRule => ({ operator, slugs });

describe('what visitors find', () => {
  it('is published and not of the future, and says when the next one appears', async () => {
    const all = await findPosts({ payload, order: 'newest', page: 1, perPage: 10, now: NOW });
    expect(all.posts.map(({ title }) => title)).toEqual(['Gamma', 'beta', 'Alpha', 'Delta']);
    expect([all.total, all.expiresAt]).toEqual([4, NOW + 2 * DAY]);
    expect(await found({ now: NOW + 3 * DAY })).toContain('Later');
  });

  it.each<[PostQuery['order'], string[]]>([
    ['newest', ['Gamma', 'beta', 'Alpha', 'Delta']],
    ['oldest', ['Delta', 'Alpha', 'beta', 'Gamma']],
    ['title', ['Alpha', 'beta', 'Delta', 'Gamma']],
  ])('stands in the order “%s”', async (order, titles) => {
    expect(await found({ order })).toEqual(titles);
  });

  it.each<[string, CategoryRule | CategoryRule[], string[]]>([
    ['any of them', rule('IN', 'selling', 'renting'), ['Gamma', 'beta', 'Alpha']],
    ['all of them', rule('AND', 'selling', 'renting'), ['beta']],
    ['none of them', rule('NOT IN', 'selling'), ['Gamma', 'Delta']],
    ['two rules', [rule('IN', 'renting'), rule('NOT IN', 'selling')], ['Gamma']],
    ['one that is not there', rule('IN', 'nothing'), []],
    ['no terms', rule('IN'), ['Gamma', 'beta', 'Alpha', 'Delta']],
  ])('is of these categories: %s', async (_, categories, titles) => {
    expect(await found({ categories })).toEqual(titles);
  });

  it('is of these ids, without those, by this author', async () => {
    const id = (title: string) => ids.get(title) ?? 0;
    expect(await found({ ids: [id('Alpha'), id('Draft'), id('Later')] })).toEqual(['Alpha']);
    expect(await found({ ids: [] })).toEqual([]);
    expect(await found({ exclude: [id('Gamma'), id('beta')] })).toEqual(['Alpha', 'Delta']);
    expect(await found({ author: 1 })).toEqual(['Alpha']);
    expect(await found({ titled: 'lph' })).toEqual(['Alpha']);
  });

  it('comes in pages, and past the end is the last one', async () => {
    expect(await found({ page: 2, perPage: 3 })).toEqual(['Delta']);
    expect(await found({ page: 99, perPage: 3 })).toEqual(['Delta']);
    expect(await found({ page: Number.NaN, perPage: -1 })).toEqual(['Gamma']);
  });
});

it('a card says what its post is about, and who wrote it', async () => {
  const { posts } = await findPosts({ payload, order: 'oldest', page: 2, perPage: 1, now: NOW });
  expect(posts[0]).toEqual({
    id: ids.get('Alpha'),
    slug: 'alpha',
    path: '/news/alpha',
    title: 'Alpha',
    excerpt: 'First.',
    picture: null,
    categories: [{ id: 1, slug: 'selling', name: 'Selling', path: '/news/category/selling' }],
    author: { id: 1, name: 'Ada Example', path: '/agents/ada-example' },
    publishedAt: at(-3),
  });
});

it('categories are those of visible posts, counted', async () => {
  const categories = await newsCategories({ payload, now: NOW });
  expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['renting', 2],
    ['selling', 2],
  ]);
});

it('a post is there from its date on, and only when it is published', async () => {
  const loaded = (slug: string, now = NOW) => loadPost({ payload, slug, now });
  expect(await loaded('alpha')).toMatchObject({ title: 'Alpha', seo: { noindex: false } });
  expect(await loaded('later')).toBeUndefined();
  expect(await loaded('later', NOW + 3 * DAY)).toMatchObject({ title: 'Later' });
  expect(await loaded('draft')).toBeUndefined();
  expect((await sitemapPosts({ payload, now: NOW })).map(({ path }) => path)).toEqual([
    '/news/gamma',
    '/news/beta',
    '/news/alpha',
    '/news/delta',
  ]);
});

it('a post gets its date when it is first published, and keeps it', async () => {
  const { id, publishedAt } = await payload.create({
    collection: 'posts',
    data: { title: 'Undated', _status: 'draft' },
  });
  expect(publishedAt ?? null).toBeNull();
  const published = await payload.update({ collection: 'posts', id, data: { _status: 'published' } });
  expect(published.publishedAt).toMatch(/^\d{4}-/);
  const again = await payload.update({
    collection: 'posts',
    id,
    data: { title: 'Changed', _status: 'published' },
  });
  expect(again.publishedAt).toBe(published.publishedAt);
});

it('staff cannot publish a post without a word in it', async () => {
  const editor = await payload.create({
    collection: 'users',
    data: { name: 'Mia', email: 'mia@example.com', password: 'correct horse battery', role: 'editor' },
  });
  const user = { ...editor, collection: 'users' } as const;
  const byStaff = { user, overrideAccess: false, draft: true } as const;
  const { id } = await payload.create({ collection: 'posts', data: { title: 'Empty' }, ...byStaff });
  const publish = (data: object) =>
    payload.update({ collection: 'posts', id, data: { ...data, _status: 'published' }, ...byStaff });
  await expect(publish({})).rejects.toMatchObject({
    status: 400,
    data: { errors: [expect.objectContaining({ path: 'excerpt' })] },
  });
  expect(await publish({ excerpt: 'Two words.' })).toMatchObject({ _status: 'published' });
});
