import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { Agent } from '#site/features/team/load-people.ts';
import type { AgentTestimonialsData, AgentTestimonialsProps } from './agent-testimonials.tsx';

const agent = (id: number): Agent => ({
  id,
  slug: `agent-${id}`,
  path: `/agents/agent-${id}`,
  name: `Agent Number ${id}`,
  role: 'Sales agent',
  officeId: 1,
  mobile: null,
  phone: null,
  bio: '',
  portrait: null,
});

const testimonials = [1, 2, 1].map((id, index) => ({
  agent: [id],
  quote: 'Always answered the phone, and always knew. '.repeat(index + 1),
  author: 'A vendor in Newtown',
}));
const agents = [agent(1), agent(2)];

export const examples: BlockExamples<AgentTestimonialsProps, AgentTestimonialsData> = {
  'about two agents': { props: { testimonials }, data: { agents, about: null } },
  'on an agent’s page': { props: { testimonials }, data: { agents, about: 1 } },
  'their profiles are gone': { props: { testimonials }, data: { agents: [], about: null } },
  'nobody said anything': { data: { agents: [], about: null } },
};
