import type { Payload } from 'payload';
import type { BlockContext, Loaded } from '#site/block-kit/block.ts';
import { type Design, designOf, valuesOfKind } from '#site/block-kit/design.ts';
import type { BlockNode, MediaValue } from '#site/block-kit/fields.ts';
import { loadSections } from '#site/features/pages/load-sections.ts';
import { STYLE_PRESETS_TAG } from '#site/features/pages/style-presets/load-style-presets.ts';
import { imagesById } from '#site/server/images.ts';
import { log } from '#site/server/log.ts';
import { oncePerObject } from '#site/ui/once-per-object.ts';
import { loaderOf } from '../loaders.ts';
import { itemDesignsLoader } from '../this-item/load-item-designs.ts';
import { applyStylePresets } from './apply-style-presets.ts';
import { expandSections } from './expand-sections.ts';
import { blockOf, blocksIn } from './known-blocks.ts';
import type { LoadBlocks, LoadedDesign } from './loaded-design.ts';
import { migrateDesign } from './migrate-design.ts';

/** What any block may be made from; a loader names what else it reads. */
const EVERY_BLOCK = ['listings', 'agents', 'offices', 'posts', 'duty-tables', STYLE_PRESETS_TAG];

/**
 * Loads what the blocks of a design show: all of them side by side, and their pictures in one query. A block that
 * cannot load is left out and logged; the rest of the page is still served.
 */
export async function loadDesign({
  payload,
  design,
  context,
  now,
}: {
  payload: Payload;
  design: Design;
  context: BlockContext;
  now: number;
}): Promise<LoadedDesign> {
  const content = contentOf(design);
  const whole = await expandSections({ content, find: (ids) => loadSections(payload, ids) });
  return loadBlocks({ payload, content: whole, context, now });
}

const designOfObject = oncePerObject((stored: object): Design => designOf(stored));

/** {@link designOf} for what is read again and again and never changed, such as a published page's design. */
export const sameDesignOf = (stored: unknown): Design =>
  typeof stored === 'object' && stored !== null ? designOfObject(stored) : designOf(stored);

/** A design's blocks in today's version. */
const contentOf = oncePerObject(
  (design: Design): BlockNode[] => migrateDesign({ design, block: blockOf }).content,
);

/** The same for blocks that are of today's version, as the editor holds them. */
export const loadBlocks: LoadBlocks = async ({ payload, content: written, context, now, without }) => {
  const content = await applyStylePresets({ payload, content: written });
  const known = blocksIn(content).flatMap((node) => {
    const block = blockOf(node.type);
    return block && !without?.has(node.type) ? [{ node, block }] : [];
  });
  const pictureIds = known.flatMap(({ node, block }) =>
    valuesOfKind({ props: node.props, fields: block.fields, kind: 'media' }).flatMap(
      (value) => (value as MediaValue)?.id ?? [],
    ),
  );
  const whole: BlockContext = { ...context, content, shown: new Map() };
  const [pictures, loaded] = await Promise.all([
    imagesById(payload, pictureIds),
    Promise.all(
      known.map(async ({ node }): Promise<{ id: string; loaded: Loaded<unknown> }[]> => {
        try {
          const loaded = await loaderOf(node.type)?.({
            payload,
            props: node.props,
            context: whole,
            now,
            loadItemDesigns,
          });
          return [{ id: node.props.id, loaded: loaded ?? { data: null } }];
        } catch (error) {
          log.error({ err: error, block: node.type }, 'block could not be loaded: skipped');
          return [];
        }
      }),
    ),
  ]);
  const all = loaded.flat();
  const ends = all.flatMap(({ loaded: { expiresAt } }) => expiresAt ?? []);
  return {
    content,
    data: new Map(all.map(({ id, loaded: { data } }) => [id, data])),
    pictures,
    expiresAt: ends.length > 0 ? Math.min(...ends) : undefined,
    tags: [...new Set([...EVERY_BLOCK, ...all.flatMap(({ loaded: { tags = [] } }) => tags)])],
    isRare: all.some(({ loaded: { isRare } }) => isRare),
  };
};

const loadItemDesigns = itemDesignsLoader(loadBlocks);
