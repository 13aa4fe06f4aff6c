import { APIError } from 'payload';
import { ownAgentId } from '#site/server/access.ts';
import { summaryEndpoint } from '#site/server/summary-endpoint.ts';
import { DAY_SPANS } from '#site/ui/admin/day-spans.ts';
import { summariseLeads } from './summarise-leads.ts';

/** GET /api/leads/summary: leads per day and form, of those the member of staff may read. */
export const leadSummaryEndpoint = summaryEndpoint({
  spans: DAY_SPANS,
  signIn: 'Sign in to see how many leads came.',
  summarise: async ({ req, staff, days, at }) => {
    const agent = staff.role === 'agent' ? ownAgentId(req) : undefined;
    if (staff.role === 'agent' && !agent) throw new APIError('Your account has no agent profile.', 403);
    return summariseLeads({ payload: req.payload, at, days, agent });
  },
});
