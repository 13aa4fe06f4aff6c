import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Collector, histogramSamples, type Metric, newHistogram, observe } from './metrics.ts';
import type { PageCache } from './page-cache.ts';

/** What an address is for, coarse enough to be a label. */
const CLASSES = ['page', 'form', 'file', 'feed', 'staff', 'check'] as const;
export type RouteClass = (typeof CLASSES)[number];

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Recorded when the client was gone before its answer was complete, as nginx does. */
const CLIENT_GONE = 499;

const FILE = /^\/(assets|media|maps|documents|embed)\//;
const FEED = /^\/feeds(\/|\?|$)/;
const CHECK = /^\/(healthz|readyz|metrics)(\?|$)/;

/** The class of a request to the public site. */
export function routeClassOf({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): RouteClass {
  const address = url ?? '/';
  if (FEED.test(address)) return 'feed';
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  if (FILE.test(address)) return 'file';
  return CHECK.test(address) ? 'check' : 'page';
}

export type Traffic = ReturnType<typeof createTraffic>;

/** Counts requests by class and status, and how long those took that did not come from the page cache. */
export function createTraffic({ now = () => performance.now() }: { now?: () => number } = {}) {
  const byClass = new Map(
    CLASSES.map((name) => [name, { statuses: new Float64Array(1000), durations: newHistogram(BOUNDS) }]),
  );

  function count(name: RouteClass, status: number): void {
    const statuses = byClass.get(name)?.statuses;
    if (statuses) statuses[status] = (statuses[status] ?? 0) + 1;
  }

  return {
    /** Counts an answer that was not timed. */
    count,

    /** Counts and times an answer once it is sent. */
    time({
      request,
      response,
      isStaff,
    }: {
      request: IncomingMessage;
      response: ServerResponse;
      isStaff: boolean;
    }): void {
      const name = isStaff ? 'staff' : routeClassOf(request);
      const startedAt = now();
      response.once('close', () => {
        count(name, response.writableFinished ? response.statusCode : CLIENT_GONE);
        const kept = byClass.get(name);
        if (kept) observe(kept.durations, (now() - startedAt) / 1000);
      });
    },

    metrics: (): Metric[] => [
      {
        name: 'requests_total',
        help: 'Requests answered, by what the address is for and the status. 499: the client was gone.',
        type: 'counter',
        samples: [...byClass].flatMap(([name, { statuses }]) =>
          [...statuses.entries()]
            .filter(([, value]) => value > 0)
            .map(([status, value]) => ({ labels: { class: name, status: String(status) }, value })),
        ),
      },
      {
        name: 'request_duration_seconds',
        help: 'Seconds from the head of a request to the end of its answer, without pages from the cache.',
        type: 'histogram',
        samples: [...byClass].flatMap(([name, { durations }]) =>
          histogramSamples(durations, { class: name }),
        ),
      },
    ],
  };
}

/** The requests of this process. */
export const siteTraffic = createTraffic();

/** Requests and the page cache. */
export const trafficMetrics = ({ traffic, cache }: { traffic: Traffic; cache: PageCache }): Collector => ({
  name: 'traffic',
  async collect() {
    const { hits, misses } = cache.asked();
    const { pages, bytes } = cache.size();
    const one = (name: string, help: string, value: number): Metric => ({ name, help, samples: [{ value }] });
    return [
      ...traffic.metrics(),
      {
        name: 'page_cache_requests_total',
        help: 'Pages that came from the cache (hit) and that were drawn (miss).',
        type: 'counter',
        samples: [
          { labels: { result: 'hit' }, value: hits },
          { labels: { result: 'miss' }, value: misses },
        ],
      },
      one('page_cache_pages', 'Pages in the cache.', pages),
      one('page_cache_bytes', 'About how much memory they take.', bytes),
    ];
  },
});
