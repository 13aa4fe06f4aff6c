import type { BlockLoader } from '#site/block-kit/block.ts';
import { type ReviewSummary, reviewsOf } from '#site/features/team/reviews/load-reviews.ts';
import type { ReviewsProps } from './reviews.tsx';

/** The newest reviews of whom staff chose. */
export const load: BlockLoader<ReviewsProps, ReviewSummary> = async ({
  payload,
  props: { of, agent, office, count },
  context,
}) => {
  const about = {
    page: { agent: context.agent, office: context.agent ? undefined : context.office },
    all: {},
    chosen: { agent: agent[0], office: office[0] },
  }[of];
  return { data: await reviewsOf(payload, { ...about, show: count }), tags: ['reviews', 'agents'] };
};
