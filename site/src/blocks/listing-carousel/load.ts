import type { BlockLoader } from '#site/block-kit/block.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { listingGrid } from '../listing-grid/listing-grid.tsx';
import { load as loadListingGrid } from '../listing-grid/load.ts';
import type { ListingCarouselProps } from './listing-carousel.tsx';

/** The same listings as in the grid. */
export const load: BlockLoader<ListingCarouselProps, ListingCard[]> = ({ props, ...rest }) =>
  loadListingGrid({
    ...rest,
    props: { ...listingGrid.defaults, channel: props.channel, count: props.count },
  });
