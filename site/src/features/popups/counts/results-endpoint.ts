import { APIError } from 'payload';
import { summaryEndpoint } from '#site/server/summary-endpoint.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { DAY_SPANS } from '#site/ui/admin/day-spans.ts';
import { popupResults } from './results.ts';

/** GET /api/popups/{id}/results: views and conversions, for its form in the admin. */
export const resultsEndpoint = summaryEndpoint({
  path: '/:id/results',
  spans: DAY_SPANS,
  signIn: 'Sign in to see the results.',
  summarise: async ({ req, days, at }) => {
    const results = await popupResults({
      payload: req.payload,
      id: Number(req.routeParams?.id) || 0,
      today: dayInSydney(at),
      days,
    });
    if (!results) throw new APIError('This popup doesn’t exist.', 404);
    return results;
  },
});
