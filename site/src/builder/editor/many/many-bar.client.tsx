'use client';

import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { SaveAsSection } from '../block-menu/save-as-section.client.tsx';
import { useBuilder } from '../builder-context.client.ts';
import { clearMany, useManyIds } from './chosen-many.client.ts';
import { chosenBlocks, MANY_COMMANDS } from './many-commands.client.ts';
import { useManyClicks } from './use-many-clicks.client.ts';

const usePuck = createUsePuck();

/** What can be done with the selected blocks, over the foot of the page while there are several. */
export function ManyBar() {
  const ids = useManyIds();
  const single = usePuck((puck) => puck.selectedItem?.props.id);
  const data = usePuck((puck) => puck.appState.data);
  const getPuck = useGetPuck();
  const { collection } = useBuilder().opened;
  const [saving, setSaving] = useState<BlockNode[]>();
  useEffect(() => {
    // One that is selected by itself ends the selection of several, as everywhere.
    if (single) clearMany();
  }, [single]);
  useEffect(() => clearMany, []);
  useEffect(() => {
    // Undo may have taken them away.
    if (data && ids.size > 0 && chosenBlocks(getPuck()).length === 0) clearMany();
  }, [data, ids, getPuck]);
  if (saving) return <SaveAsSection nodes={saving} onClose={() => setSaving(undefined)} />;
  if (ids.size < 2) return null;
  return (
    <div role="toolbar" aria-label="Selected blocks" className="fr-b-many">
      <style>{manyStyle({ ids, attribute: 'data-puck-layer-tree-id', style: 'background: #fbeee0' })}</style>
      <strong>{ids.size} blocks selected</strong>
      {MANY_COMMANDS.map(({ label, keys, run }) => (
        <button key={label} type="button" className="fr-b-button" title={keys} onClick={() => run(getPuck())}>
          {label}
        </button>
      ))}
      {collection !== 'sections' && (
        <button type="button" className="fr-b-button" onClick={() => setSaving(chosenBlocks(getPuck()))}>
          Save as reusable section…
        </button>
      )}
      <button type="button" className="fr-b-button" title="Esc" onClick={clearMany}>
        Clear selection
      </button>
    </div>
  );
}

/** A rule for each selected block: what React draws keeps no marks of others. */
function manyStyle({
  ids,
  attribute,
  style,
}: {
  ids: ReadonlySet<string>;
  attribute: string;
  style: string;
}) {
  return `${[...ids].map((id) => `[${attribute}="${CSS.escape(id)}"]`).join(',')} { ${style} }`;
}

/** Selecting several blocks by clicks on the page; they are outlined there. */
export function ManyOnPage({ page }: { page: Document }) {
  const ids = useManyIds();
  useManyClicks(page);
  if (ids.size < 2) return null;
  const style = 'outline: 3px solid #a84a22 !important; outline-offset: -3px';
  return <style>{manyStyle({ ids, attribute: 'data-puck-component', style })}</style>;
}
