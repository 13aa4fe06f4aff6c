import { APIError, type Endpoint } from 'payload';
import { ownAgentId, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { leadScope } from '../lead-scope.ts';
import { loadNotices, type Notice } from './load-notices.ts';

/** GET /api/leads/notices → `{ notices: [{ count, text, href }] }`: what waits for the member of staff who asks. */
export const noticesEndpoint: Endpoint = {
  path: '/notices',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to see your notifications.', 401);
    const scope = await leadScope(req);
    const user = { id: staff.id, agent: ownAgentId(req) };
    const notices: Notice[] =
      scope === 'none' ? [] : await loadNotices({ payload: req.payload, user, scope, now: Date.now() });
    return Response.json({ notices }, { headers: NO_STORE });
  },
};
