import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loggedErrors } from './log.ts';
import type { Collector } from './metrics.ts';

/** How often the event loop is asked whether it is late, in ms. */
const RESOLUTION_MS = 20;

/** Errors in the log, event loop, processor time and memory of this process. Watches the event loop from now on. */
export function processMetrics(): Collector {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  /** The histogram holds the time between two looks. */
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS) / 1000;
  return {
    name: 'process',
    async collect() {
      const lags = { 0.5: late(delay.percentile(50)), 0.99: late(delay.percentile(99)), 1: late(delay.max) };
      delay.reset();
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        {
          name: 'errors_total',
          help: 'Errors in the log.',
          type: 'counter',
          samples: [{ value: loggedErrors() }],
        },
        {
          name: 'event_loop_lag_seconds',
          help: 'How late the event loop was since the measures were last read: median, 99 in 100, longest.',
          samples: Object.entries(lags).map(([quantile, value]) => ({ labels: { quantile }, value })),
        },
        {
          name: 'memory_bytes',
          help: 'Memory: resident in all, used by JavaScript, and outside of it.',
          samples: Object.entries({ resident: rss, heap: heapUsed, external }).map(([kind, value]) => ({
            labels: { kind },
            value,
          })),
        },
        {
          name: 'processor_seconds_total',
          help: 'Processor time, all threads together.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        {
          name: 'uptime_seconds',
          help: 'Seconds since the server started.',
          samples: [{ value: Math.round(process.uptime()) }],
        },
      ];
    },
  };
}
