import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadNewest } from '#site/block-kit/listings/load-newest.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { ListingCarouselProps } from './listing-carousel.tsx';

export const load: BlockLoader<ListingCarouselProps, ListingCard[]> = ({
  payload,
  props: { channel, count },
  now,
}) => loadNewest({ payload, channel, count, now });
