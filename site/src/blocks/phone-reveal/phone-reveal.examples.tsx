import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { PhoneRevealData, PhoneRevealProps } from './phone-reveal.tsx';

export const examples: BlockExamples<PhoneRevealProps, PhoneRevealData> = {
  'the agency’s': { data: { number: '(02) 5550 0140' } },
  'an agent’s, terracotta': {
    props: { of: 'agent', variant: 'accent', label: 'Call Eleanor' },
    data: { number: '0491 570 156', agent: 7 },
  },
  'shown from the start': { props: { hide: false }, data: { number: '(02) 5550 0140' } },
  'no number': { data: { number: null } },
};
