import { defineBlock } from '../block.ts';
import type { BlockFields, PropsOf } from '../fields.ts';
import { RichText } from '../parts/rich-text.tsx';

const fields = {
  html: {
    kind: 'html',
    label: 'HTML',
    help: 'Only admins can edit this. Scripts, iframes, forms and styles are removed on save.',
  },
} as const satisfies BlockFields;

export type HtmlProps = PropsOf<typeof fields>;

/** Pasted HTML, sanitised when it is stored. For admins alone. */
export const html = defineBlock<typeof fields>({
  name: 'html',
  label: 'HTML',
  category: 'basic',
  adminOnly: true,
  fields,
  defaults: { html: '<p>Paste HTML here.</p>' },
  View: ({ id, props }) => <RichText html={props.html} headingsOf={id} />,
});
