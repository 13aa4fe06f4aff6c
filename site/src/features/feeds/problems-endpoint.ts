import { APIError, type Endpoint } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { csvRow } from '#site/server/csv.ts';

/** GET /api/feeds/:id/problems: the problems of an import as a CSV file, for the vendor of the sending system. */
export const problemsEndpoint: Endpoint = {
  path: '/:id/problems',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to read about imports.', 401);
    const id = Number(req.routeParams?.id);
    const run = await req.payload.findByID({ collection: 'feeds', id, depth: 0, overrideAccess: false, req });
    const problems = Array.isArray(run.problems) ? (run.problems as FeedNote[]) : [];
    const rows = problems.map(({ severity, listingId, line, message, text }) =>
      csvRow([severity === 'error' ? 'Error' : 'Warning', listingId ?? '', line ?? '', message, text ?? '']),
    );
    const file = csvRow(['Severity', 'Listing', 'Line', 'Problem', 'Text']) + rows.join('');
    return new Response(`\uFEFF${file}`, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="problems-${id}.csv"`,
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
