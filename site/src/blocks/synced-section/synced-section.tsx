import type { ReactNode } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';

const fields = {
  section: {
    kind: 'reference',
    label: 'Reusable section',
    help: 'Changes apply to every page that uses it, after it is published.',
    to: 'sections',
    max: 1,
  },
  content: { kind: 'slot', label: 'Blocks', served: true },
} as const satisfies BlockFields;

export type SyncedSectionProps = PropsOf<typeof fields>;

/** In the editor: what it is called; null for none, or one that is gone or unpublished. */
export type SyncedSectionData = { name: string | null };

/** A part that is in several pages. Its blocks are put in when the page is loaded (design/expand-sections.ts). */
export const syncedSection = defineBlock<typeof fields, SyncedSectionData>({
  name: 'synced-section',
  label: 'Reusable section',
  category: 'layout',
  keywords: 'reusable shared global template part',
  hasLoader: true,
  icon: 'compare',
  fields,
  defaults: { section: [], content: [] },
  View: ({ props, data, slot, editing }) =>
    editing ? (
      <InEditor chosen={props.section[0]} name={data?.name ?? null}>
        {slot('content')}
      </InEditor>
    ) : (
      // `?theme_template_id=section-…` brings it to the middle of the screen; templates have their number alone.
      <div data-template-id={props.section[0] === undefined ? undefined : `section-${props.section[0]}`}>
        {slot('content')}
      </div>
    ),
});

/** What it holds, under its name: it is changed in its own place. */
function InEditor({ chosen, name, children }: { chosen?: number; name: string | null; children: ReactNode }) {
  if (name)
    return (
      <div className="relative min-h-12 outline-2 -outline-offset-2 outline-dashed outline-outline">
        <p className="absolute top-2 left-2 z-20 rounded-sm bg-brand-deep px-2 py-1 text-xs text-paper">
          Reusable section: {name}
        </p>
        {children}
      </div>
    );
  return (
    <div className="rounded-lg border-2 border-dashed border-outline bg-sand p-6 text-center">
      <p className="font-semibold">Reusable section</p>
      <p className="mt-1 text-sm text-muted">
        {chosen
          ? 'This section is unpublished or deleted. Publish it or choose another.'
          : 'Choose a section to show here.'}
      </p>
    </div>
  );
}
