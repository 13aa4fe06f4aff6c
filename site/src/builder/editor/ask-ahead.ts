import type { BlockNode } from '#site/block-kit/fields.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { blockOf, blocksIn } from '../design/known-blocks.ts';
import { withPreset } from '../design/style-presets.ts';
import type { BlockData } from './block-data.ts';

/** More blocks than are drawn at first. */
const AHEAD = 120;

/** Asks for the data of the blocks at the top of a page before they are drawn, as each of them will ask for it. */
export function askAhead({
  data,
  content,
  presets,
}: {
  data: Pick<BlockData, 'want'>;
  content: readonly BlockNode[];
  presets: readonly StylePreset[];
}): void {
  const byId = new Map(presets.map((preset) => [preset.id, preset]));
  for (const node of blocksIn(content).slice(0, AHEAD)) {
    const { type, props } = withPreset({ node, presets: byId });
    const fields = blockOf(type)?.fields;
    if (fields) data.want({ type, props, fields });
  }
}
