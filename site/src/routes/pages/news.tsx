import type { BlockContext } from '#site/block-kit/block.ts';
import { loopQuery } from '#site/block-kit/loop/kept-query.ts';
import { jsonLdOf } from '#site/builder/design/json-ld.ts';
import { loadPostSubject } from '#site/builder/this-page/load-post-subject.ts';
import { findPosts } from '#site/features/posts/find-posts.ts';
import { loadPost, type StoredPost } from '#site/features/posts/load-post.ts';
import { newsCategories } from '#site/features/posts/news-categories.ts';
import { FEED_PATH, feedTitle, newsFeed } from '#site/features/posts/news-feed.ts';
import { NewsPage, newsPath } from '#site/features/posts/news-page.tsx';
import { type Category, NEWS_PATH } from '#site/features/posts/post-card.ts';
import { postJsonLd } from '#site/features/posts/post-json-ld.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { newsTexts } from '#site/messages/news.ts';
import { crumbsJsonLd, itemListJsonLd } from '#site/server/crumbs-json-ld.ts';
import { imagesById } from '#site/server/images.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { pageNumber } from '#site/server/page-query.ts';
import type { FileRoute } from './file-handler.ts';
import { earlier, inTemplate } from './in-template.tsx';
import { notFound } from './not-found.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';

/** Posts on a page of the list, and in the feed. */
const LIST_SIZE = 12;
const FEED_SIZE = 20;

/** `/news`, with `?page=2`: all of it. There is always a page, also before anything is written. */
export const news: PageRoute = async (input) => archive({ input, categories: await categoriesOf(input) });

/** `/news/category/{slug}`: what is about one thing. */
export const newsCategory: PageRoute = async (input) => {
  const categories = await categoriesOf(input);
  const category = categories.find(({ slug }) => slug === input.c.req.param('slug'));
  return category ? archive({ input, categories, category }) : notFound(input);
};

const categoriesOf = ({ site: { payload } }: RouteInput) => newsCategories({ payload, now: Date.now() });

async function archive({
  input: { site, query },
  categories,
  category,
}: {
  input: RouteInput;
  categories: Category[];
  category?: Category;
}): Promise<PageAnswer> {
  const { payload } = site;
  const [found, { agencyName }] = await Promise.all([
    findPosts({
      payload,
      categories: category ? { slugs: [category.slug], operator: 'IN' } : [],
      order: 'newest',
      page: pageNumber(query.get('page')),
      perPage: LIST_SIZE,
      now: Date.now(),
    }),
    loadSettings(payload),
  ]);
  const { posts, page, expiresAt } = found;
  const texts = newsTexts();
  const title = category?.name ?? texts.title;
  return {
    head: {
      title: page > 1 ? texts.pageTitle(title, page) : title,
      description: category
        ? texts.categoryDescription(category.name, agencyName)
        : texts.description(agencyName),
      canonical: newsPath({ path: category?.path ?? NEWS_PATH, page }),
      noindex: posts.length === 0,
      image: posts[0]?.picture?.src,
      jsonLd: [
        crumbsJsonLd({
          crumbs: [{ name: texts.title, path: NEWS_PATH }, ...(category ? [category] : [])],
          siteUrl: site.env.siteUrl,
        }),
        ...itemListJsonLd({
          name: title,
          items: posts.map((post) => ({ name: post.title, path: post.path })),
          siteUrl: site.env.siteUrl,
        }),
      ],
      feed: { href: FEED_PATH, title: feedTitle(agencyName) },
    },
    body: <NewsPage found={found} categories={categories} category={category} agencyName={agencyName} />,
    kind: { name: 'news' },
    tags: ['posts', 'agents'],
    expiresAt,
  };
}

/** `/news/{slug}`: one post. */
export const newsPost: PageRoute = async (input) => {
  const { payload } = input.site;
  const slug = input.c.req.param('slug') ?? '';
  const post = await loadPost({ payload, slug, now: Date.now() });
  return post ? postAnswer({ input, post }) : notFound(input);
};

/** A post, in its template where there is one for it. */
export async function postAnswer({
  input,
  post,
  isDraft = false,
}: {
  input: RouteInput;
  post: StoredPost;
  /** Nobody can ask for the lists of what is not published again. */
  isDraft?: boolean;
}): Promise<PageAnswer> {
  const { payload, env } = input.site;
  const now = Date.now();
  const { seo, path, author } = post;
  const lists: Pick<BlockContext, 'query' | 'place'> = isDraft
    ? {}
    : { query: loopQuery(input.query), place: { collection: 'posts', id: post.id } };
  const [{ subject, loaded, expiresAt }, image, { agencyName }] = await Promise.all([
    loadPostSubject({ payload, post, lists, now }),
    seo.imageId ? imagesById(payload, [seo.imageId]) : undefined,
    loadSettings(payload),
  ]);
  const said = postJsonLd({ post, siteUrl: env.siteUrl, agencyName });
  const answer: Omit<PageAnswer, 'body'> = {
    head: {
      title: seo.title ?? post.title,
      description: seo.description ?? (post.excerpt || undefined),
      canonical: path,
      noindex: seo.noindex,
      type: 'article',
      image: image?.values().next().value?.src ?? post.picture?.src,
      jsonLd: [...said, ...jsonLdOf({ loaded, siteUrl: env.siteUrl })],
      feed: { href: FEED_PATH, title: feedTitle(agencyName) },
    },
    about: { post: post.id, agent: author?.id },
    kind: { name: 'news' },
    tags: [`post:${post.id}`, 'posts', 'agents', 'sections', ...(loaded.tags ?? [])],
    expiresAt: earlier(loaded.expiresAt, expiresAt),
    cacheable: !loaded.isRare,
  };
  return inTemplate({
    input: isDraft ? { ...input, query: new URLSearchParams() } : input,
    subject,
    answer,
    now,
  });
}

/** `/news/feed`: the newest posts as RSS. */
export const newsFeedFile: FileRoute = async ({ site: { payload, env } }) => {
  const [{ posts, expiresAt }, { agencyName }] = await Promise.all([
    findPosts({ payload, order: 'newest', page: 1, perPage: FEED_SIZE, now: Date.now() }),
    loadSettings(payload),
  ]);
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: newsFeed({ posts, siteUrl: env.siteUrl, agencyName }),
    tags: ['posts', 'agents', 'settings'],
    expiresAt,
  };
};
