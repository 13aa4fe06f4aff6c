import { appraisalCall } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { page } from '../starter.ts';
import { band, block } from '../write.ts';

/** What the agency has sold, from its own records: a map, the newest sales, and what clients say. */
export const results = page({
  name: 'Our results',
  about: 'What you have sold, on a map and as a list, with the reviews of your clients.',
  content: [
    plainOpening({
      eyebrow: 'Our results',
      text: 'What we have sold near you',
      about: 'Every sale here is one of ours. Addresses and prices are shown where the owners agreed.',
    }),
    block('sold-map', { title: 'On the map' }),
    block('recent-sales', { title: 'The newest sales', count: 6, band: 'sand' }),
    band({
      space: { base: 'tight' },
      content: [block('star-rating', { align: { base: 'center' } })],
    }),
    block('reviews', { title: 'What our clients say' }),
    appraisalCall({
      text: 'And yours?',
      about:
        'Tell us where your home is. A local agent comes, looks at it with you and says what it would sell for.',
      points: ['Free, with no obligation', 'The recent sales behind our price, on paper'],
    }),
  ],
});
