import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { FaqProps } from './faq.tsx';

export const examples: BlockExamples<FaqProps, null> = {
  ordinary: {},
  'one at a time, the first open': { props: { one: true, open: true } },
  'very long': {
    props: {
      open: true,
      items: [
        {
          question: 'Unbrokenquestion'.repeat(16),
          answer: `<p>${'Many words. '.repeat(80)}</p><ul><li>One</li><li>Two</li></ul>`,
        },
      ],
    },
  },
  'a question without an answer': { props: { items: [{ question: 'And then?', answer: '<p> </p>' }] } },
};
