'use client';

import { useGetPuck } from '@puckeditor/core';
import type { PublishNote } from '#site/features/pages/publish-note.ts';
import { useBuilder } from '../builder-context.client.ts';
import { BuilderDialog } from '../builder-dialog.client.tsx';
import { choose } from '../chosen-block.ts';
import { showBlock } from '../show-block.client.ts';
import type { Findings } from './use-publish.client.ts';

/** What to look at before a page is published; each opens its block, or the page’s settings. */
export function PublishCheck({
  found: { sampleText, notes },
  onClose,
  onPublish,
}: {
  found: Findings;
  onClose: () => void;
  onPublish: () => void;
}) {
  const getPuck = useGetPuck();
  const { collection, id: record } = useBuilder().opened;
  const show = (id: string) => {
    if (!id) {
      window.location.href = `/admin/collections/${collection}/${record}`;
      return;
    }
    onClose();
    const puck = getPuck();
    const place = puck.getSelectorForId(id);
    if (place) choose({ puck, place });
    showBlock(id);
  };
  const isSample = sampleText.length > 0;
  return (
    <BuilderDialog
      title={isSample ? 'Sample text remains' : 'Before you publish'}
      closeText={null}
      onClose={onClose}
    >
      {isSample && (
        <>
          <p>Visitors would see these sample texts and figures as yours. Replace them or delete the block.</p>
          <Found notes={sampleText} onShow={show} />
        </>
      )}
      {notes.length > 0 && (
        <>
          {isSample && <h3>Also check</h3>}
          <Found notes={notes} onShow={show} />
        </>
      )}
      <p className="fr-b-row fr-b-dialog-foot">
        {/* biome-ignore lint/a11y/noAutofocus: Enter must not publish by accident, so the button that changes nothing has the focus */}
        <button type="button" className="fr-b-button fr-b-main" autoFocus onClick={onClose}>
          Keep editing
        </button>
        <button type="button" className="fr-b-button" onClick={onPublish}>
          Publish anyway
        </button>
      </p>
    </BuilderDialog>
  );
}

function Found({ notes, onShow }: { notes: PublishNote[]; onShow: (id: string) => void }) {
  return (
    <ul className="fr-b-found">
      {notes.map(({ id, block, text }) => (
        <li key={`${id} ${text}`}>
          <button type="button" onClick={() => onShow(id)}>
            <strong>{block}</strong>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
