import { APIError, type Endpoint } from 'payload';
import { ownAgentId, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { isBoardView } from './board-views.ts';
import { loadBoard } from './load-board.ts';

/** GET /api/listings/board?view=current&search=…&page=1: a quick list of listings for staff. */
export const boardEndpoint: Endpoint = {
  path: '/board',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see the listings.', 401);
    const given = (name: string) => req.searchParams.get(name)?.trim() || undefined;
    const view = given('view') ?? 'current';
    if (!isBoardView(view)) throw new APIError('There is no such list of listings.', 400);
    const board = await loadBoard({
      payload: req.payload,
      view,
      agent: ownAgentId(req),
      search: given('search')?.slice(0, 200),
      page: Math.min(Math.max(Math.trunc(Number(given('page') ?? 1)) || 1, 1), 10_000),
      now: Date.now(),
    });
    return Response.json(board, { headers: NO_STORE });
  },
};
