import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadChoice } from '#site/block-kit/listings/load-choice.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { ListingCarouselProps } from './listing-carousel.tsx';

export const load: BlockLoader<ListingCarouselProps, ListingCard[]> = async (asked) => {
  const { cards, expiresAt } = await loadChoice({ ...asked, count: asked.props.count, most: 24 });
  return { data: cards, expiresAt };
};
