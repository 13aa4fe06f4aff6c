import { sql } from 'drizzle-orm';
import type { Endpoint, Payload } from 'payload';
import { PutBackError, type PutBackReport, putBackRun } from '#site/features/listings/feed/put-back.ts';
import { counted } from '#site/server/counted.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { oneRunAtATime } from '#site/server/one-run-at-a-time.ts';
import { PUT_BACK_STATES } from './feed-runs.ts';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';
import { FEEDS_LOCK } from './import-feed.ts';
import { loadFeedSettings } from './load-feed-settings.ts';
import { planTries } from './picture-tries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * POST /api/feeds/:id/put-back: puts the listings back as they were before a run. With `{ preview: true }` it answers
 * what would happen and changes nothing. Who put it back stays on the report.
 */
export const putBackEndpoint: Endpoint = {
  path: '/:id/put-back',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      const { payload, user } = req;
      const body = (await req.json?.().catch(() => undefined)) as { preview?: unknown } | undefined;
      const staff = (user as { name?: string; email?: string } | null) ?? {};
      const by = staff.name || staff.email || `User ${user?.id}`;
      const id = Number(req.routeParams?.id);
      const isPreview = body?.preview === true;
      return Response.json(await putBack({ payload, id, ...(isPreview ? {} : { by }) }));
    } catch (error) {
      if (error instanceof PutBackError) return Response.json({ message: error.message }, { status: 409 });
      if (!(error instanceof FeedRequestError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  },
};

/** Puts a run back; without `by` only works out what that would do. Throws {@link FeedRequestError} where it cannot. */
async function putBack({
  payload,
  id,
  by,
}: {
  payload: Payload;
  id: number;
  by?: string;
}): Promise<PutBackReport> {
  const [run] = Number.isSafeInteger(id)
    ? await query<{ state: unknown; created_at: unknown }>(
        payload,
        sql`select state, created_at from feeds where id = ${id}`,
      )
    : [];
  if (!run || !PUT_BACK_STATES.includes(String(run.state)))
    throw new FeedRequestError('This import changed nothing that could be put back.', 409);
  const { keepChangesDays } = await loadFeedSettings(payload);
  if (Date.parse(String(run.created_at)) < Date.now() - keepChangesDays * DAY_MS)
    throw new FeedRequestError(
      `What an import changed is kept for ${counted(keepChangesDays, 'day')}, and this one is older. Restore single listings from their versions.`,
      409,
    );
  if (by === undefined) return putBackRun({ payload, run: id });
  const report = await oneRunAtATime({
    payload,
    name: FEEDS_LOCK,
    work: () => oneAtATime({ name: 'write', work: () => putBackRun({ payload, run: id, by }) }),
  });
  await planTries({ payload, run: id, listings: report.pending });
  const { changed, withdrawn, kept } = report;
  const now = new Date().toISOString();
  if (changed + withdrawn > 0)
    await query(
      payload,
      sql`update feeds set put_back_by = ${by}, put_back_at = ${now}, updated_at = ${now},
        put_back_count = coalesce(put_back_count, 0) + ${changed + withdrawn} where id = ${id}`,
    );
  log.info({ run: id, by, changed, withdrawn, kept }, 'feed import put back');
  return report;
}
