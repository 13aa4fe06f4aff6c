import { defineBlock } from '../block.ts';
import type { BlockFields, PropsOf } from '../fields.ts';
import { EditorNote } from '../parts/editor-note.tsx';

const fields = {
  note: { kind: 'text', label: 'What this form is to ask', help: 'For yourselves; visitors do not see it.' },
} as const satisfies BlockFields;

export type ContactFormProps = PropsOf<typeof fields>;

/** The place of a form that staff build themselves. Until there are such forms visitors see nothing of it. */
export const contactForm = defineBlock<typeof fields>({
  name: 'contact-form',
  label: 'Contact form',
  category: 'business',
  icon: 'mail',
  fields,
  defaults: { note: '' },
  View: ({ props, editing }) => (
    <EditorNote editing={editing}>
      {`A place kept for a form of your own${props.note ? ` (${props.note})` : ''}. Visitors see nothing here yet: use the block “Lead form” to be written to.`}
    </EditorNote>
  ),
});
