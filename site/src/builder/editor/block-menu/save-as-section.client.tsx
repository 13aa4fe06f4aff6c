'use client';

import { useGetPuck } from '@puckeditor/core';
import { useRef, useState } from 'react';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { blockOf } from '../../design/known-blocks.ts';
import { VERSION_PROP, versionOf } from '../../design/migrate-design.ts';
import { summaryOf } from '../block-summary.ts';
import { BuilderDialog, firstField } from '../builder-dialog.client.tsx';
import { announce } from '../canvas/announce.client.ts';
import { chooseById, putContent, withFreshIds } from '../chosen-block.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import { replacedMany } from '../many/many-blocks.ts';

/** Asks for a name, makes a reusable section of blocks and puts that in the place of the first. */
export function SaveAsSection({ nodes, onClose }: { nodes: BlockNode[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const getPuck = useGetPuck();
  const [name, setName] = useState(() => nodes.map(summaryOf).find((text) => text) ?? '');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    setProblem('');
    try {
      const section = await storeSection({ name: name.trim(), nodes });
      const id = `synced-section-${crypto.randomUUID()}`;
      const puck = getPuck();
      const content = replacedMany({
        nodes: puck.appState.data.content as BlockNode[],
        ids: new Set(nodes.map(({ props }) => props.id)),
        by: reusable({ id, section }),
      });
      putContent({ puck, content });
      chooseById({ puck: getPuck(), id });
      announce('Saved as a reusable section.');
      dialog.current?.close();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'The section could not be saved. Try again.');
      setSaving(false);
    }
  };
  return (
    <BuilderDialog
      title="Save as reusable section"
      dialog={dialog}
      closeText={null}
      isApart
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p>
        The section is published, and this page shows it in place of{' '}
        {nodes.length > 1 ? 'the blocks' : 'the block'}. Change it once and every page that uses it follows.
      </p>
      <div className="fr-b-field">
        <label htmlFor="fr-b-section-name">Name</label>
        <input
          {...firstField}
          id="fr-b-section-name"
          className="fr-b-input"
          required
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      {problem && (
        <p role="alert" className="fr-b-problem">
          {problem}
        </p>
      )}
      <p className="fr-b-row">
        <button type="submit" className="fr-b-button fr-b-main" disabled={isSaving || !name.trim()}>
          Save section
        </button>
        <button type="button" className="fr-b-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </BuilderDialog>
  );
}

/** Stores and publishes a section; its id. */
async function storeSection({ name, nodes }: { name: string; nodes: BlockNode[] }): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const { doc } = await askApi<{ doc: { id: number; updatedAt: string } }>(
    '/api/sections?draft=true&depth=0',
    {
      method: 'POST',
      headers,
      body: JSON.stringify({ name }),
    },
  );
  await askApi(`/api/sections/${doc.id}/design`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      design: { content: withFreshIds(nodes), root: { props: {} } },
      basedOn: doc.updatedAt,
      publish: true,
      // The page that it comes from is checked when that is published.
      keepSampleText: true,
    }),
  });
  return doc.id;
}

function reusable({ id, section }: { id: string; section: number }): BlockNode {
  const block = blockOf('synced-section');
  const defaults = structuredClone(block?.defaults ?? {}) as Record<string, unknown>;
  return {
    type: 'synced-section',
    props: { ...defaults, ...(block ? { [VERSION_PROP]: versionOf(block) } : {}), id, section: [section] },
  };
}
