import type { Payload } from 'payload';
import type { FeedNote } from './feed-store.ts';

export type RunOrigin = 'upload' | 'command' | 'demo';
export type RunState = 'running' | 'done' | 'quarantined' | 'failed';

/** What an import of one file did. */
export type FeedRun = {
  id: number;
  fileName: string;
  state: RunState;
  created: number;
  updated: number;
  unchanged: number;
  /** Messages older than what is stored. */
  skipped: number;
  /** Listings left out: unknown agency, unknown status, no id. */
  quarantined: number;
  /** Listings that could not be stored. */
  failed: number;
  imagesFetched: number;
  problemCount: number;
  /** The first {@link MAX_NOTES}. */
  problems: FeedNote[];
};

/** A report longer than this is read by nobody. */
const MAX_NOTES = 500;

export type RunBook = ReturnType<typeof createRunBook>;

/** Keeps the record of one import in the collection `feeds` while it goes on. */
export function createRunBook({ payload, run }: { payload: Payload; run: FeedRun }) {
  return {
    run,
    note(note: FeedNote): void {
      run.problemCount += 1;
      if (run.problems.length < MAX_NOTES)
        run.problems.push({ ...note, ...(note.text ? { text: note.text.slice(0, 200) } : {}) });
    },
    async save(): Promise<void> {
      const { id, failed: _, ...data } = run;
      const ended = run.state === 'running' ? {} : { finishedAt: new Date().toISOString() };
      await payload.update({ collection: 'feeds', id, data: { ...data, problems: reported(run), ...ended } });
    },
  };
}

/** Starts the record of an import. */
export async function openRun({
  payload,
  fileName,
  fileHash,
  origin,
}: {
  payload: Payload;
  fileName: string;
  fileHash?: string;
  origin: RunOrigin;
}): Promise<RunBook> {
  const { id } = await payload.create({
    collection: 'feeds',
    data: { ...NOTHING, fileName, origin, state: 'running', ...(fileHash ? { fileHash } : {}) },
  });
  return createRunBook({
    payload,
    run: { ...NOTHING, problems: [], failed: 0, id: Number(id), fileName, state: 'running' },
  });
}

/** `12 new, 3 changed, 4 unchanged, 1 problem`, for people. */
export function runSummary(run: FeedRun): string {
  if (run.state === 'quarantined')
    return `Quarantined, nothing was changed. ${run.problems[0]?.message ?? ''}`.trim();
  const counts: [number, string][] = [
    [run.created, 'new'],
    [run.updated, 'changed'],
    [run.unchanged, 'unchanged'],
    [run.skipped, 'older and ignored'],
    [run.quarantined, 'left out'],
    [run.failed, 'not stored'],
    [run.imagesFetched, run.imagesFetched === 1 ? 'picture taken in' : 'pictures taken in'],
    [run.problemCount, run.problemCount === 1 ? 'problem' : 'problems'],
  ];
  const said = counts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return said.length ? said.join(', ') : 'The file holds no listing. Nothing was changed.';
}

const NOTHING = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  quarantined: 0,
  imagesFetched: 0,
  problemCount: 0,
};

function reported({ problems, problemCount }: FeedRun): FeedNote[] {
  const more = problemCount - problems.length;
  if (more === 0) return problems;
  return [
    ...problems,
    {
      code: 'more',
      severity: 'warning',
      message: `${more} more problems are not listed. Correct these first.`,
    },
  ];
}
