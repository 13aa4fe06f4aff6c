import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { Review, ReviewSummary } from '#site/features/team/reviews/load-reviews.ts';
import type { ReviewsProps } from './reviews.tsx';

const review = (id: number, changes: Partial<Review> = {}): Review => ({
  id,
  text: 'Sold in a week, and told us the price before we signed.',
  stars: 5,
  date: '2026-10-02',
  source: 'Google',
  sourceUrl: 'https://example.com/review',
  firstName: 'Ada',
  suburb: 'Enmore',
  role: 'Seller',
  agentId: 1,
  officeId: 1,
  ...changes,
});

const newest = [
  review(1),
  review(2, { stars: 2, text: 'Slow to answer emails. '.repeat(9) }),
  review(3, { stars: null, source: null, sourceUrl: null, suburb: null, role: null, firstName: 'Bo' }),
];

export const examples: BlockExamples<ReviewsProps, ReviewSummary> = {
  ordinary: { data: { count: 3, stars: { mean: 3.5, of: 2 }, newest } },
  'without the average, on sand': {
    props: { title: '', stars: false, band: 'sand' },
    data: { count: 9, stars: { mean: 4.8, of: 9 }, newest },
  },
  'none yet': { data: { count: 0, stars: null, newest: [] } },
};
