import { categoryRules } from '#site/features/posts/category-rule.ts';
import { findPosts } from '#site/features/posts/find-posts.ts';
import { newsCategories } from '#site/features/posts/news-categories.ts';
import type { LoopAsked, LoopSource } from './source.ts';

/** No agent has it: a page that is about nobody has no news by whom it is about. */
const NOBODY = -1;

/** Published news. Each page costs the two queries of {@link findPosts}, and one where staff chose categories. */
export const postsSource: LoopSource = {
  tags: ['posts'],
  async find(asked) {
    const { payload, props, filters, page, without, now } = asked;
    const { categories, ...own } = await ownQuery(asked);
    const chosen = filters.map(({ operator, terms }) => ({ operator, slugs: terms }));
    const { posts, total, ...found } = await findPosts({
      payload,
      ...own,
      categories: [...categories, ...chosen],
      exclude: without,
      order: props.postOrder,
      page,
      perPage: props.perPage,
      offset: props.offset,
      now,
    });
    return {
      items: posts.map((post) => ({ kind: 'posts', id: post.id, post })),
      total,
      more: false,
      ...found,
    };
  },
  async terms(asked) {
    const { categories, author, ids } = await ownQuery(asked);
    const found = await newsCategories({ payload: asked.payload, categories, author, ids });
    return found.map(({ slug, name, count }) => ({ term: slug, label: name, count }));
  },
};

/** What staff set, as news are asked for. */
async function ownQuery({ payload, props, context }: Pick<LoopAsked, 'payload' | 'props' | 'context'>) {
  const { postsBy } = props;
  const ofCategories = postsBy === 'categories' || postsBy === 'not-categories';
  return {
    categories: await categoryRules({
      payload,
      ids: ofCategories ? props.postCategories : [],
      operator: postsBy === 'categories' ? 'IN' : 'NOT IN',
    }),
    author: postsBy === 'page-agent' ? (context.agent ?? NOBODY) : undefined,
    ids: postsBy === 'chosen' ? props.posts : undefined,
  };
}
