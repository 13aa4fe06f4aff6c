import type { BlockLoader } from '#site/block-kit/block.ts';
import type { NeighboursSubject } from '#site/block-kit/page-subject.ts';
import { postNeighbours } from '#site/features/posts/post-neighbours.ts';

/** The posts before and after this one; read only where a template shows them. */
export const loadPostNeighbours: BlockLoader<Record<string, unknown>, NeighboursSubject | null> = async ({
  payload,
  context: { page },
  now,
}) => {
  if (page?.kind !== 'post') return { data: null };
  const { expiresAt, ...found } = await postNeighbours({ payload, post: page.post, now });
  return { data: { kind: 'post-neighbours', ...found }, expiresAt };
};
