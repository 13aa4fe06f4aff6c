import { APIError } from 'payload';
import { summaryEndpoint } from '#site/server/summary-endpoint.ts';
import { DAY_SPANS } from '#site/ui/admin/day-spans.ts';
import { leadScope } from '../lead-scope.ts';
import { summariseLeads } from './summarise-leads.ts';

/** GET /api/leads/summary: leads per day and form, of those the member of staff may read. */
export const leadSummaryEndpoint = summaryEndpoint({
  spans: DAY_SPANS,
  signIn: 'Sign in to see lead statistics.',
  summarise: async ({ req, days, at }) => {
    const scope = await leadScope(req);
    if (scope === 'none') throw new APIError('Sign in to see lead statistics.', 401);
    return summariseLeads({ payload: req.payload, at, days, scope: scope === 'all' ? undefined : scope });
  },
});
