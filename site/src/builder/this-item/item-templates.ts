import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import { designOf } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { loadSections } from '#site/features/pages/load-sections.ts';
import { loadItemTemplates, type StoredItemTemplate } from '#site/features/pages/load-templates.ts';
import type { ItemSource } from '#site/features/pages/template-kinds.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { log } from '#site/server/log.ts';
import { expandSections } from '../design/expand-sections.ts';
import { blockOf, blocksIn, fieldsOf } from '../design/known-blocks.ts';
import type { LoadBlocks } from '../design/loaded-design.ts';
import { migrateDesign } from '../design/migrate-design.ts';
import { hasPlaceholder } from '../design/page-placeholders.ts';
import type { ItemDesign } from './item-design.ts';

/** An item's template whose blocks are of today's version, with reusable sections put in. */
export type ItemTemplate = {
  id: number;
  source: ItemSource;
  content: BlockNode[];
  /** The blocks whose own text may have placeholders of the item. */
  worded: string[];
};

/** Read once and kept until a template or reusable section changes. */
const publishedItemTemplates = keepUntilPurged({
  tags: ['templates', 'sections'],
  read: async (payload): Promise<ReadonlyMap<number, ItemTemplate>> => {
    const stored = await loadItemTemplates(payload);
    const ready = await Promise.all(stored.map((template) => readyOrLeftOut({ payload, template })));
    return new Map(ready.flatMap((template) => (template ? [[template.id, template]] : [])));
  },
});

/** A stored template, ready to be loaded. */
export async function readyItemTemplate({
  payload,
  template: { id, source, design },
}: {
  payload: Payload;
  template: StoredItemTemplate;
}): Promise<ItemTemplate> {
  const { content } = migrateDesign({ design: designOf(design), block: blockOf });
  const whole = await expandSections({ content, find: (ids) => loadSections(payload, ids) });
  const worded = blocksIn(whole).filter((node) => hasPlaceholder({ node, fieldsOf }));
  return { id, source, content: whole, worded: worded.map(({ props }) => props.id) };
}

/** The published template of this id with what its blocks show, if it is one for such items and shows anything. */
export async function loadItemDesign({
  payload,
  id,
  source,
  ...rest
}: {
  payload: Payload;
  id: number;
  source: ItemSource;
  context: BlockContext;
  now: number;
  loadBlocks: LoadBlocks;
}): Promise<ItemDesign | null> {
  try {
    const template = (await publishedItemTemplates(payload)).get(id);
    return template?.source === source ? await designOfTemplate({ payload, template, ...rest }) : null;
  } catch (error) {
    log.error({ err: error, template: id }, 'item template could not be loaded: standard cards are used');
    return null;
  }
}

/**
 * Loads a template's blocks once, whatever number of items it will draw: what ordinary blocks show is the same for
 * each, and parts get their item later. Loops within it show nothing.
 */
export async function designOfTemplate({
  payload,
  template: { id, content, worded },
  context,
  now,
  loadBlocks,
}: {
  payload: Payload;
  template: ItemTemplate;
  context: BlockContext;
  now: number;
  loadBlocks: LoadBlocks;
}): Promise<ItemDesign | null> {
  const nodes = blocksIn(content);
  const isPart = ({ type }: BlockNode) => blockOf(type)?.category === 'item';
  const shows = nodes.some((node) => {
    const category = blockOf(node.type)?.category;
    return category !== undefined && category !== 'layout' && !LOOPS.has(node.type);
  });
  if (!shows) return null;
  const loaded = await loadBlocks({
    payload,
    content,
    context: { ...context, template: undefined, page: undefined, query: undefined, place: undefined },
    now,
    without: LOOPS,
  });
  return {
    id,
    content: loaded.content,
    data: Object.fromEntries(loaded.data),
    parts: nodes.filter(isPart).map(({ props }) => props.id),
    pictures: Object.fromEntries(loaded.pictures),
    worded,
  };
}

/** They would load again for each item, or for themselves. */
const LOOPS: ReadonlySet<string> = new Set(['loop-grid', 'loop-filter']);

async function readyOrLeftOut(input: Parameters<typeof readyItemTemplate>[0]) {
  return readyItemTemplate(input).catch((error) => {
    log.error({ err: error, template: input.template.id }, 'item template could not be read');
    return undefined;
  });
}
