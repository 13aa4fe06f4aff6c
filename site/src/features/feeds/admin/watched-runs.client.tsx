'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isOver, type RunFigures, runText } from './run-text.ts';

/** How often to look how far an import is, in ms. */
const LOOK_MS = 1500;

/** Imports that were just started, followed until they are over; then the page is read again. */
export function useWatchedRuns(): { runs: RunFigures[]; watch: (ids: number[]) => void } {
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

  return {
    runs,
    watch(ids) {
      setRuns([]);
      setWatched(ids);
    },
  };
}

/** How far each is, with a link to its report. */
export function WatchedRuns({ runs }: { runs: RunFigures[] }) {
  return (
    <div role="status">
      {runs.map((run) => (
        <p key={run.id} style={{ marginBlock: '0.5rem', overflowWrap: 'anywhere' }}>
          <a href={`/admin/collections/feeds/${run.id}`}>{run.fileName}</a>: {runText(run)}
        </p>
      ))}
    </div>
  );
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
