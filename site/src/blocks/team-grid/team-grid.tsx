import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { AgentCard } from '#site/features/team/agent-card.tsx';
import type { Agent } from '#site/features/team/load-people.ts';

const fields = {
  who: {
    kind: 'select',
    label: 'Agents',
    options: [
      { value: 'all', label: 'All' },
      { value: 'offices', label: 'By office' },
      { value: 'chosen', label: 'Manual selection' },
    ],
  },
  offices: {
    kind: 'reference',
    to: 'offices',
    label: 'Offices',
    help: 'Leave empty to use the office of the page.',
    shownWhen: { field: 'who', is: ['offices'] },
  },
  agents: {
    kind: 'reference',
    to: 'agents',
    label: 'Selected agents',
    help: 'Shown in this order.',
    shownWhen: { field: 'who', is: ['chosen'] },
  },
  count: { kind: 'number', label: 'Maximum number', min: 1, max: 60, step: 1 },
  grouped: {
    kind: 'toggle',
    label: 'Group by office',
    shownWhen: { field: 'who', is: ['all', 'offices'] },
  },
  columns: columnsField,
} as const satisfies BlockFields;

export type TeamGridProps = PropsOf<typeof fields>;
/** People in groups; a group without a name stands without a heading. */
export type TeamGridData = { office: { name: string; path: string } | null; agents: Agent[] }[];

/** People of the agency as cards that lead to their pages. */
export const teamGrid = defineBlock<typeof fields, TeamGridData>({
  name: 'team-grid',
  label: 'Team',
  category: 'content',
  keywords: 'people staff agents meet the team',
  hasLoader: true,
  icon: 'person',
  fields,
  defaults: {
    who: 'all',
    offices: [],
    agents: [],
    count: 24,
    grouped: false,
    columns: { base: 4, tablet: 3, mobile: 2 },
  },
  View: ({ props, data, editing }) => {
    if (data.length === 0) {
      return <EditorNote editing={editing}>No published agents match.</EditorNote>;
    }
    return (
      <div className="grid gap-14">
        {data.map(({ office, agents }) => (
          <section key={office?.path ?? 'others'} aria-label={office ? undefined : 'Our people'}>
            {office && (
              <h2 className="mb-8 border-b border-current/15 pb-4 text-2xl">
                <a href={office.path} className="no-underline wrap-anywhere hover:text-accent">
                  {office.name}
                </a>
              </h2>
            )}
            <ul className={`${COLUMNS} gap-x-5 gap-y-10 md:gap-x-7`} style={columnsVars(props.columns)}>
              {agents.map((agent) => (
                <li key={agent.id} className="min-w-0">
                  <AgentCard agent={agent} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  },
});
