import { APIError, type Endpoint } from 'payload';
import { csvRow } from '#site/server/csv.ts';
import { leadScope } from '../lead-scope.ts';
import { loadPerformance } from './load-performance.ts';
import { hoursText, PERFORMANCE_SPANS, type Performance } from './performance.ts';

const SPANS = Object.keys(PERFORMANCE_SPANS).map(Number);

/** GET /api/leads/performance?days=30&office=3, with `format=csv` as a file: the figures of a week, month or quarter. */
export const performanceEndpoint: Endpoint = {
  path: '/performance',
  method: 'get',
  handler: async (req) => {
    const scope = await leadScope(req);
    if (scope === 'none') throw new APIError('Your role sees no leads, and so not these figures.', 401);
    const asked = (name: string) => Number(req.searchParams.get(name));
    const office = asked('office');
    const performance = await loadPerformance({
      payload: req.payload,
      scope,
      // Who sees one office alone cannot name another: the scope holds beside it.
      office: scope === 'all' && Number.isSafeInteger(office) && office > 0 ? office : undefined,
      days: SPANS.find((span) => span === asked('days')) ?? 30,
      now: Date.now(),
    });
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (req.searchParams.get('format') !== 'csv') return Response.json(performance, { headers });
    return new Response(`\uFEFF${performanceCsv(performance)}`, {
      headers: {
        ...headers,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="performance-${performance.to}.csv"`,
      },
    });
  },
};

/** All figures as one table: what, of which, how many. */
export function performanceCsv(performance: Performance): string {
  const { from, to, agents, forms, sources, suburbs, listings, emptySearches } = performance;
  const counts = {
    'Leads by form': forms,
    'Leads by source': sources,
    'Leads by suburb': suburbs,
    Listings: listings,
    'Searches that found nothing': emptySearches,
  };
  const rows: (string | number)[][] = [
    ['Figure', 'Of', 'Value'],
    ['From', '', from],
    ['To', '', to],
    ['Leads', '', performance.total],
    ['Enquiries', '', performance.enquiries],
    ['Enquiries answered', '', performance.answered],
    ['Median time to answer', '', hoursText(performance.hours)],
    ['Median days on market', '', performance.daysOnMarket ?? ''],
    ...Object.entries(counts).flatMap(([name, of]) => of.map(({ label, count }) => [name, label, count])),
    ...agents.flatMap(({ name, leads, hours, current, closed }) => [
      ['Leads by agent', name, leads],
      ['Median time to answer', name, hoursText(hours)],
      ['Current listings', name, current],
      ['Sold or leased', name, closed],
    ]),
  ];
  return rows.map(csvRow).join('');
}
