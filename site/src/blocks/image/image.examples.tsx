import { type BlockExamples, GONE_PICTURE, SMALL_PICTURE, WIDE_PICTURE } from '#site/block-kit/examples.ts';
import type { ImageProps } from './image.tsx';

export const examples: BlockExamples<ImageProps, null> = {
  ordinary: { props: { picture: WIDE_PICTURE, caption: 'The front of the house, from Illawarra Road' } },
  'opens large, in a gallery': {
    props: { picture: WIDE_PICTURE, press: 'large', gallery: 'house', caption: 'The front', ratio: '3/2' },
  },
  'the next of the gallery': {
    props: { picture: SMALL_PICTURE, press: 'large', gallery: 'house', width: { base: 50, mobile: 100 } },
  },
  'a link, round, centred': {
    props: {
      picture: { id: 1 },
      press: 'link',
      link: { href: '/agents' },
      caption: 'Meet the team',
      ratio: '1/1',
      corners: 'round',
      width: { base: 30, mobile: 60 },
      align: { base: 'center' },
    },
  },
  'a small picture, upright': { props: { picture: SMALL_PICTURE, ratio: '4/5', width: { base: 25 } } },
  'seen first': { props: { picture: WIDE_PICTURE, ratio: '16/9', first: true, corners: 'square' } },
  gone: { props: { picture: GONE_PICTURE } },
};
