import type { Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { summariseStatistics } from './summarise-statistics.ts';

/** The spans the charts offer, in days. */
const SPANS = [30, 90, 365];

/** GET /api/duty-statistics/summary?days=30|90|365: the counters added up for the charts. Staff only. */
export const statisticsEndpoint: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see the statistics.' }, { status: 401 });
    const asked = Number(req.searchParams.get('days'));
    const days = SPANS.find((span) => span === asked) ?? 30;
    const summary = await summariseStatistics({ payload: req.payload, today: dayInSydney(Date.now()), days });
    return Response.json(summary, { headers: { 'Cache-Control': 'no-store' } });
  },
};
