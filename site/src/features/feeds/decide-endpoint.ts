import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import type { ReceivedFile } from './feed-run.ts';
import { DECISIONS, type Decision } from './feed-runs.ts';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';
import { removeReceived } from './received-files.ts';

/**
 * POST /api/feeds/:id/decide with `{ decision }`: what is to become of a file that is held. Applying puts it into the
 * queue, discarding deletes it. Who decided stays on the report.
 */
export const decideEndpoint: Endpoint = {
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      const decision = await decisionOf(req);
      const id = Number(req.routeParams?.id);
      await decide({ req, id, decision });
      return Response.json({ message: ANSWERS[decision] });
    } catch (error) {
      if (!(error instanceof FeedRequestError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  },
};

const ANSWERS: Record<Decision, string> = {
  apply: 'The file is being imported.',
  'apply-without-withdrawals': 'The file is being imported without its withdrawals.',
  discard: 'The file was discarded. Nothing was changed.',
};

async function decisionOf(req: PayloadRequest): Promise<Decision> {
  const body = (await req.json?.().catch(() => undefined)) as { decision?: unknown } | undefined;
  const found = DECISIONS.find(({ value }) => value === body?.decision);
  if (!found)
    throw new FeedRequestError(
      'Choose to apply the file, to apply it without withdrawals, or to discard it.',
      400,
    );
  return found.value;
}

async function decide({
  req,
  id,
  decision,
}: {
  req: PayloadRequest;
  id: number;
  decision: Decision;
}): Promise<void> {
  const { payload, user } = req;
  const by = (user as { name?: string; email?: string } | null) ?? {};
  const name = by.name || by.email || `User ${user?.id}`;
  const now = new Date().toISOString();
  const state = decision === 'discard' ? 'discarded' : 'waiting';
  const finished = decision === 'discard' ? now : null;
  // One statement, so that of two people who decide at the same moment one is told that it is too late.
  const [decided] = Number.isSafeInteger(id)
    ? await query(
        payload,
        sql`update feeds set state = ${state}, decision = ${decision}, decided_by = ${name}, decided_at = ${now},
            updated_at = ${now}, finished_at = ${finished}
          where id = ${id} and (state = 'held' or (state = 'quarantined' and received is not null)) returning id`,
      )
    : [];
  if (!decided)
    throw new FeedRequestError('This file is no longer on hold. It was already decided or has expired.', 409);
  log.info({ run: id, decision, user: user?.id }, 'decision on held feed file saved');
  if (decision !== 'discard') return;
  const run = await payload.findByID({ collection: 'feeds', id, depth: 0 });
  await removeReceived(payload, run.received as ReceivedFile | null);
}
