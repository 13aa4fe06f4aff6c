import type { Endpoint, PayloadRequest } from 'payload';
import { decideRun } from './decide-run.ts';
import { DECISIONS, type Decision } from './feed-runs.ts';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';

/**
 * POST /api/feeds/:id/decide with `{ decision }`: what is to become of a file that is held or set aside. Applying puts it into the
 * queue, discarding deletes it. Who decided stays on the report.
 */
export const decideEndpoint: Endpoint = {
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      const decision = await decisionOf(req);
      const { payload, user } = req;
      const by = (user as { name?: string; email?: string } | null) ?? {};
      const message = await decideRun({
        payload,
        id: Number(req.routeParams?.id),
        decision,
        by: by.name || by.email || `User ${user?.id}`,
      });
      return Response.json({ message });
    } catch (error) {
      if (!(error instanceof FeedRequestError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  },
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
