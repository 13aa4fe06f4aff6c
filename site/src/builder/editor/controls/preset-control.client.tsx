'use client';

import { createUsePuck } from '@puckeditor/core';
import { useState } from 'react';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { appliesTo, presetIdOf, styleOf } from '../../design/style-presets.ts';
import { PresetDialog } from '../block-menu/preset-dialog.client.tsx';
import { useBuilder } from '../builder-context.client.ts';

const usePuck = createUsePuck();

/** The style preset of the selected block: one of those that have anything to say about it, or a new one. */
export function PresetControl({
  id,
  value,
  onChange,
  readOnly,
}: {
  id: string;
  value: number[];
  onChange: (value: number[]) => void;
  readOnly: boolean;
}) {
  const { presets } = useBuilder();
  const node = usePuck((puck) => puck.selectedItem) as BlockNode | null;
  const [isSaving, setSaving] = useState(false);
  const [chosen] = value;
  const offered = [...presets.values()].filter(
    (preset) => preset.id === chosen || (node && appliesTo({ preset, type: node.type })),
  );
  const isGone = chosen !== undefined && !presets.has(chosen);
  return (
    <>
      <select
        id={id}
        className="fr-b-input"
        value={chosen ?? ''}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value ? [Number(currentTarget.value)] : [])}
      >
        <option value="">None</option>
        {isGone && <option value={chosen}>Deleted preset</option>}
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {node && hasOwnStyle(node) && !readOnly && (
        <button type="button" className="fr-b-link" onClick={() => setSaving(true)}>
          {presetNameOf(node, presets) ? 'Update the preset from this block' : 'Save as style preset'}
        </button>
      )}
      {isSaving && node && <PresetDialog node={node} onClose={() => setSaving(false)} />}
    </>
  );
}

/** Whether a block has style settings beside its preset. */
export const hasOwnStyle = (node: BlockNode): boolean => Object.keys(styleOf(node)).length > 0;

/** The name of a block's preset; undefined for a block without one. */
export const presetNameOf = (
  { props }: BlockNode,
  presets: ReturnType<typeof useBuilder>['presets'],
): string | undefined => presets.get(presetIdOf(props) ?? 0)?.name;
