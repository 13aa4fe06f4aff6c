import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { TestimonialSliderProps } from './testimonial-slider.tsx';

const said = {
  quote: 'They told us what the house would fetch, and it fetched that.',
  author: 'A vendor',
  about: 'Sold in Newtown, 2026',
  image: null,
};

export const examples: BlockExamples<TestimonialSliderProps, null> = {
  'three of them': {
    props: {
      testimonials: [
        said,
        { ...said, image: { id: 1, alt: '' }, author: 'A landlord', about: '' },
        { ...said, quote: `${said.quote} We would do it again tomorrow. `.repeat(5), author: 'A buyer' },
      ],
    },
  },
  'one alone, of nobody': { props: { testimonials: [{ ...said, author: '', about: '' }] } },
  'nobody said anything': {},
};
