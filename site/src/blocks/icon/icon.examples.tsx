import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { IconProps } from './icon.tsx';

export const examples: BlockExamples<IconProps, null> = {
  ordinary: {},
  'plain, large, centred': {
    props: {
      icon: 'key',
      shape: 'none',
      size: { base: 96, mobile: 56 },
      align: { base: 'center' },
      colour: 'accent',
    },
  },
  'a link': {
    props: {
      icon: 'facebook',
      shape: 'square',
      link: { href: 'https://example.com', newTab: true },
      label: 'Our page on Facebook',
      colour: '#ffffff',
      ground: '#1f4038',
    },
  },
  'an icon that is gone': { props: { icon: 'no-longer-drawn' } },
};
