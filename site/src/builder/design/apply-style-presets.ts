import type { Payload } from 'payload';
import { mapBlocks } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { loadStylePresets } from '#site/features/pages/style-presets/load-style-presets.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { log } from '#site/server/log.ts';
import { blocksIn, fieldsOf } from './known-blocks.ts';
import { presetIdOf, withPreset } from './style-presets.ts';

type Presets = ReadonlyMap<number, StylePreset>;

/** For each state of the presets: what is drawn once for the same blocks must find the same blocks again. */
const applied = new WeakMap<Presets, WeakMap<BlockNode[], BlockNode[]>>();

/** These blocks with their style presets; the same object for the same blocks until a preset changes. */
export async function applyStylePresets({
  payload,
  content,
}: {
  payload: Payload;
  content: BlockNode[];
}): Promise<BlockNode[]> {
  const presets = await presetsOrNone(payload);
  if (presets.size === 0) return content;
  const known = applied.get(presets) ?? new WeakMap<BlockNode[], BlockNode[]>();
  applied.set(presets, known);
  const before = known.get(content);
  if (before) return before;
  const styled = blocksIn(content).some(({ props }) => presetIdOf(props) !== undefined)
    ? withPresets({ content, presets })
    : content;
  known.set(content, styled);
  return styled;
}

/** These blocks with these style presets, which need not be the agency's. */
export const withPresets = ({ content, presets }: { content: BlockNode[]; presets: Presets }): BlockNode[] =>
  mapBlocks({ nodes: content, fieldsOf, change: (node) => withPreset({ node, presets }) });

/** No page may fail by its style. */
async function presetsOrNone(payload: Payload): Promise<Presets> {
  try {
    return await loadStylePresets(payload);
  } catch (error) {
    log.error({ err: error }, 'style presets could not be read: blocks are shown without them');
    return new Map();
  }
}
