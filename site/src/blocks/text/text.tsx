import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { alignField, alignVars, TEXT_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { RichText } from '#site/block-kit/parts/rich-text.tsx';

const fields = {
  html: { kind: 'richtext', label: 'Text' },
  size: {
    kind: 'select',
    label: 'Size',
    tab: 'style',
    options: [
      { value: 'small', label: 'Small' },
      { value: 'normal', label: 'Normal' },
      { value: 'lead', label: 'Introduction' },
    ],
  },
  align: alignField,
  columns: {
    kind: 'select',
    label: 'Columns',
    tab: 'style',
    help: 'On wide screens only.',
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
    ],
  },
  wide: {
    kind: 'toggle',
    label: 'Full width',
    help: 'Turn off to limit lines to a comfortable reading width.',
    tab: 'style',
  },
} as const satisfies BlockFields;

export type TextProps = PropsOf<typeof fields>;

const sizes: Record<TextProps['size'], string> = {
  small: 'text-sm',
  normal: '',
  lead: 'text-lg/relaxed md:text-xl/relaxed',
};

/** Written text: paragraphs, headings, lists, links. */
export const text = defineBlock<typeof fields>({
  name: 'text',
  label: 'Text',
  category: 'basic',
  keywords: 'paragraph copy rich text body editor',
  isText: true,
  fields,
  defaults: {
    html: '<p>Write here what visitors should know. A short paragraph is read more often than a long one.</p>',
    size: 'normal',
    align: { base: 'start' },
    columns: '1',
    wide: false,
  },
  View: ({ id, props }) => {
    const two = props.columns === '2';
    const width = props.wide || two ? '' : WIDTH;
    return (
      <div className={`fr-words ${TEXT_ALIGN}`} style={alignVars(props.align)}>
        <RichText
          html={props.html}
          headingsOf={id}
          className={`${sizes[props.size]} ${width} ${two ? 'gap-x-12 lg:columns-2' : ''}`}
        />
      </div>
    );
  },
});

// In the line, so that the alignment of the text moves it within a wider place.
const WIDTH = 'inline-block max-w-prose-page align-top';
