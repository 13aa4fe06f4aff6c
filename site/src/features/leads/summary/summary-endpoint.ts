import { APIError, type Endpoint } from 'payload';
import { ownAgentId, staffOf } from '#site/server/access.ts';
import { summariseLeads } from './summarise-leads.ts';

/** The spans the chart offers, in days. */
const SPANS = [30, 90, 365];

/** GET /api/leads/summary?days=30|90|365: leads per day and form, of those the member of staff may read. */
export const leadSummaryEndpoint: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to see how many leads came.', 401);
    const agent = staff.role === 'agent' ? ownAgentId(req) : undefined;
    if (staff.role === 'agent' && !agent) throw new APIError('Your account has no agent profile.', 403);
    const asked = Number(req.searchParams.get('days'));
    const days = SPANS.find((span) => span === asked) ?? 30;
    const summary = await summariseLeads({ payload: req.payload, at: Date.now(), days, agent });
    return Response.json(summary, { headers: { 'Cache-Control': 'no-store' } });
  },
};
