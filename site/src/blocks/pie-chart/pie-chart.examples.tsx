import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { PieChartProps } from './pie-chart.tsx';

export const examples: BlockExamples<PieChartProps, null> = {
  'as it comes': {},
  'none, all, and a part of a percent': {
    props: {
      charts: [
        { title: '', percent: 0, colour: '' },
        { title: 'Everything', percent: 100, colour: '#336699' },
        { title: 'Exactly', percent: 33.3, colour: 'accent' },
      ],
      size: 160,
      line: 24,
    },
  },
  'very long': {
    props: {
      charts: [{ title: 'Sold within the first four weeks '.repeat(4), percent: 50, colour: '' }],
      columns: { base: 1 },
    },
  },
  empty: { props: { charts: [] } },
};
