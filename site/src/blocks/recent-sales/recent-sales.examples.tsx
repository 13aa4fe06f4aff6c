import type { BlockExamples } from '#site/block-kit/examples.ts';
import { longListing, soldListing } from '#site/block-kit/parts/example-listings.ts';
import type { RecentSalesData, RecentSalesProps } from './recent-sales.tsx';

const cards = [
  soldListing,
  { ...longListing, channel: 'sold' as const },
  { ...soldListing, id: 45, soldDate: null },
];

export const examples: BlockExamples<RecentSalesProps, RecentSalesData> = {
  cards: { data: { cards, href: '/sold' } },
  'a list, on sand': { props: { look: 'list', band: 'sand' }, data: { cards, href: '/sold' } },
  'an agent’s, without a link': {
    props: { of: 'agent', look: 'list' },
    data: { cards: [soldListing], href: '' },
  },
  none: { data: { cards: [], href: '/sold' } },
};
