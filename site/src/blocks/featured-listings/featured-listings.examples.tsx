import type { BlockExamples } from '#site/block-kit/examples.ts';
import {
  auctionListing,
  longListing,
  openListing,
  soldListing,
} from '#site/block-kit/parts/example-listings.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { FeaturedListingsProps } from './featured-listings.tsx';

const four = [openListing, auctionListing, longListing, soldListing];

export const examples: BlockExamples<FeaturedListingsProps, ListingCard[]> = {
  'the first one large': { data: four },
  'as cards, on sand': {
    props: { look: 'cards', band: 'sand', text: 'Chosen by the people who know them.' },
    data: four,
  },
  'one alone': { data: [longListing] },
  'none left': { data: [] },
};
