import type { BlockLoader } from '#site/block-kit/block.ts';
import { languagesOf } from '#site/features/team/find-agents.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { AgentFinderData, AgentFinderProps } from './agent-finder.tsx';

/** The languages and offices of published agents. */
export const load: BlockLoader<AgentFinderProps, AgentFinderData> = async ({ payload }) => {
  const people = await loadPeople(payload);
  if (people.agents.length === 0) return { data: null };
  return {
    data: {
      languages: languagesOf(people),
      offices: people.offices.map(({ slug, name }) => ({ slug, name })),
    },
  };
};
