import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { TimelineProps } from './timeline.tsx';

const long = 'Everything that has to be said about this one step, at length. ';

export const examples: BlockExamples<TimelineProps, null> = {
  ordinary: {},
  dots: {
    props: {
      marks: 'dots',
      steps: [
        { when: '1984', title: 'One desk in Marrickville', text: '', icon: '' },
        { when: '2026', title: 'Three offices', text: 'And the same telephone number.', icon: '' },
      ],
    },
  },
  icons: { props: { marks: 'icons' } },
  'very long': {
    props: {
      steps: [{ when: 'W'.repeat(60), title: 'Unbroken'.repeat(18), text: long.repeat(12), icon: '' }],
    },
  },
  empty: { props: { steps: [] } },
};
