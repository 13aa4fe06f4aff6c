import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { AgentTestimonialsData, AgentTestimonialsProps } from './agent-testimonials.tsx';

/** The agents that the testimonials name, as far as they have a profile. */
export const load: BlockLoader<AgentTestimonialsProps, AgentTestimonialsData> = async ({
  payload,
  props,
  context,
}) => {
  const { agentById } = await loadPeople(payload);
  const named = new Set(props.testimonials.flatMap(({ agent }) => agent));
  return {
    data: { agents: [...named].flatMap((id) => agentById.get(id) ?? []), about: context.agent ?? null },
  };
};
