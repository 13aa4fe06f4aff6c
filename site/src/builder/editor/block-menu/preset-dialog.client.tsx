'use client';

import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { type StylePreset, stylePresetOf } from '#site/features/pages/style-presets/style-preset.ts';
import type { FilePlace } from '#site/features/settings/library-places.ts';
import { onPreset, presetIdOf, styleFrom, withPreset } from '../../design/style-presets.ts';
import { useBuilder } from '../builder-context.client.ts';
import { BuilderDialog, firstField } from '../builder-dialog.client.tsx';
import { announce } from '../canvas/announce.client.ts';
import { chooseById, putContent } from '../chosen-block.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import { changeNode } from './change-node.ts';

/** Saves a block's style under a name, or changes the preset that the block has; the block then follows the preset. */
export function PresetDialog({ node, onClose }: { node: BlockNode; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const getPuck = useGetPuck();
  const { presets, keepPreset } = useBuilder();
  const preset = presets.get(presetIdOf(node.props) ?? 0);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    setProblem('');
    try {
      const saved = await storePreset({ node: withPreset({ node, presets }), preset, name: name.trim() });
      keepPreset(saved);
      const puck = getPuck();
      const content = changeNode({
        nodes: puck.appState.data.content as BlockNode[],
        id: node.props.id,
        change: (block) => onPreset({ node: block, preset: saved }),
      });
      putContent({ puck, content });
      chooseById({ puck: getPuck(), id: node.props.id });
      announce(preset ? 'Style preset updated.' : 'Saved as a style preset.');
      dialog.current?.close();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'The preset could not be saved. Try again.');
      setSaving(false);
    }
  };
  return (
    <BuilderDialog
      title={preset ? `Update “${preset.name}”` : 'Save as style preset'}
      dialog={dialog}
      closeText={null}
      isApart
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {preset ? (
        <UsedBy preset={preset} />
      ) : (
        <>
          <p>
            Choose the preset for other blocks under Style. Change it in one place and every page follows.
          </p>
          <div className="fr-b-field">
            <label htmlFor="fr-b-preset-name">Name</label>
            <input
              {...firstField}
              id="fr-b-preset-name"
              className="fr-b-input"
              required
              maxLength={80}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </div>
        </>
      )}
      {problem && (
        <p role="alert" className="fr-b-problem">
          {problem}
        </p>
      )}
      <p className="fr-b-row">
        <button
          type="submit"
          className="fr-b-button fr-b-main"
          disabled={isSaving || !(preset || name.trim())}
        >
          {preset ? 'Update everywhere' : 'Save preset'}
        </button>
        <button type="button" className="fr-b-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </BuilderDialog>
  );
}

/** Where a changed preset will show. */
function UsedBy({ preset: { id } }: { preset: StylePreset }) {
  const [places, setPlaces] = useState<FilePlace[]>();
  useEffect(() => {
    askApi<{ places: FilePlace[] }>(`/api/style-presets/${id}/places`).then(
      (answer) => setPlaces(answer.places),
      () => setPlaces([]),
    );
  }, [id]);
  return (
    <>
      <p>Visitors see the change at once, on every page that uses this preset.</p>
      {places && places.length > 0 && (
        <ul>
          {places.map(({ name, path }) => (
            <li key={path}>{name.slice(0, 1).toUpperCase() + name.slice(1)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Stores the style of a block as a new preset, or as that of one that is there. */
async function storePreset({
  node,
  preset,
  name,
}: {
  node: BlockNode;
  preset: StylePreset | undefined;
  name: string;
}): Promise<StylePreset> {
  const style = { block: preset?.block ?? node.type, style: styleFrom({ node, preset }) };
  const { doc } = await askApi<{ doc: Parameters<typeof stylePresetOf>[0] }>(
    preset ? `/api/style-presets/${preset.id}?depth=0` : '/api/style-presets?depth=0',
    {
      method: preset ? 'PATCH' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(preset ? style : { ...style, name }),
    },
  );
  return stylePresetOf(doc);
}
