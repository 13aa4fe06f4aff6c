import { mapBlocks } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { InnerDesign } from '#site/block-kit/inner-design.ts';
import { itemTexts } from '#site/block-kit/loop/items/item-text.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import type { SizedImage } from '#site/server/images.ts';
import { fieldsOf } from '../design/known-blocks.ts';
import { fillBlock } from '../design/page-placeholders.ts';

/** An item's template, loaded once however many items it draws. Plain data, since the editor fetches it too. */
export type ItemDesign = {
  id: number;
  content: BlockNode[];
  /** What the blocks show that is the same for each item, by their ids. */
  data: Record<string, unknown>;
  /** The blocks that show a part of the item. */
  parts: string[];
  pictures: Record<string, SizedImage>;
  /** Those whose own text may have placeholders of the item. */
  worded: string[];
};

/** The design with one item in it; every block has an id that no other item's has. */
export function designOfItem({
  design: { content, data, parts, pictures, worded },
  item,
  prefix,
  now,
}: {
  design: ItemDesign;
  item: LoopItem;
  prefix: string;
  now: number;
}): InnerDesign {
  const words = itemTexts({ item, now });
  return {
    content: mapBlocks({
      nodes: content,
      fieldsOf,
      change: (node) => {
        const own = worded.includes(node.props.id) ? fillBlock({ node, fieldsOf, words }) : node;
        return { ...own, props: { ...own.props, id: prefix + own.props.id } };
      },
    }),
    data: {
      ...Object.fromEntries(Object.entries(data).map(([id, own]) => [prefix + id, own])),
      ...Object.fromEntries(parts.map((id) => [prefix + id, item])),
    },
    pictures,
  };
}
