import type { BlockContext, BlockLoader } from '#site/block-kit/block.ts';
import { type Agent, loadPeople, type People } from '#site/features/team/load-people.ts';
import type { TeamGridData, TeamGridProps } from './team-grid.tsx';

/** Everybody, the people of some offices, or those chosen, in their order; only published profiles. */
export const load: BlockLoader<TeamGridProps, TeamGridData> = async ({ payload, props, context }) => {
  const people = await loadPeople(payload);
  const agents = peopleFor({ people, props, context }).slice(0, props.count);
  if (agents.length === 0) return { data: [] };
  if (!props.grouped || props.who === 'chosen') return { data: [{ office: null, agents }] };
  const groups = people.offices.map(({ id, name, path }) => ({
    office: { name, path },
    agents: agents.filter(({ officeId }) => officeId === id),
  }));
  const others = agents.filter(({ officeId }) => officeId === null || !people.officeById.has(officeId));
  return { data: [...groups, { office: null, agents: others }].filter((group) => group.agents.length > 0) };
};

function peopleFor({
  people,
  props,
  context,
}: {
  people: People;
  props: TeamGridProps;
  context: BlockContext;
}): Agent[] {
  if (props.who === 'chosen') return props.agents.flatMap((id) => people.agentById.get(id) ?? []);
  if (props.who === 'all') return people.agents;
  const offices = props.offices.length ? props.offices : context.office ? [context.office] : [];
  return people.agents.filter(({ officeId }) => officeId !== null && offices.includes(officeId));
}
