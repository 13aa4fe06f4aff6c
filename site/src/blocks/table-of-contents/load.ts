import type { BlockLoader } from '#site/block-kit/block.ts';
import { nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { type Heading, headingAnchor, headingsIn } from '#site/block-kit/parts/heading-anchor.ts';
import type { TableOfContentsProps } from './table-of-contents.tsx';

/** The headings of the page it is in, in order, down to the chosen level; its title is not among them. */
export const load: BlockLoader<TableOfContentsProps, Heading[]> = async ({ props, context }) => {
  const deepest = Number(props.deepest);
  const all = headingsOf(context.content ?? []);
  return { data: all.filter(({ level }) => level >= 2 && level <= deepest) };
};

/** Headings of heading blocks and of written text. Blocks are in lists of blocks, whatever the slot is called. */
function headingsOf(nodes: readonly BlockNode[]): Heading[] {
  return nodes.flatMap(({ type, props }) => {
    const { id: blockId, text, level, html } = props;
    if (type === 'heading' && typeof text === 'string' && text.trim()) {
      const words = text.trim();
      return [{ id: headingAnchor({ blockId, text: words }), text: words, level: Number(level) || 2 }];
    }
    if ((type === 'text' || type === 'html') && typeof html === 'string')
      return headingsIn({ html, blockId });
    return Object.values(props).flatMap((value) => headingsOf(nodesIn(value)));
  });
}
