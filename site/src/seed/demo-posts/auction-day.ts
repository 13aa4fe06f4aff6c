import { buttons, heading, lead, textBlock } from '../../features/pages/starters/write.ts';
import type { DemoPost } from './demo-post.ts';

export const auctionDay: DemoPost = {
  title: 'How an auction day runs, hour by hour',
  slug: 'how-an-auction-day-runs',
  excerpt: 'Who registers, what the reserve does, and what to have in your pocket before you raise a hand.',
  picture: { path: 'pictures/hero.webp', alt: 'A street of cottages and terraces at dusk' },
  categories: ['Auctions', 'Buying'],
  author: 'eleanor-sample',
  daysAgo: 15,
  pictures: {},
  content: () => [
    lead(
      'An auction takes twenty minutes. What decides it happens in the weeks before, and in the hour around it.',
    ),
    heading({ text: 'Before: the last open home' }),
    textBlock([
      'The doors open half an hour before. Walk through again with the contract in your hand and ask about anything you have not understood. After the hammer there is no cooling-off period.',
      'In New South Wales and some other states you register to bid and get a number. Bring photo ID that shows your address.',
    ]),
    heading({ text: 'During: what the terms mean' }),
    textBlock([
      '“On the market” means the reserve has been reached and the home will be sold to the highest bidder. Until then, the owner can decline.',
      'A vendor bid is made for the owner, is announced as one, and is allowed only below the reserve. If you do not know whose bid it was, ask. The auctioneer has to tell you.',
    ]),
    heading({ text: 'After: the deposit' }),
    textBlock(
      'The contract is signed and the deposit paid the same day, usually ten per cent. Ask your bank beforehand how much may leave your account on a Saturday.',
    ),
    buttons([{ label: 'See what is for sale', href: '/buy', look: 'outline' }], { size: 'md' }),
  ],
};
