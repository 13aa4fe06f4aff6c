import type { LoadItemDesigns } from '#site/block-kit/block.ts';
import type { LoadBlocks } from '../design/loaded-design.ts';
import { itemInDesign } from './item-in-design.ts';
import { loadItemDesign } from './item-templates.ts';

/**
 * Each item in the loop's template: the template is loaded once, and what differs from item to item is put in without
 * another query. Without a template, or while it is not published, the website's own cards show.
 */
export const itemDesignsLoader =
  (loadBlocks: LoadBlocks): LoadItemDesigns =>
  async ({ payload, props, items, context, now }) => {
    const [id] = props.template;
    // A template of items that shows a loop has no templates of its own in it.
    if (id === undefined || context.item) return { designs: null, pictures: {}, tags: [] };
    const design = await loadItemDesign({ payload, id, source: props.source, context, now, loadBlocks });
    return {
      designs:
        design && items.map((item) => itemInDesign({ design, item, prefix: `${props.id}-${item.id}-`, now })),
      pictures: design?.pictures ?? {},
      // Also where there is none yet: it may be published later.
      tags: ['templates'],
    };
  };
