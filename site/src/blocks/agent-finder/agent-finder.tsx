import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { AgentSearchForm } from '#site/features/team/agent-search-form.tsx';
import type { Office } from '#site/features/team/load-people.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'textarea', label: 'Text', maxLength: 400 },
} as const satisfies BlockFields;

export type AgentFinderProps = PropsOf<typeof fields>;
/** What can be chosen; null while there is no agent to find. */
export type AgentFinderData = { languages: string[]; offices: Pick<Office, 'slug' | 'name'>[] } | null;

const NO_SEARCH = { text: '', language: '', office: '' };

/** A search for an agent by suburb, name, language and office; the team page answers it. Works without script. */
export const agentFinder = defineBlock<typeof fields, AgentFinderData>({
  name: 'agent-finder',
  label: 'Agent finder',
  category: 'business',
  keywords: 'find an agent search people staff suburb language office team',
  hasLoader: true,
  icon: 'search',
  fields,
  defaults: { title: 'Find your local agent', text: '' },
  View: ({ props: { title, text }, data, editing }) => {
    if (!data) return <EditorNote editing={editing}>No published agents yet.</EditorNote>;
    return (
      <div className="grid gap-6">
        {(title || text) && (
          <div>
            {title && <h2 className="text-2xl wrap-anywhere md:text-3xl">{title}</h2>}
            {text && <p className="mt-2 text-lg wrap-anywhere whitespace-pre-line">{text}</p>}
          </div>
        )}
        <AgentSearchForm search={NO_SEARCH} {...data} />
      </div>
    );
  },
});
