'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { isOver, type RunFigures, runText } from './run-text.ts';

/** How often to look how far an import is, in ms. */
const LOOK_MS = 1500;

/** Takes a REAXML file (or a zip of one with its pictures), says how far its import is, and what came of it. */
export function FeedUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [watched, setWatched] = useState<number[]>([]);
  const [runs, setRuns] = useState<RunFigures[]>([]);
  const router = useRouter();

  useEffect(() => {
    if (watched.length === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const look = async () => {
      const found = await readRuns(watched);
      if (isLeft) return;
      if (found) setRuns(found);
      if (found?.every(({ state }) => isOver(state))) {
        setWatched([]);
        router.refresh();
      } else timer = setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [watched, router]);

  const upload = async (file: File) => {
    setBusy(true);
    setRuns([]);
    const answer = await send(file);
    setBusy(false);
    if (answer.problem) toast.error(answer.problem);
    setWatched(answer.runs);
    router.refresh();
  };
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
      <div role="status">
        {runs.map((run) => (
          <p key={run.id} style={{ marginBlock: '0.5rem', overflowWrap: 'anywhere' }}>
            <a href={`/admin/collections/feeds/${run.id}`}>{run.fileName}</a>: {runText(run)}
          </p>
        ))}
      </div>
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

/** Undefined when the server cannot be reached just now. */
async function readRuns(ids: number[]): Promise<RunFigures[] | undefined> {
  const asked = new URLSearchParams({ 'where[id][in]': ids.join(','), depth: '0', limit: '100', sort: 'id' });
  try {
    const response = await fetch(`/api/feeds?${asked}`, { credentials: 'same-origin' });
    if (!response.ok) return undefined;
    return ((await response.json()) as { docs: RunFigures[] }).docs;
  } catch {
    return undefined;
  }
}
