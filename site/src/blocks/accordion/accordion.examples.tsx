import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { AccordionProps } from './accordion.tsx';

const part = {
  title: 'What is included?',
  icon: '',
  text: '<p>Photographs, a plan and the signboard.</p>',
  open: true,
};

export const examples: BlockExamples<AccordionProps, null> = {
  'one at a time': {},
  'as many as visitors like, with icons': {
    props: {
      mode: 'toggle',
      items: [
        { ...part, icon: 'image' },
        { ...part, icon: 'plan' },
        { ...part, open: false },
      ],
    },
  },
  'several marked open, one at a time': { props: { items: [part, part, part] } },
  'very long': {
    props: {
      items: [
        {
          ...part,
          title: 'Expressions of interest closing Thursday at 3 pm unless sold prior '.repeat(2),
          text: `<p>${'All of it. '.repeat(120)}</p>`,
        },
        { ...part, title: '', text: '', open: false },
      ],
    },
  },
  empty: { props: { items: [] } },
};
