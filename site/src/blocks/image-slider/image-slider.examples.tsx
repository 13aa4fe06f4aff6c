import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { ImageSliderProps } from './image-slider.tsx';

const image = { id: 1, alt: 'A weatherboard cottage behind a picket fence' };

export const examples: BlockExamples<ImageSliderProps, null> = {
  'three pictures': { props: { images: [1, 2, 3].map(() => ({ image, caption: '', link: null })) } },
  'with words and a link': {
    props: {
      images: [
        { image, caption: 'The front garden', link: { href: '/about' } },
        { image, caption: 'Expressions of interest close on Thursday at 3 pm. '.repeat(4), link: null },
      ],
    },
  },
  'fades, square, standing still': {
    props: {
      images: [1, 2].map(() => ({ image, caption: '', link: null })),
      effect: 'fade',
      ratio: '1/1',
      autoplay: false,
    },
  },
  'nothing chosen': {},
};
