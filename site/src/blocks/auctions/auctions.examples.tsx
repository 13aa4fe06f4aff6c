import type { BlockExamples } from '#site/block-kit/examples.ts';
import { auctionListing, longListing } from '#site/block-kit/parts/example-listings.ts';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';
import type { AuctionsProps } from './auctions.tsx';

export const examples: BlockExamples<AuctionsProps, Occasion[]> = {
  'one Saturday': {
    data: [
      { listing: auctionListing, startsAt: '2026-11-28T00:00:00.000Z', endsAt: null },
      { listing: longListing, startsAt: '2026-11-28T02:30:00.000Z', endsAt: null },
    ],
  },
  'none, said': { props: { emptyText: 'No auctions are set. New ones come up here first.' }, data: [] },
  none: { data: [] },
};
