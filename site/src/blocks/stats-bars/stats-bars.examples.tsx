import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { StatsBarsProps } from './stats-bars.tsx';

export const examples: BlockExamples<StatsBarsProps, null> = {
  'as it comes': {},
  'none, all, and a colour of its own': {
    props: {
      bars: [
        { title: 'Nothing yet', percent: 0, colour: '' },
        { title: 'Everything', percent: 100, colour: 'accent' },
        { title: 'A part, exactly', percent: 33.33, colour: '#336699' },
      ],
    },
  },
  'very long': {
    props: {
      bars: [
        { title: 'Sold within the first four weeks of the campaign '.repeat(3), percent: 75, colour: '' },
      ],
    },
  },
  empty: { props: { bars: [] } },
};
