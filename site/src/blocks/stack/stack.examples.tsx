import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { StackProps } from './stack.tsx';

export const examples: BlockExamples<StackProps, null> = {
  'one under the other': {},
  'side by side, under each other on phones': {
    props: {
      direction: { base: 'row', mobile: 'column' },
      gap: { base: 24, mobile: 12 },
      justify: 'between',
      align: 'center',
    },
  },
  'side by side without a second row': {
    props: { direction: { base: 'row' }, wrap: false, align: 'stretch' },
  },
};
