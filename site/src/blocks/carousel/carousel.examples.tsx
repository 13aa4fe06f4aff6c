import type { BlockExamples } from '#site/block-kit/examples.ts';
import { type CarouselProps, carousel } from './carousel.tsx';

const slide = {
  image: { id: 1, alt: 'A weatherboard cottage behind a picket fence' },
  title: 'Inner west',
  text: 'Terraces, warehouses and gardens behind them.',
  link: { href: '/buy' },
  linkLabel: 'Homes for sale',
};
const five = ['Inner west', 'North shore', 'Eastern beaches', 'Hills', 'South coast'].map((title) => ({
  ...slide,
  title,
}));

export const examples: BlockExamples<CarouselProps, null> = {
  'as it comes': {},
  'with pictures': { props: { slides: five } },
  'neighbours peek in': { props: { slides: five, offsetSides: 'both', offsetWidth: 48 } },
  'fades by itself': {
    props: { slides: five, shown: { base: 1 }, effect: 'fade', autoplay: true, pagination: 'fraction' },
  },
  'does not go round': { props: { slides: five, infinite: false, pagination: 'progress' } },
  'one slide': { props: { slides: [slide] } },
  'very long': {
    props: {
      slides: [
        ...carousel.defaults.slides,
        { ...slide, title: 'Long'.repeat(20), text: 'Everything that can be said about it. '.repeat(12) },
      ],
    },
  },
  empty: { props: { slides: [] } },
};
