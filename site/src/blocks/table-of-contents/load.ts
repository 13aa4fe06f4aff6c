import type { BlockLoader } from '#site/block-kit/block.ts';
import { nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { PageSubject } from '#site/block-kit/page-subject.ts';
import { type Heading, headingAnchor, headingsIn } from '#site/block-kit/parts/heading-anchor.ts';
import type { TableOfContentsProps } from './table-of-contents.tsx';

/** The headings of the page it is in, in order, down to the chosen level; its title is not among them. */
export const load: BlockLoader<TableOfContentsProps, Heading[]> = async ({ props, context }) => {
  const deepest = Number(props.deepest);
  const all = headingsOf(context.content ?? [], bodyOf(context.page));
  return { data: all.filter(({ level }) => level >= 2 && level <= deepest) };
};

/** Headings of heading blocks and of written text. Blocks are in lists of blocks, whatever the slot is called. */
function headingsOf(nodes: readonly BlockNode[], body: readonly BlockNode[]): Heading[] {
  return nodes.flatMap(({ type, props }) => {
    const { id: blockId, text, level, html } = props;
    if (type === 'heading' && typeof text === 'string' && text.trim()) {
      const words = text.trim();
      return [{ id: headingAnchor({ blockId, text: words }), text: words, level: Number(level) || 2 }];
    }
    if ((type === 'text' || type === 'html') && typeof html === 'string')
      return headingsIn({ html, blockId });
    if (type === 'post-content') return headingsOf(body, []);
    return Object.values(props).flatMap((value) => headingsOf(nodesIn(value), body));
  });
}

/** What was built in the post of the page, which its template shows as one block. */
const bodyOf = (page?: PageSubject): readonly BlockNode[] => (page?.kind === 'post' ? page.body.content : []);
