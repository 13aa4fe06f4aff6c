import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { StarRatingData, StarRatingProps } from './star-rating.tsx';

export const examples: BlockExamples<StarRatingProps, StarRatingData> = {
  'of the reviews': { data: { name: 'Example Agency', mean: 4.6, count: 31 } },
  'of one review, with a link, centred': {
    props: { link: { href: '/reviews' }, align: { base: 'center' } },
    data: { name: 'Example Agency', mean: 5, count: 1 },
  },
  'a rating elsewhere': {
    props: {
      from: 'typed',
      stars: 4.9,
      count: 1200,
      source: 'Google',
      link: { href: 'https://example.com/reviews', newTab: true },
    },
  },
  'a rating elsewhere, stars alone': { props: { from: 'typed', stars: 3 } },
  'no stars entered': { props: { from: 'typed' } },
  'no reviews yet': { data: null },
};
