import type { Payload } from 'payload';
import type { BlockContext, InnerDesign } from '#site/block-kit/block.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { designOfItem } from './item-design.ts';
import { loadItemDesign } from './item-templates.ts';

/**
 * Each item in the loop's template: the template is loaded once, and what differs from item to item is put in without
 * another question. Without one, or while it is not published, the website's own cards show.
 */
export async function loadItemDesigns({
  payload,
  props,
  items,
  context,
  now,
}: {
  payload: Payload;
  props: { id: string; template: readonly number[]; source: LoopItem['kind'] };
  items: readonly LoopItem[];
  context: BlockContext;
  now: number;
}): Promise<{
  designs: Omit<InnerDesign, 'pictures'>[] | null;
  pictures: InnerDesign['pictures'];
  tags: string[];
}> {
  const [id] = props.template;
  // A template of items that shows a loop has no templates of its own in it.
  if (id === undefined || context.item) return { designs: null, pictures: {}, tags: [] };
  const design = await loadItemDesign({ payload, id, source: props.source, context, now });
  return {
    designs:
      design && items.map((item) => designOfItem({ design, item, prefix: `${props.id}-${item.id}-`, now })),
    pictures: design?.pictures ?? {},
    // Also where there is none yet: it may be published later.
    tags: ['templates'],
  };
}
