import { block, buttons, heading, lead, picture, textBlock } from '../../features/pages/starters/write.ts';
import type { DemoPost } from './demo-post.ts';

export const beforeYouSell: DemoPost = {
  title: 'Six weeks before you sell: what to do, and what to leave',
  slug: 'six-weeks-before-you-sell',
  excerpt:
    'Paint comes back, a new kitchen seldom does. A plan for the weeks before the photographer arrives.',
  picture: { path: 'feed/pictures/terrace-2.webp', alt: 'A terrace with an iron-lace balcony' },
  categories: ['Selling'],
  author: 'rafael-specimen',
  daysAgo: 4,
  pictures: {
    kitchen: { path: 'feed/pictures/kitchen-heritage.webp', alt: 'A kitchen in a terrace, swept and empty' },
  },
  content: ({ picture: chosen }) => [
    lead(
      'Most people start with the wrong room and run out of time. This is the order we suggest to our own friends.',
    ),
    heading({ text: 'Weeks one and two: papers and pipes' }),
    textBlock([
      'Ask your solicitor or conveyancer for the contract now. In New South Wales a home may not be advertised for sale without one, and other states have papers of their own.',
      'Then repair what a building inspector would write down: the tap that drips, the gutter that leans, the smoke alarm that chirps. Buyers forgive age. They do not forgive neglect, because they wonder what else there is.',
    ]),
    heading({ text: 'Weeks three and four: paint, light, air' }),
    textBlock(
      'One plain colour through the hall and living rooms does more than a new kitchen. Clean the windows, change every bulb to the same warm white, and take half of everything off the shelves.',
    ),
    picture(chosen('kitchen'), { ratio: '3/2' }),
    heading({ text: 'Weeks five and six: the outside' }),
    textBlock([
      'People decide at the gate. Cut back what hides the house, wash the path, paint the front door.',
      'Leave the bathroom alone unless it leaks. A renovation in a hurry looks like one, and the next owner would have chosen other tiles.',
    ]),
    block('faq', {
      items: [
        {
          question: 'Should we live in it while it is for sale?',
          answer: '<p>You can. A tidy, lived-in home often feels warmer than an empty one.</p>',
        },
        {
          question: 'Is styling worth it?',
          answer:
            '<p>Often, for an empty home. If you have good furniture, a day of decluttering may be enough.</p>',
        },
      ],
    }),
    buttons([{ label: 'Request an appraisal', href: '/market-appraisal-form', look: 'primary' }], {
      size: 'md',
    }),
  ],
};
