import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { GridProps } from './grid.tsx';

export const examples: BlockExamples<GridProps, null> = {
  'three in a row': {},
  'six on large screens, two on phones': {
    props: { columns: { base: 6, tablet: 3, mobile: 2 }, gap: { base: 8 }, align: 'center' },
  },
  'one under the other': { props: { columns: { base: 1 }, gap: { base: 0 }, align: 'start' } },
};
