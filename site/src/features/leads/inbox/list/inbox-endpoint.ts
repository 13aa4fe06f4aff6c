import { APIError, type Endpoint } from 'payload';
import { ownAgentId, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { leadScope } from '../lead-scope.ts';
import { isInboxView } from './inbox-views.ts';
import { loadInbox } from './load-inbox.ts';

/** GET /api/leads/inbox?view=new&form=…&search=…&page=1: a list of the inbox, and how many leads wait in each. */
export const inboxEndpoint: Endpoint = {
  path: '/inbox',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    const scope = await leadScope(req);
    if (!staff || scope === 'none') throw new APIError('Sign in to see leads.', 401);
    const given = (name: string) => req.searchParams.get(name)?.trim() || undefined;
    const view = given('view') ?? 'new';
    if (!isInboxView(view)) throw new APIError('The inbox has no such list.', 400);
    const inbox = await loadInbox({
      payload: req.payload,
      user: { id: staff.id, agent: ownAgentId(req) },
      scope,
      view,
      form: given('form'),
      search: given('search')?.slice(0, 200),
      page: Math.min(Math.max(Math.trunc(Number(given('page') ?? 1)) || 1, 1), 10_000),
      now: Date.now(),
    });
    return Response.json(inbox, { headers: NO_STORE });
  },
};
