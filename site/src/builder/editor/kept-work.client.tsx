'use client';

import type { Shelved } from './shelf.client.ts';

/** Work that a closed tab left in this browser. */
export function KeptWork({
  kept,
  updatedAt,
  onTake,
  onDrop,
}: {
  kept: Shelved;
  updatedAt: string;
  onTake: () => void;
  onDrop: () => void;
}) {
  const isOlder = Date.parse(kept.basedOn) !== Date.parse(updatedAt);
  return (
    <main className="fr-b-offer">
      <h1>Unsaved changes found</h1>
      <p>
        This browser has changes from {new Date(kept.at).toLocaleString('en-AU')} that were not saved to the
        server.
        {isOlder && ' The page has been saved since then. You can choose a version at the next save.'}
      </p>
      <p className="fr-b-row">
        <button type="button" className="fr-b-button fr-b-main" onClick={onTake}>
          Restore changes
        </button>
        <button type="button" className="fr-b-button" onClick={onDrop}>
          Discard changes
        </button>
      </p>
    </main>
  );
}
