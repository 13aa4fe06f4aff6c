import type { Payload } from 'payload';
import { type FoundPosts, findPosts } from './find-posts.ts';
import type { PostCard } from './post-card.ts';

/** Posts under a post. */
const MORE = 3;

/** What is about the same, the newest first; where there is little of it, whatever is new. */
export async function moreToRead({
  payload,
  post,
  now,
}: {
  payload: Payload;
  post: Pick<PostCard, 'id' | 'categories'>;
  /** Epoch ms. */
  now: number;
}): Promise<Pick<FoundPosts, 'posts' | 'expiresAt'>> {
  const shared = { payload, order: 'newest', page: 1, now } as const;
  const slugs = post.categories.map(({ slug }) => slug);
  const alike = await findPosts({
    ...shared,
    categories: { slugs, operator: 'IN' },
    exclude: [post.id],
    perPage: MORE,
  });
  const left = MORE - alike.posts.length;
  if (left === 0) return alike;
  const exclude = [post.id, ...alike.posts.map(({ id }) => id)];
  const others = await findPosts({ ...shared, exclude, perPage: left });
  return { posts: [...alike.posts, ...others.posts], expiresAt: others.expiresAt };
}
