'use client';

import { useState } from 'react';
import { useBuilder } from '../builder-context.client.ts';
import { BuilderDialog } from '../builder-dialog.client.tsx';

/** Two people changed the same page. Nothing is saved until one of them decides. */
export function ConflictDialog({ by, at }: { by: string | null; at: string }) {
  const { opened, saver } = useBuilder();
  const [failed, setFailed] = useState(false);
  const when = new Date(at).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
  return (
    <BuilderDialog title={`${by ?? 'Another user'} saved this page at ${when}`} mustDecide>
      <p>
        Your changes are not saved yet. Choose which version to continue with. The other is kept under
        Versions.
      </p>
      {failed && (
        <p role="alert" className="fr-b-problem">
          Your changes could not be saved, so nothing was reloaded. Try again shortly.
        </p>
      )}
      <p className="fr-b-row">
        <button type="button" className="fr-b-button fr-b-main" onClick={() => void saver.keepMine()}>
          Use my version
        </button>
        <button
          type="button"
          className="fr-b-button"
          onClick={async () => {
            setFailed(false);
            if (await saver.takeTheirs()) window.location.reload();
            else setFailed(true);
          }}
        >
          Use their version
        </button>
        <a
          className="fr-b-button"
          href={`/admin/collections/${opened.collection}/${opened.id}/versions`}
          target="_blank"
          rel="noopener"
        >
          View their version
        </a>
      </p>
    </BuilderDialog>
  );
}
