'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { postFeedStaff } from './post-feed-staff.client.ts';
import { useWatchedRuns, WatchedRuns } from './watched-runs.client.tsx';

/** Imports a file again, after saying what that means, and shows how far it is. */
export function ImportAgainButton({ others }: { /** Files that came together with it. */ others: number }) {
  const { id } = useDocumentInfo();
  const [busy, setBusy] = useState(false);
  const { runs, watch } = useWatchedRuns();
  const start = async () => {
    if (!window.confirm(questionOf(others))) return;
    setBusy(true);
    const answer = await postFeedStaff<{ runs: number[] }>(`/api/feeds/${id}/again`);
    setBusy(false);
    if (answer.ok) watch(answer.body.runs);
    else toast.error(answer.message);
  };
  return (
    <section className="field-type" aria-label="Import again" style={{ marginBlock: '1.5rem' }}>
      <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={start}>
        Import again
      </Button>
      <WatchedRuns runs={runs} />
    </section>
  );
}

function questionOf(others: number): string {
  const together =
    others === 0
      ? ''
      : ` ${others === 1 ? 'The other file' : `The ${others} other files`} that came with it will be imported again as well.`;
  return `Import this file again?${together} Newer changes to listings and your own edits stay.`;
}
