import { defineBlock } from '../block.ts';
import type { BlockFields, PropsOf } from '../fields.ts';

const fields = {
  section: {
    kind: 'reference',
    label: 'Reusable section',
    help: 'Changed in one place, changed on every page that shows it. It appears once it is published.',
    to: 'sections',
    max: 1,
  },
  content: { kind: 'slot', label: 'Its blocks', served: true },
} as const satisfies BlockFields;

export type SyncedSectionProps = PropsOf<typeof fields>;

/** In the editor: what it is called; null for none, or one that is gone or unpublished. */
export type SyncedSectionData = { name: string | null };

/** A part that stands in several pages. Its blocks are put in when the page is loaded (design/expand-sections.ts). */
export const syncedSection = defineBlock<typeof fields, SyncedSectionData>({
  name: 'synced-section',
  label: 'Reusable section',
  category: 'layout',
  icon: 'compare',
  fields,
  defaults: { section: [], content: [] },
  View: ({ props, data, slot, editing }) =>
    editing ? (
      <Placeholder chosen={props.section[0]} name={data?.name ?? null} />
    ) : (
      // `?theme_template_id=section-…` brings it to the middle of the screen; templates have their number alone.
      <div data-template-id={props.section[0] === undefined ? undefined : `section-${props.section[0]}`}>
        {slot('content')}
      </div>
    ),
});

function Placeholder({ chosen, name }: { chosen?: number; name: string | null }) {
  const words = name
    ? 'Its blocks show here on the page. Change them under Reusable sections.'
    : chosen
      ? 'The chosen section is not published, or is gone. Publish it or choose another.'
      : 'Choose which section shows here.';
  return (
    <div className="rounded-lg border-2 border-dashed border-outline bg-sand p-6 text-center">
      <p className="font-semibold">{name ? `Reusable section: ${name}` : 'Reusable section'}</p>
      <p className="mt-1 text-sm text-muted">{words}</p>
    </div>
  );
}
