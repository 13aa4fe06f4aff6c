import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import { designOf } from '#site/block-kit/design.ts';
import type { PostSubject } from '#site/block-kit/page-subject.ts';
import type { StoredPost } from '#site/features/posts/load-post.ts';
import { moreToRead } from '#site/features/posts/more-to-read.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { innerOf } from '../design/inner-of.ts';
import { loadDesign } from '../design/load-design.ts';
import type { LoadedDesign } from '../design/loaded-design.ts';

/** What a post's page shows. `loaded` is what was built in it; `expiresAt` (epoch ms): when the posts under it change. */
export type LoadedPost = { subject: PostSubject; loaded: LoadedDesign; expiresAt?: number };

/** Loads it; `lists` is what its lists are asked for, and where they can be fetched again. */
export async function loadPostSubject({
  payload,
  post: { design, updatedAt: _updated, seo: _seo, ...post },
  lists = {},
  now,
}: {
  payload: Payload;
  post: StoredPost;
  lists?: Pick<BlockContext, 'query' | 'place'>;
  /** Epoch ms. */
  now: number;
}): Promise<LoadedPost> {
  const { path, author } = post;
  const context: BlockContext = { path, agent: author?.id, ...lists };
  const [loaded, more, { agentById }] = await Promise.all([
    loadDesign({ payload, design: designOf(design), context, now }),
    moreToRead({ payload, post, now }),
    loadPeople(payload),
  ]);
  return {
    subject: {
      kind: 'post',
      post,
      body: innerOf(loaded),
      more: more.posts,
      officeId: agentById.get(author?.id ?? 0)?.officeId ?? null,
    },
    loaded,
    expiresAt: more.expiresAt,
  };
}
