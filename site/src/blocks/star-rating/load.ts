import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { reviewsOf } from '#site/features/team/reviews/load-reviews.ts';
import type { StarRatingData, StarRatingProps } from './star-rating.tsx';

/** The average of the reviews of the page's agent or office, or of all. */
export const load: BlockLoader<StarRatingProps, StarRatingData> = async ({ payload, props, context }) => {
  if (props.from === 'typed') return { data: null };
  const [{ agencyName }, { agentById, officeById }] = await Promise.all([
    loadSettings(payload),
    loadPeople(payload),
  ]);
  const ofPage = props.of === 'page';
  const agent = ofPage ? agentById.get(context.agent ?? 0) : undefined;
  const office = ofPage && !agent ? officeById.get(context.office ?? 0) : undefined;
  const { stars } = await reviewsOf(payload, { agent: agent?.id, office: office?.id, show: 0 });
  const name = agent?.name ?? office?.name ?? agencyName;
  return {
    data: stars && { name, mean: stars.mean, count: stars.of },
    tags: ['reviews', 'agents', 'settings'],
  };
};
