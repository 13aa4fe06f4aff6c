import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { Agent } from '#site/features/team/load-people.ts';
import { LANDSCAPE } from '#site/ui/example-pictures.ts';
import type { TeamGridData, TeamGridProps } from './team-grid.tsx';

const agent = (id: number, changes: Partial<Agent> = {}): Agent => ({
  id,
  slug: `agent-${id}`,
  path: `/agents/agent-${id}`,
  name: `Ada Example-${'ABCDEF'[id % 6]}`,
  role: 'Sales agent',
  officeId: 1,
  mobile: '0491 570 006',
  phone: null,
  bio: '',
  portrait: id % 2 ? LANDSCAPE : null,
  ...changes,
});
const agents = [1, 2, 3, 4, 5].map((id) => agent(id));

export const examples: BlockExamples<TeamGridProps, TeamGridData> = {
  ordinary: { data: [{ office: null, agents }] },
  'by office': {
    props: { grouped: true, columns: { base: 3, mobile: 1 } },
    data: [
      { office: { name: 'Marrickville', path: '/offices/marrickville' }, agents: agents.slice(0, 2) },
      { office: null, agents: agents.slice(2, 3) },
    ],
  },
  'very long': {
    data: [
      { office: null, agents: [agent(1, { name: 'Unbroken'.repeat(10), role: 'A long title '.repeat(8) })] },
    ],
  },
  empty: { data: [] },
};
