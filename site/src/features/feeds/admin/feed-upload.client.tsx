'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useMayImport } from './may-import.client.ts';
import { useWatchedRuns, WatchedRuns } from './watched-runs.client.tsx';

/** Takes a REAXML file (or a zip of one with its pictures), says how far its import is, and what came of it. */
export function FeedUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { runs, watch } = useWatchedRuns();
  const router = useRouter();
  const mayImport = useMayImport();

  const upload = async (file: File) => {
    setBusy(true);
    watch([]);
    const answer = await send(file);
    setBusy(false);
    if (answer.problem) toast.error(answer.problem);
    watch(answer.runs);
    router.refresh();
  };
  if (!mayImport) return null;
  return (
    <div style={{ marginBlock: '1rem' }}>
      <input
        ref={input}
        type="file"
        accept=".xml,.csv,.tsv,.zip,application/xml,text/xml,text/csv,application/zip"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'Uploading…' : 'Import a feed file'}
      </Button>
      <WatchedRuns runs={runs} />
    </div>
  );
}

async function send(file: File): Promise<{ runs: number[]; problem?: string }> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await fetch('/api/feeds/upload', { method: 'POST', body, credentials: 'same-origin' });
    const answer = (await response.json().catch(() => ({}))) as { message?: string; runs?: number[] };
    const failed = answer.message ?? 'The file could not be uploaded. Try again.';
    return { runs: answer.runs ?? [], ...(response.ok ? {} : { problem: failed }) };
  } catch {
    return { runs: [], problem: 'The connection was lost before the file was uploaded. Try again.' };
  }
}
