import { summaryEndpoint } from '#site/server/summary-endpoint.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { DAY_SPANS } from '#site/ui/admin/day-spans.ts';
import { summariseStatistics } from './summarise-statistics.ts';

/** GET /api/duty-statistics/summary: the counters added up for the charts. */
export const statisticsEndpoint = summaryEndpoint({
  spans: DAY_SPANS,
  signIn: 'Sign in to see the statistics.',
  summarise: ({ req, days, at }) =>
    summariseStatistics({ payload: req.payload, today: dayInSydney(at), days }),
});
