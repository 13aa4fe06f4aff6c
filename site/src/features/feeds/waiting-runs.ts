import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import type { FeedFile } from './feed-bundle.ts';
import { type FeedRun, type ReceivedFile, type RunBook, type RunOrigin, resumeRun } from './feed-run.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { importFeed } from './import-feed.ts';
import { sourceOf } from './received-files.ts';

type Waiting = {
  id: number;
  fileName: string;
  origin: RunOrigin;
  decision?: FeedRun['decision'] | null;
  received: ReceivedFile;
};

/** Imports what was received or decided about, oldest first; files that came together go in together. */
export async function importWaiting({
  payload,
  fetchLimits,
}: {
  payload: Payload;
  fetchLimits: FetchLimits;
}): Promise<void> {
  const { docs } = await payload.find({
    collection: 'feeds',
    where: { state: { equals: 'waiting' } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  const groups = new Map<string, Waiting[]>();
  for (const run of docs as unknown as Waiting[]) {
    const key = `${run.received?.folder} ${run.decision ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  for (const runs of groups.values()) await importGroup({ payload, fetchLimits, runs });
}

async function importGroup({
  payload,
  fetchLimits,
  runs,
}: {
  payload: Payload;
  fetchLimits: FetchLimits;
  runs: Waiting[];
}): Promise<void> {
  const [first] = runs;
  if (!first) return;
  const { decision } = first;
  if (first.received)
    await importFeed({
      payload,
      source: sourceOf(first.received),
      origin: first.origin,
      fetchLimits,
      claim: (files) => claim({ payload, files, runs }),
      ...(decision && decision !== 'discard' ? { decision } : {}),
    });
  // Somebody removed the file: better said than waited for.
  for (const { id, fileName } of await claimRuns(payload, runs)) {
    const book = resumeRun({ payload, id, fileName });
    book.run.state = 'failed';
    book.note({
      code: 'file-gone',
      severity: 'error',
      message: 'The received file no longer exists. Nothing was changed. Send it again.',
    });
    await book.save();
  }
}

/** Makes these runs this process's own; those another process took are left out. */
async function claimRuns(payload: Payload, runs: Waiting[]): Promise<Waiting[]> {
  const rows = await query<{ id: unknown }>(
    payload,
    sql`update feeds set state = 'running'
      where state = 'waiting' and id in (${sqlList(runs.map(({ id }) => id))}) returning id`,
  );
  const own = new Set(rows.map(({ id }) => Number(id)));
  return runs.filter(({ id }) => own.has(id));
}

async function claim({
  payload,
  files,
  runs,
}: {
  payload: Payload;
  files: FeedFile[];
  runs: Waiting[];
}): Promise<Map<FeedFile, RunBook>> {
  const named = runs.filter(({ received }) => files.some(({ name }) => name === received.file));
  const books = new Map<FeedFile, RunBook>();
  if (named.length === 0) return books;
  for (const { id, fileName, received, decision } of await claimRuns(payload, named)) {
    const file = files.find(({ name }) => name === received.file);
    if (file)
      books.set(file, resumeRun({ payload, id, fileName, received, ...(decision ? { decision } : {}) }));
  }
  return books;
}
