import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { RichText } from '#site/block-kit/parts/rich-text.tsx';

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
  keywords: 'code embed script iframe',
  adminOnly: true,
  fields,
  defaults: { html: '<p>Paste HTML here.</p>' },
  View: ({ id, props }) => <RichText html={props.html} headingsOf={id} />,
});
