import type { BlockExamples } from '#site/block-kit/examples.ts';
import { longListing, openListing, soldListing } from '#site/block-kit/parts/example-listings.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { ListingGridProps } from './listing-grid.tsx';

export const examples: BlockExamples<ListingGridProps, ListingCard[]> = {
  'sold last': { data: [soldListing, { ...soldListing, id: 46 }, { ...longListing, channel: 'sold' }] },
  'one for sale': {
    props: { channel: 'buy', title: 'New to the market', linkLabel: 'All properties for sale' },
    data: [openListing],
  },
  'the newest large': {
    props: { channel: 'buy', title: 'New to the market', look: 'lead', linkLabel: 'All properties for sale' },
    data: [openListing, { ...openListing, id: 47 }, { ...longListing, channel: 'buy' }],
  },
  'the newest large, and no other': { props: { channel: 'buy', look: 'lead' }, data: [openListing] },
  none: { data: [] },
};
