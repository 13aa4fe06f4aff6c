import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import type { ReceivedFile } from './feed-run.ts';
import type { Decision } from './feed-runs.ts';
import { FeedRequestError } from './feed-staff.ts';
import { removeReceived } from './received-files.ts';

const ANSWERS: Record<Decision, string> = {
  apply: 'The file is being imported.',
  'apply-without-withdrawals': 'The file is being imported without its withdrawals.',
  discard: 'The file was discarded. Nothing was changed.',
};

/**
 * Carries out what a person decided about a file that is held or set aside, and answers with a sentence. Throws
 * {@link FeedRequestError} when there is nothing to decide any more.
 */
export async function decideRun({
  payload,
  id,
  decision,
  by,
}: {
  payload: Payload;
  /** Of the report. */
  id: number;
  decision: Decision;
  /** Who decided, for the report. */
  by: string;
}): Promise<string> {
  const now = new Date().toISOString();
  const state = decision === 'discard' ? 'discarded' : 'waiting';
  const finished = decision === 'discard' ? now : null;
  // One statement, so that of two people who decide at the same moment one is told that it is too late.
  const [decided] = Number.isSafeInteger(id)
    ? await query(
        payload,
        sql`update feeds set state = ${state}, decision = ${decision}, decided_by = ${by}, decided_at = ${now},
            updated_at = ${now}, finished_at = ${finished}
          where id = ${id} and (state = 'held' or (state = 'quarantined' and received is not null)) returning id`,
      )
    : [];
  if (!decided)
    throw new FeedRequestError(
      'There is nothing to decide about this file any more. It was already decided or has expired.',
      409,
    );
  log.info({ run: id, decision, by }, 'decision on feed file saved');
  if (decision === 'discard') {
    const run = await payload.findByID({ collection: 'feeds', id, depth: 0 });
    await removeReceived(payload, run.received as ReceivedFile | null);
  }
  return ANSWERS[decision];
}
