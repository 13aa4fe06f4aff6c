import type { BlockExamples } from '#site/block-kit/examples.ts';
import { auctionListing, longListing } from '#site/block-kit/parts/example-listings.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { FeaturedPropertyProps } from './featured-property.tsx';

export const examples: BlockExamples<FeaturedPropertyProps, ListingCard | null> = {
  ordinary: { data: auctionListing },
  'with an introduction, within another block': {
    props: { text: 'Chosen by the people who know it.', band: 'none' },
    data: longListing,
  },
  none: { data: null },
};
