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
      <h1>There is work that was not saved</h1>
      <p>
        This browser kept changes from {new Date(kept.at).toLocaleString('en-AU')} that did not reach the
        server.
        {isOlder && ' The page has been saved since then; you decide on the next save which one counts.'}
      </p>
      <p className="fr-b-row">
        <button type="button" className="fr-b-button fr-b-main" onClick={onTake}>
          Continue with them
        </button>
        <button type="button" className="fr-b-button" onClick={onDrop}>
          Throw them away
        </button>
      </p>
    </main>
  );
}
