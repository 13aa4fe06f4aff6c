import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { LeadButton } from '#site/features/leads/forms/opening/lead-button.tsx';
import { AgentCard } from '#site/features/team/agent-card.tsx';
import { PhoneLines } from '#site/features/team/contact-lines.tsx';
import type { Agent } from '#site/features/team/load-people.ts';
import { Portrait } from '#site/features/team/portrait.tsx';

const fields = {
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    help: 'Leave empty to use the agent of the page, or the author of a post.',
    max: 1,
  },
  look: {
    kind: 'select',
    label: 'Layout',
    options: [
      { value: 'row', label: 'Photo, contact details and button' },
      { value: 'card', label: 'Card linked to the profile' },
    ],
  },
  text: {
    kind: 'textarea',
    label: 'Short biography',
    shownWhen: { field: 'look', is: ['row'] },
    maxLength: 400,
  },
  phones: { kind: 'toggle', label: 'Phone numbers', shownWhen: { field: 'look', is: ['row'] } },
  contact: { kind: 'toggle', label: 'Contact button', shownWhen: { field: 'look', is: ['row'] } },
} as const satisfies BlockFields;

export type AgentCardProps = PropsOf<typeof fields>;

/** `agent` is null where there is none; `contact` says whether visitors can write by form. */
export type AgentCardData = { agent: Agent | null; office: string | null; contact: boolean };

/** One person of the agency, with the ways to reach them. */
export const agentCard = defineBlock<typeof fields, AgentCardData>({
  name: 'agent-card',
  label: 'Agent',
  category: 'business',
  keywords: 'person staff team member profile realtor author',
  hasLoader: true,
  icon: 'person',
  fields,
  defaults: { agent: [], look: 'row', text: '', phones: true, contact: true },
  View: ({ props, data: { agent, office, contact }, editing }) => {
    if (!agent) return <EditorNote editing={editing}>Choose an agent with a published profile.</EditorNote>;
    if (props.look === 'card')
      return (
        <div className="max-w-80">
          <AgentCard agent={agent} />
        </div>
      );
    const role = [agent.role, office].filter(Boolean).join(', ');
    return (
      <article className="@container rounded-lg bg-paper text-ink shadow-card">
        <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-4 p-5 @md:grid-cols-[9rem_minmax(0,1fr)] @md:gap-x-6 @xl:p-7">
          <div className="overflow-hidden rounded-lg">
            <Portrait agent={agent} sizes="9rem" />
          </div>
          <div>
            <h3 className="text-xl">
              <a href={agent.path} className="no-underline wrap-anywhere hover:text-accent">
                {agent.name}
              </a>
            </h3>
            {role && <p className="mt-1 text-muted">{role}</p>}
            {props.text && <p className="mt-4 max-w-prose-page whitespace-pre-line">{props.text}</p>}
            {props.phones && (
              <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-1">
                <PhoneLines numbers={[agent.mobile, agent.phone]} />
              </div>
            )}
            {props.contact && contact && (
              <LeadButton
                form="contact-agent"
                agent={agent.id}
                label={`Contact ${agent.name}`}
                icon="mail"
                className="mt-4"
              />
            )}
          </div>
        </div>
      </article>
    );
  },
});
