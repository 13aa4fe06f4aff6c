import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { AgentCardData, AgentCardProps } from './agent-card.tsx';

/** The chosen agent, or the one the page is about, if they have a profile that visitors see. */
export const load: BlockLoader<AgentCardProps, AgentCardData> = async ({ payload, props, context }) => {
  const [{ agentById, officeById }, offered] = await Promise.all([
    loadPeople(payload),
    loadOfferedForms(payload),
  ]);
  const agent = agentById.get(props.agent[0] ?? context.agent ?? 0) ?? null;
  return {
    data: {
      agent,
      office: officeById.get(agent?.officeId ?? 0)?.name ?? null,
      contact: offered.has('contact-agent'),
    },
  };
};
