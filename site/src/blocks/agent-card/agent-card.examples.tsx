import type { BlockExamples } from '#site/block-kit/examples.ts';
import { exampleAgent, longAgent } from '#site/block-kit/parts/example-agent.ts';
import type { AgentCardData, AgentCardProps } from './agent-card.tsx';

const data: AgentCardData = { agent: exampleAgent, office: 'Newtown', contact: true };

export const examples: BlockExamples<AgentCardProps, AgentCardData> = {
  whole: { props: { text: 'I sell the streets I grew up in.' }, data },
  'a card': { props: { look: 'card' }, data },
  'long words, no way to write': { data: { agent: longAgent, office: null, contact: false } },
  'nobody chosen': { data: { agent: null, office: null, contact: false } },
};
