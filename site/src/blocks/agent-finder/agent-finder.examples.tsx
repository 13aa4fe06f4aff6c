import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { AgentFinderData, AgentFinderProps } from './agent-finder.tsx';

const offices = [
  { slug: 'newtown', name: 'Newtown' },
  { slug: 'marrickville', name: 'Marrickville' },
];

export const examples: BlockExamples<AgentFinderProps, AgentFinderData> = {
  ordinary: { data: { languages: ['Greek', 'Mandarin'], offices } },
  'one office, one language': {
    props: { title: '', text: '' },
    data: { languages: [], offices: offices.slice(0, 1) },
  },
  'very long': {
    props: { title: 'Unbroken'.repeat(12), text: 'Somebody who knows your street. '.repeat(10) },
    data: {
      languages: ['A language with a long name '.repeat(3)],
      offices: [...offices, { slug: 'long', name: 'Unbroken'.repeat(10) }],
    },
  },
  empty: { data: null },
};
