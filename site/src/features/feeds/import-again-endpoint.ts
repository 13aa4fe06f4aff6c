import type { Endpoint } from 'payload';
import { allowFeedStaff, FeedRequestError } from './feed-staff.ts';
import { importAgain } from './import-again.ts';

/** POST /api/feeds/:id/again: imports the file of a run again. Answers 202 with `{ runs }`, the ids of the new reports. */
export const importAgainEndpoint: Endpoint = {
  path: '/:id/again',
  method: 'post',
  handler: async (req) => {
    try {
      allowFeedStaff(req);
      const { payload, user } = req;
      const staff = (user as { name?: string; email?: string } | null) ?? {};
      const by = staff.name || staff.email || `User ${user?.id}`;
      const runs = await importAgain({ payload, id: Number(req.routeParams?.id), by });
      return Response.json({ runs }, { status: 202 });
    } catch (error) {
      if (!(error instanceof FeedRequestError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  },
};
