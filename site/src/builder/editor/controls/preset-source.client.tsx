'use client';

import { createUsePuck, useGetPuck } from '@puckeditor/core';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { type PresetSource, presetSources, withSource } from '../../design/style-presets.ts';
import { changeNode } from '../block-menu/change-node.ts';
import { useBuilder } from '../builder-context.client.ts';
import { chooseById, putContent } from '../chosen-block.ts';

const usePuck = createUsePuck();

/** Each field asks about the same block. */
const known = new WeakMap<object, { presets: object; sources: ReadonlyMap<string, PresetSource> }>();

function sourcesOf(node: BlockNode, presets: ReturnType<typeof useBuilder>['presets']) {
  const before = known.get(node);
  if (before?.presets === presets) return before.sources;
  const sources = presetSources({ node, presets });
  known.set(node, { presets, sources });
  return sources;
}

/** Below a setting that the selected block's style preset has a value of: whose it follows, and the way to the other. */
export function PresetSourceNote({ name }: { name: string }) {
  const { presets } = useBuilder();
  const getPuck = useGetPuck();
  const source = usePuck(({ selectedItem }) =>
    selectedItem ? sourcesOf(selectedItem as BlockNode, presets).get(name) : undefined,
  );
  if (!source) return null;
  const follow = (next: PresetSource) => {
    const puck = getPuck();
    const id = puck.selectedItem?.props.id;
    if (!id) return;
    const content = changeNode({
      nodes: puck.appState.data.content as BlockNode[],
      id,
      change: (node) => withSource({ node, path: name, source: next }),
    });
    putContent({ puck, content });
    chooseById({ puck: getPuck(), id });
  };
  return source === 'preset' ? (
    <p className="fr-b-help">
      From the style preset.{' '}
      <button type="button" className="fr-b-link" onClick={() => follow('block')}>
        Use the default
      </button>
    </p>
  ) : (
    <p className="fr-b-help">
      The default, not the style preset’s.{' '}
      <button type="button" className="fr-b-link" onClick={() => follow('preset')}>
        Follow the preset
      </button>
    </p>
  );
}
