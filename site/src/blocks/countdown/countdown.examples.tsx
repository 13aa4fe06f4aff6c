import type { BlockExamples } from '#site/block-kit/examples.ts';
import { auctionListing } from '#site/block-kit/parts/example-listings.ts';
import type { CountdownData, CountdownProps } from './countdown.tsx';

/** Far ahead: the script that counts reads the real clock. */
const at = '2036-11-28T00:00:00.000Z';
const auction = { at, isOver: false, zone: auctionListing.timeZone, listing: auctionListing };

export const examples: BlockExamples<CountdownProps, CountdownData> = {
  'the next auction': { data: auction },
  'a moment, with a message for afterwards': {
    props: { title: 'Doors open', over: 'The doors are open.' },
    data: { ...auction, listing: null },
  },
  over: { props: { over: 'The auction has begun.' }, data: { ...auction, isOver: true } },
  'over, without a message': { data: { ...auction, isOver: true } },
  'no auction to come': { data: null },
};
