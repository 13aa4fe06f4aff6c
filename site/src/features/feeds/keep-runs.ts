import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { forgetChangesBefore } from '#site/features/listings/feed/listing-changes.ts';
import { forgetWithdrawals } from '#site/features/listings/feed/withdrawals.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { oneRunAtATime } from '#site/server/one-run-at-a-time.ts';
import { sweepFolders } from './feed-folders.ts';
import { createRunBook, type FeedRun, type ReceivedFile } from './feed-run.ts';
import { FEEDS_LOCK } from './import-feed.ts';
import { loadFeedSettings } from './load-feed-settings.ts';
import { notifyStaff } from './notify-staff.ts';
import { deleteOldFiles, namedFolders, removeReceived } from './received-files.ts';
import { storeReceived, sweepStored } from './received-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reports keep their list of problems this long, and their figures a year. */
const DETAILS_MS = 90 * DAY_MS;
const FIGURES_MS = 365 * DAY_MS;

const iso = (at: number): string => new Date(at).toISOString();

/** A run that was cut off this often is not begun again: it may be what stops the server. */
const MAX_STARTS = 3;

/**
 * Puts runs that a killed process left behind back into the queue, and removes what it left on the disk. While it holds
 * the lock no import runs, so a run in the state running was abandoned.
 */
export async function recoverRuns({ payload, now }: { payload: Payload; now: number }): Promise<void> {
  await oneRunAtATime({
    payload,
    name: FEEDS_LOCK,
    work: async () => {
      const { docs } = await payload.find({
        collection: 'feeds',
        where: { state: { equals: 'running' } },
        sort: 'id',
        depth: 0,
        pagination: false,
      });
      for (const doc of docs) {
        const stored = doc as unknown as FeedRun & { starts?: number | null };
        if (stored.received && (stored.starts ?? 0) < MAX_STARTS) {
          await query(payload, sql`update feeds set state = 'waiting' where id = ${stored.id}`);
          log.warn(
            { run: stored.id, file: stored.fileName },
            'feed import was interrupted: starting it again',
          );
        } else await giveUp({ payload, stored, now });
      }
    },
  });
  await sweepLeftFiles(payload);
}

async function giveUp({
  payload,
  stored,
  now,
}: {
  payload: Payload;
  stored: FeedRun;
  now: number;
}): Promise<void> {
  const book = createRunBook({ payload, run: { ...stored, problems: stored.problems ?? [] } });
  book.run.state = 'interrupted';
  book.note(CUT_OFF);
  await book.save();
  log.warn({ run: stored.id, file: stored.fileName }, 'feed import was interrupted');
  await notifyStaff({ payload, run: book.run, now });
}

/** Whether a run is called running: while this process imports nothing, it may have been left behind. */
export async function someRunning(payload: Payload): Promise<boolean> {
  return (await query(payload, sql`select id from feeds where state = 'running' limit 1`)).length > 0;
}

async function sweepLeftFiles(payload: Payload): Promise<void> {
  const removed = await sweepFolders({ needed: await namedFolders(payload) });
  if (removed > 0) log.info({ folders: removed }, 'unused feed files removed');
}

/** Deletes held files that got no decision in time. */
export async function discardOldHeld({ payload, now }: { payload: Payload; now: number }): Promise<void> {
  const rows = await query<{ id: unknown }>(
    payload,
    sql`update feeds set state = 'discarded', decision = 'discard', decided_by = ${NOBODY}, decided_at = ${iso(now)},
        finished_at = ${iso(now)}
      where state = 'held' and held_until <= ${iso(now)} returning id`,
  );
  for (const { id } of rows) {
    const run = await payload.findByID({ collection: 'feeds', id: Number(id), depth: 0 });
    await removeReceived(payload, run.received as ReceivedFile | null);
    log.warn({ run: run.id }, 'held feed file discarded: no decision in time');
  }
}

/** Deletes received files after their time, and keeps reports small: after 90 days their figures, after a year nothing. */
export async function thinReports({ payload, now }: { payload: Payload; now: number }): Promise<void> {
  const details = iso(now - DETAILS_MS);
  const figures = iso(now - FIGURES_MS);
  await query(
    payload,
    sql`delete from feeds where created_at < ${figures} and state not in ('waiting', 'running', 'held')`,
  );
  await query(
    payload,
    sql`update feeds set problems = null, harm = null
      where created_at < ${details} and state <> 'held' and (problems is not null or harm is not null)`,
  );
  await query(
    payload,
    sql`delete from feed_notices where created_at < ${details} and state in ('sent', 'outbox', 'failed')`,
  );
  await forgetWithdrawals(payload, figures);
  const { keepFilesDays, keepChangesDays } = await loadFeedSettings(payload);
  await forgetChangesBefore(payload, now - keepChangesDays * DAY_MS);
  const files = await deleteOldFiles({ payload, keepDays: keepFilesDays, now });
  if (files > 0) log.info({ files }, 'old received feed files deleted');
  await sweepLeftFiles(payload);
  await sweepStored({ needed: await namedFolders(payload), now });
}

/** Stores received files in the bucket, where there is one; see {@link storeReceived}. */
export async function storeReceivedFiles({
  payload,
  now,
}: {
  payload: Payload;
  now: number;
}): Promise<number> {
  const [needed, busy] = await Promise.all([namedFolders(payload), namedFolders(payload, { isBusy: true })]);
  return storeReceived({ needed, busy, now });
}

const NOBODY = 'No decision in time';

const CUT_OFF: FeedNote = {
  code: 'cut-off',
  severity: 'error',
  message:
    'The server stopped during this import, and it was not started again. Listings before this point are stored. It is safe to import the file again.',
};
