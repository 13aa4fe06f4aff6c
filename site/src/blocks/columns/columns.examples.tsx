import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { ColumnsProps } from './columns.tsx';

export const examples: BlockExamples<ColumnsProps, null> = {
  'two alike': {},
  'a narrow one beside a wide one, turned round on phones': {
    props: {
      width1: { base: 35, tablet: 100 },
      width2: { base: 65, tablet: 100 },
      reverseOnMobile: true,
      align: 'center',
    },
  },
  'six, two in a row on phones': {
    props: {
      count: 6,
      gap: { base: 12 },
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((number) => [`width${number}`, { base: null, tablet: 33.3, mobile: 50 }]),
      ),
    },
  },
  'one alone': { props: { count: 1, gap: { base: 0 } } },
};
