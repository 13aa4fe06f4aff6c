import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { type Staff, staffOf } from './access.ts';
import { NO_STORE } from './answer-headers.ts';

/**
 * GET /api/{collection}{path}?days=…: numbers for a chart over the days up to today, for staff alone. `spans` are the
 * spans that can be asked for, in days; anything else is the first of them.
 */
export function summaryEndpoint({
  path = '/summary',
  spans,
  signIn,
  summarise,
}: {
  path?: string;
  spans: readonly number[];
  /** The message for people who are not signed in. */
  signIn: string;
  summarise: (asked: { req: PayloadRequest; staff: Staff; days: number; at: number }) => Promise<unknown>;
}): Endpoint {
  return {
    path,
    method: 'get',
    handler: async (req) => {
      const staff = staffOf(req);
      if (!staff) throw new APIError(signIn, 401);
      const asked = Number(req.searchParams.get('days'));
      const days = spans.find((span) => span === asked) ?? spans[0] ?? 1;
      const summary = await summarise({ req, staff, days, at: Date.now() });
      return Response.json(summary, { headers: NO_STORE });
    },
  };
}
