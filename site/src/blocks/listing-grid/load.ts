import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadNewest } from '#site/block-kit/listings/load-newest.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { ListingGridProps } from './listing-grid.tsx';

export const load: BlockLoader<ListingGridProps, ListingCard[]> = ({
  payload,
  props: { channel, count },
  now,
}) => loadNewest({ payload, channel, count, now });
