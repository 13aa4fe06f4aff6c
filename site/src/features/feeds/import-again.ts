import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { StorageError } from '#site/server/files/file-store.ts';
import { log } from '#site/server/log.ts';
import { feedFolder } from './feed-folders.ts';
import type { ReceivedFile, RunOrigin, RunState } from './feed-run.ts';
import { FeedRequestError } from './feed-staff.ts';
import { type Arrived, accept } from './intake/accept.ts';
import { bringReceived, isReceivedKept } from './received-storage.ts';
import { loadSource, type Source } from './sources/load-source.ts';

/** States of a run that is over; of one that is held or was discarded a person decides otherwise. */
const OVER: readonly RunState[] = ['done', 'tested', 'quarantined', 'failed', 'interrupted'];

/** What came in together, as it can be imported again. */
type Repeatable = {
  arrived: Arrived[];
  /** Names of the feed files among it. */
  files: string[];
  origin: RunOrigin;
  /** ISO instant. */
  arrivedAt: string;
  source?: Source;
};

/** What of a run can be imported again: its file, and those that came together with it. Otherwise the sentence why not. */
export async function findRepeatable(
  payload: Payload,
  id: number,
): Promise<{ found: Repeatable } | { refusal: string }> {
  const rows = Number.isSafeInteger(id)
    ? await query<Record<string, unknown>>(
        payload,
        sql`select f.id, f.state, f.file_name, f.origin, f.source_id, f.created_at, f.received, f.received_hash
          from feeds f join feeds asked on f.id = asked.id or f.delivery = asked.delivery
          where asked.id = ${id} order by f.id`,
      )
    : [];
  const [first] = rows;
  if (!first) return { refusal: 'This import no longer exists. Reload the page.' };
  if (rows.some(({ state }) => state === 'waiting' || state === 'running'))
    return { refusal: 'This file is being imported.' };
  if (rows.some(({ state }) => state === 'held'))
    return { refusal: 'This file is on hold. Decide about it first.' };
  if (!rows.every(({ state }) => OVER.includes(state as RunState)))
    return { refusal: 'This file was discarded. Ask the sender to send it again.' };
  const files = rows.map(({ received }) => jsonOf<ReceivedFile | null>(received));
  if (!files.every((file) => file !== null)) return { refusal: GONE };
  const byFolder = new Map(
    files.map((file, index) => [file.folder, { ...file, hash: rows[index]?.received_hash }]),
  );
  const arrived: Arrived[] = [];
  for (const { folder, name, hash, isBatch, picturesDir } of byFolder.values()) {
    const path = feedFolder(folder);
    const isKept = await unlessAway(isReceivedKept(folder));
    if (!isKept) return { refusal: isKept === undefined ? AWAY : GONE };
    arrived.push({
      // It stays whatever becomes of the import: earlier reports name it too.
      folder: { name: folder, path, remove: async () => {} },
      ...{ name, hash: String(hash) },
      ...(isBatch ? { isBatch } : {}),
      ...(picturesDir ? { picturesDir } : {}),
    });
  }
  const source = first.source_id ? await loadSource(payload, { id: Number(first.source_id) }) : undefined;
  if (first.source_id && !source)
    return { refusal: 'Its feed source no longer exists. Upload the file in the list of feeds.' };
  return {
    found: {
      arrived,
      files: rows.map(({ file_name: name }) => String(name)),
      // Staff start it on a running website, so it has visitors, and the limits of a source apply.
      origin: first.origin === 'command' || first.origin === 'demo' ? 'upload' : (first.origin as RunOrigin),
      arrivedAt: files[0]?.arrivedAt ?? new Date(first.created_at as string).toISOString(),
      ...(source ? { source } : {}),
    },
  };
}

/**
 * Puts the file of a run into the queue again, with those that came together with it: each gets a report of its own. It
 * counts as of the day it arrived, so newer messages stand, and all checks and limits apply. Answers with the ids of the
 * new reports; throws {@link FeedRequestError} where it cannot.
 */
export async function importAgain({
  payload,
  id,
  by,
}: {
  payload: Payload;
  /** Of the report. */
  id: number;
  /** Who asked for it, for the log. */
  by: string;
}): Promise<number[]> {
  const answer = await findRepeatable(payload, id);
  if ('refusal' in answer) throw new FeedRequestError(answer.refusal, 409);
  const { arrived, origin, arrivedAt, source } = answer.found;
  if (source && !source.enabled)
    throw new FeedRequestError('This source is switched off. Switch it on and save first.', 409);
  for (const { folder } of arrived)
    if (!(await unlessAway(bringReceived(folder.name)))) throw new FeedRequestError(AWAY, 503);
  const { runs } = await accept({
    ...{ payload, origin, arrived, again: { run: id, arrivedAt } },
    ...(source ? { source } : {}),
  });
  log.info({ run: id, by, runs }, 'feed import started again by staff');
  return runs;
}

/** Undefined while the bucket cannot be reached. */
const unlessAway = (answer: Promise<boolean>): Promise<boolean | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof StorageError) return undefined;
    throw error;
  });

const AWAY = 'The file storage can’t be reached. Try again in a few minutes.';
const GONE = 'The file is no longer on the server. Ask the sender to send it again.';
