import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { DividerProps } from './divider.tsx';

export const examples: BlockExamples<DividerProps, null> = {
  ordinary: {},
  'half the width, dashed, with words': {
    props: {
      text: 'Since 1987',
      look: 'dashed',
      weight: 2,
      colour: 'accent',
      width: { base: 50, mobile: 100 },
    },
  },
  'double, with an icon, on the left': {
    props: { icon: 'key', look: 'double', width: { base: 30 }, align: 'start', colour: 'brand' },
  },
  'an icon that is not known': { props: { icon: 'hologram', colour: '' } },
  'very long words': {
    props: {
      text: 'Selling, letting and looking after homes between the river and the hills',
      look: 'dotted',
      weight: 4,
    },
  },
};
