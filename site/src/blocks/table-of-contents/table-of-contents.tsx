import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import type { Heading } from '#site/block-kit/parts/heading-anchor.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 80 },
  deepest: {
    kind: 'select',
    label: 'Include headings',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H2 and H3' },
      { value: '4', label: 'H2 to H4' },
    ],
  },
  numbered: { kind: 'toggle', label: 'Numbered', tab: 'style' },
} as const satisfies BlockFields;

export type TableOfContentsProps = PropsOf<typeof fields>;

/** Links to the headings of the page. It follows them by itself, and is left out where there are fewer than two. */
export const tableOfContents = defineBlock<typeof fields, Heading[]>({
  name: 'table-of-contents',
  label: 'Table of contents',
  category: 'basic',
  keywords: 'index on this page jump links',
  hasLoader: true,
  icon: 'menu',
  fields,
  defaults: { title: 'On this page', deepest: '3', numbered: false },
  View: ({ id, props, data, editing }) => {
    if (data.length < 2) {
      return (
        <EditorNote editing={editing}>Add at least two headings to the page to show this list.</EditorNote>
      );
    }
    const top = Math.min(...data.map(({ level }) => level));
    const List = props.numbered ? 'ol' : 'ul';
    return (
      <nav aria-labelledby={`${id}-title`} className="border-s-3 border-accent ps-5">
        <p id={`${id}-title`} className="font-semibold wrap-anywhere">
          {props.title || 'On this page'}
        </p>
        <List className={`mt-1 ${props.numbered ? 'list-inside list-decimal' : ''}`}>
          {data.map((heading) => (
            <li key={heading.id} style={{ paddingInlineStart: `${(heading.level - top) * 1.25}rem` }}>
              <a
                href={`#${heading.id}`}
                className="inline-block py-1.5 underline decoration-current/25 underline-offset-4 wrap-anywhere hover:decoration-accent"
              >
                {heading.text}
              </a>
            </li>
          ))}
        </List>
      </nav>
    );
  },
});
