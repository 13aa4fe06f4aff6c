import { type Agent, loadPeople, type Office } from '#site/features/team/load-people.ts';
import { agentsOf } from '#site/features/team/team-view.tsx';
import { slug } from '#site/server/slug.ts';
import type { BlockContext } from '../../block.ts';
import type { ItemOf } from '../loop-item.ts';
import type { LoopProps } from '../loop-props.ts';
import { pageOfList, termsOf } from './page-of-list.ts';
import type { LoopAsked, LoopSource } from './source.ts';

type Asked = Pick<LoopAsked, 'payload' | 'props' | 'context'>;

/** People with a published profile; all of them are in memory. */
export const agentsSource: LoopSource = {
  async find(asked) {
    return pageOfList({
      all: await peopleOf(asked),
      asked,
      has: ({ item: { office }, term }) => office?.slug === term,
    });
  },
  async terms(asked) {
    return termsOf({
      all: await peopleOf(asked),
      of: ({ office }) => office && { term: office.slug, label: office.name },
    });
  },
};

/** Published offices; all of them are in memory. */
export const officesSource: LoopSource = {
  async find(asked) {
    return pageOfList({
      all: await officesOf(asked),
      asked,
      has: ({ item: { office }, taxonomy, term }) => placeOf({ office, taxonomy })?.term === term,
    });
  },
  async terms({ taxonomy, ...asked }) {
    return termsOf({ all: await officesOf(asked), of: ({ office }) => placeOf({ office, taxonomy }) });
  },
};

async function peopleOf({ payload, props, context }: Asked): Promise<ItemOf<'agents'>[]> {
  const people = await loadPeople(payload);
  const agents = chosenPeople({ agents: people.agents, byId: people.agentById, props, context });
  const inOrder =
    props.peopleOrder === 'title' ? agents.toSorted((a, b) => a.name.localeCompare(b.name)) : agents;
  return inOrder.map((agent) => ({
    kind: 'agents',
    id: agent.id,
    agent,
    office: (agent.officeId && people.officeById.get(agent.officeId)) || null,
  }));
}

function chosenPeople({
  agents,
  byId,
  props,
  context,
}: {
  agents: Agent[];
  byId: ReadonlyMap<number, Agent>;
  props: LoopProps;
  context: BlockContext;
}): Agent[] {
  const ofOffices = (ids: readonly number[]) =>
    agents.filter(({ officeId }) => officeId !== null && ids.includes(officeId));
  switch (props.who) {
    case 'all':
      return agents;
    case 'page-office':
      return ofOffices(context.office === undefined ? [] : [context.office]);
    case 'offices':
      return ofOffices(props.whoseOffices);
    case 'chosen':
      return props.people.flatMap((id) => byId.get(id) ?? []);
  }
}

async function officesOf({ payload, props }: Pick<Asked, 'payload' | 'props'>): Promise<ItemOf<'offices'>[]> {
  const people = await loadPeople(payload);
  const chosen = props.offices.length
    ? props.offices.flatMap((id) => people.officeById.get(id) ?? [])
    : people.offices;
  return chosen.map((office) => ({
    kind: 'offices',
    id: office.id,
    office,
    people: agentsOf({ people, officeId: office.id }).length,
  }));
}

function placeOf({ office, taxonomy }: { office: Office; taxonomy: string }) {
  const place = taxonomy === 'state' ? office.state : office.suburb;
  return place ? { term: slug(place), label: place } : null;
}
