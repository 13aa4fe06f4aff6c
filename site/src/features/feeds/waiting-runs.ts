import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { isDiskFull } from '#site/server/disk-full.ts';
import { sqlList } from '#site/server/sql-list.ts';
import type { FeedFile } from './feed-bundle.ts';
import { type FeedRun, type ReceivedFile, type RunBook, type RunOrigin, resumeRun } from './feed-run.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { type ImportedFeed, importFeed } from './import-feed.ts';
import type { FeedSource } from './open-bundle.ts';
import { sourceOf } from './received-files.ts';
import { bringReceived, isLeftToOthers } from './received-storage.ts';
import { loadSource } from './sources/load-source.ts';

type Waiting = {
  id: number;
  fileName: string;
  receivedAt: Date;
  origin: RunOrigin;
  source?: number;
  group: string;
  decision?: FeedRun['decision'];
  isReviewed: boolean;
  isAgain: boolean;
  delivery?: string;
  received?: ReceivedFile;
};

type Work = { payload: Payload; fetchLimits?: FetchLimits; onWait?: () => void };

/**
 * Imports what was received or decided about, in the order it came; files that came together go in together. Only that
 * of one delivery where it is named. Answers with what was imported. Where the disk is full it throws, and what was begun
 * waits as before.
 */
export async function importWaiting({
  delivery,
  ...work
}: Work & { delivery?: string }): Promise<ImportedFeed[]> {
  const rows = await query<Record<string, unknown>>(
    work.payload,
    sql`select id, created_at, file_name, origin, source_id, delivery, decision, decided_by, harm, received, again_of from feeds
      where state = 'waiting' ${delivery === undefined ? sql`` : sql`and delivery = ${delivery}`} order by id`,
  );
  const groups = Map.groupBy(
    rows.map((row): Waiting => {
      const received = jsonOf<ReceivedFile | null>(row.received) ?? undefined;
      const decision = decisionOf(row);
      return {
        id: Number(row.id),
        fileName: String(row.file_name),
        receivedAt: new Date(received?.arrivedAt ?? (row.created_at as string)),
        isAgain: row.again_of !== null,
        origin: row.origin as RunOrigin,
        group: `${row.delivery ?? received?.folder} ${decision ?? ''}`,
        isReviewed: Boolean(row.decided_by),
        ...(row.delivery ? { delivery: String(row.delivery) } : {}),
        ...(row.source_id ? { source: Number(row.source_id) } : {}),
        ...(decision ? { decision } : {}),
        ...(received ? { received } : {}),
      };
    }),
    ({ group }) => group,
  );
  const imported: ImportedFeed[] = [];
  for (const runs of groups.values()) {
    try {
      imported.push(...(await importGroup({ ...work, runs })));
    } catch (error) {
      if (isDiskFull(error)) await waitAgain(work.payload, runs);
      throw error;
    }
  }
  return imported;
}

/** Puts runs that were begun back in the queue, as if they had not been. */
export async function waitAgain(payload: Payload, runs: readonly { id: number }[]): Promise<void> {
  await query(
    payload,
    sql`update feeds set state = 'waiting', starts = starts - 1
      where state = 'running' and id in (${sqlList(runs.map(({ id }) => id))})`,
  );
}

async function importGroup({ payload, runs, ...work }: Work & { runs: Waiting[] }): Promise<ImportedFeed[]> {
  const [first] = runs;
  if (!first) return [];
  const { decision, origin } = first;
  for (const { received, receivedAt } of runs) {
    const age = Date.now() - receivedAt.getTime();
    if (received && (await isLeftToOthers({ received, age }))) return [];
  }
  const imported: ImportedFeed[] = [];
  const before = await importedBefore(payload, runs);
  for (const { folder } of before ?? []) await bringReceived(folder);
  const sources = sourcesOf(runs.flatMap(({ received }) => received ?? []));
  if (sources.length > 0) {
    const from = first.source === undefined ? undefined : await loadSource(payload, { id: first.source });
    imported.push(
      await importFeed({
        payload,
        source: { sources: [...sources, ...sourcesOf(before ?? [], sources)] },
        origin,
        // A file that waited for a person, or is imported again, says what was so when it came.
        receivedAt: first.receivedAt,
        ...work,
        ...(from ? { from } : {}),
        isReviewed: first.isReviewed,
        isAgain: first.isAgain,
        ...(before ? { importedBefore: before } : {}),
        claim: (files) => claim({ payload, files, runs }),
        ...(decision && decision !== 'discard' ? { decision } : {}),
      }),
    );
  }
  for (const { id, fileName } of await claimRuns(payload, runs)) {
    const book = resumeRun({ payload, id, fileName });
    book.run.state = 'failed';
    book.note({
      code: 'file-gone',
      severity: 'error',
      message: 'The received file is gone or cannot be opened. Nothing was changed. Send it again.',
    });
    await book.save();
  }
  return imported;
}

/**
 * A decision about what a file would do to the stock. Who imported one all the same that was set aside saw why it was, and
 * not what it would do: that is worked out then, and may hold it.
 */
function decisionOf({ decision, decided_by: by, harm }: Record<string, unknown>): Waiting['decision'] {
  return by && !harm ? undefined : ((decision as Waiting['decision'] | null) ?? undefined);
}

/**
 * What came together with these runs and was imported before, since a person decides about files one by one; undefined
 * while some of it is not imported.
 */
async function importedBefore(payload: Payload, runs: Waiting[]): Promise<ReceivedFile[] | undefined> {
  const { delivery } = runs[0] as Waiting;
  if (delivery === undefined) return [];
  const rows = await query<Record<'state' | 'received', unknown>>(
    payload,
    sql`select state, received from feeds
      where delivery = ${delivery} and id not in (${sqlList(runs.map(({ id }) => id))})`,
  );
  const files = rows.map(({ received }) => jsonOf<ReceivedFile | null>(received));
  const isWhole = rows.every(({ state }) => state === 'done' || state === 'failed');
  return isWhole && files.every((file) => file !== null) ? files : undefined;
}

/** How to open what was received, each folder once and none that is among `others`. */
function sourcesOf(received: ReceivedFile[], others: FeedSource[] = []): FeedSource[] {
  const byFolder = new Map(received.map((each) => [each.folder, each]));
  for (const other of others) if ('folder' in other && other.folder) byFolder.delete(other.folder);
  return [...byFolder.values()].map(sourceOf);
}

/** Makes these runs this process's own; those another process took are left out. */
async function claimRuns(payload: Payload, runs: Waiting[]): Promise<Waiting[]> {
  const rows = await query<{ id: unknown }>(
    payload,
    sql`update feeds set state = 'running', starts = coalesce(starts, 0) + 1
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
  const fileOf = ({ received }: Waiting) =>
    files.find(({ name, folder }) => name === received?.file && folder === received.folder);
  const books = new Map<FeedFile, RunBook>();
  const named = runs.filter(fileOf);
  if (named.length === 0) return books;
  for (const run of await claimRuns(payload, named)) {
    const file = fileOf(run);
    const { id, fileName, received, decision } = run;
    if (file)
      books.set(file, resumeRun({ payload, id, fileName, received, ...(decision ? { decision } : {}) }));
  }
  return books;
}
