'use client';

import { useEffect, useRef } from 'react';
import { useBuilder } from '../builder-context.client.ts';

/** Two people changed the same page. Nothing is saved until one of them decides. */
export function ConflictDialog({ by, at }: { by: string | null; at: string }) {
  const { opened, saver } = useBuilder();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const when = new Date(at).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
  return (
    <dialog
      ref={dialog}
      className="fr-b-dialog"
      aria-labelledby="fr-b-conflict"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="fr-b-dialog-body">
        <h2 id="fr-b-conflict">
          {by ?? 'Somebody else'} saved this page at {when}
        </h2>
        <p>Your changes are not saved yet. If you keep yours, theirs stays under “Versions”.</p>
        <p className="fr-b-row">
          <button
            type="button"
            className="fr-b-button fr-b-main"
            onClick={() => {
              saver.giveUp();
              window.location.reload();
            }}
          >
            Reload theirs, drop mine
          </button>
          <button type="button" className="fr-b-button" onClick={() => void saver.keepMine()}>
            Keep mine as the newest version
          </button>
          <a
            className="fr-b-button"
            href={`/admin/collections/${opened.collection}/${opened.id}/versions`}
            target="_blank"
            rel="noopener"
          >
            Look at theirs first
          </a>
        </p>
      </div>
    </dialog>
  );
}
