import type { ReactNode } from 'react';
import { type AnyBlock, defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import type { ItemOf, LoopItem, LoopKind } from '#site/block-kit/loop/loop-item.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import type { IconName } from '#site/ui/icons.tsx';

/** Declares a block that shows a part of the item whose template it is in, as the website's own cards show it. */
export function itemPart<const Kind extends LoopKind, const Fields extends BlockFields>({
  of,
  missing,
  draw,
  ...block
}: {
  name: string;
  label: string;
  icon: IconName;
  of: readonly Kind[];
  fields: Fields;
  defaults: PropsOf<Fields>;
  /** Whether an item has none of it: it shows nothing then. */
  missing?: (item: ItemOf<Kind>) => boolean;
  draw: (input: { item: ItemOf<Kind>; props: PropsOf<Fields>; now: number }) => ReactNode;
}): { block: AnyBlock; of: readonly LoopKind[] } {
  const made = defineBlock<Fields, LoopItem | null>({
    ...block,
    category: 'item',
    templates: of.map((kind) => `item-${kind}` as const),
    View: ({ props, data: item, now, editing }) => {
      if (!item || !isOf(item, of))
        return <EditorNote editing={editing}>This block only works in an item template.</EditorNote>;
      if (missing?.(item))
        return <EditorNote editing={editing}>This item has no content for this block.</EditorNote>;
      return draw({ item, props, now });
    },
  });
  // Its own fields and what draws the item shape what reaches its View.
  return { block: made as unknown as AnyBlock, of };
}

const isOf = <Kind extends LoopKind>(item: LoopItem, of: readonly Kind[]): item is ItemOf<Kind> =>
  (of as readonly LoopKind[]).includes(item.kind);
