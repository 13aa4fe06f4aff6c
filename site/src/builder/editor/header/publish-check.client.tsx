'use client';

import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import type { SampleText } from '#site/features/pages/sample-text-type.ts';
import { choose } from '../chosen-block.ts';
import { showBlock } from '../show-block.client.ts';

/** What is still sample text, before it is published; each leads to its block. */
export function PublishCheck({
  found,
  onClose,
  onPublish,
}: {
  found: SampleText[];
  onClose: () => void;
  onPublish: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const getPuck = useGetPuck();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const show = (id: string) => {
    onClose();
    const puck = getPuck();
    const place = puck.getSelectorForId(id);
    if (place) choose({ puck, place });
    showBlock(id);
  };
  return (
    <dialog
      ref={dialog}
      className="fr-b-dialog"
      aria-labelledby="fr-b-sample-text"
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="fr-b-dialog-body">
        <h2 id="fr-b-sample-text">Sample text remains</h2>
        <p>Visitors would see these sample texts and figures as yours. Replace them or delete the block.</p>
        <ul className="fr-b-found">
          {found.map(({ id, block, text }) => (
            <li key={`${id} ${text}`}>
              <button type="button" onClick={() => show(id)}>
                <strong>{block}</strong>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="fr-b-row fr-b-dialog-foot">
          {/* biome-ignore lint/a11y/noAutofocus: Enter must not publish by accident, so the button that changes nothing has the focus */}
          <button type="button" className="fr-b-button fr-b-main" autoFocus onClick={onClose}>
            Keep editing
          </button>
          <button type="button" className="fr-b-button" onClick={onPublish}>
            Publish anyway
          </button>
        </p>
      </div>
    </dialog>
  );
}
