import type { Payload } from 'payload';
import { log } from './log.ts';

/** One measure of the product with its values, as a program that watches it reads them. */
export type Metric = {
  /** Without the prefix, in lowercase with underscores; the unit last: `feed_last_success_age_seconds`. */
  name: string;
  /** A sentence. */
  help: string;
  /** A gauge when left out: it may fall as well as rise. */
  type?: 'gauge' | 'counter' | 'histogram';
  samples: Sample[];
};

type Sample = {
  labels?: Record<string, string>;
  /** May be infinite, as the time since something that never happened. */
  value: number;
  /** Which line of a histogram this is. */
  part?: 'bucket' | 'sum' | 'count';
};

/** Observations, counted by the first bound that is not below them. */
export type Histogram = { bounds: readonly number[]; counts: Float64Array; sum: number };

/** A histogram without observations. The last count is of what is above all bounds. */
export const newHistogram = (bounds: readonly number[]): Histogram => ({
  bounds,
  counts: new Float64Array(bounds.length + 1),
  sum: 0,
});

/** Counts one observation. */
export function observe(histogram: Histogram, value: number): void {
  const found = histogram.bounds.findIndex((bound) => value <= bound);
  const at = found < 0 ? histogram.bounds.length : found;
  histogram.counts[at] = (histogram.counts[at] ?? 0) + 1;
  histogram.sum += value;
}

/** The lines of a histogram: each bucket holds the ones below it too. */
export function histogramSamples(
  { bounds, counts, sum }: Histogram,
  labels: Record<string, string>,
): Sample[] {
  let below = 0;
  const buckets = [...counts].map((count, at): Sample => {
    below += count;
    return { part: 'bucket', labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: below };
  });
  return [...buckets, { part: 'sum', labels, value: sum }, { part: 'count', labels, value: below }];
}

/** Reads the measures of one part of the product. A feature adds one to the list in `routes/metrics/routes.ts`. */
export type Collector = {
  name: string;
  collect: (input: { payload: Payload; now: number }) => Promise<Metric[]>;
};

/** The content type of the Prometheus text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * What these collectors say, in the Prometheus text format. One that fails leaves out its own measures; `collector_up`
 * then is 0 for it.
 */
export async function metricsText({
  payload,
  collectors,
  now,
}: {
  payload: Payload;
  collectors: readonly Collector[];
  /** Epoch ms. */
  now: number;
}): Promise<string> {
  const metrics: Metric[] = [];
  const up: Metric = {
    name: 'collector_up',
    help: 'Whether the measures of a part could be read.',
    samples: [],
  };
  for (const { name, collect } of collectors) {
    let value = 1;
    try {
      metrics.push(...(await collect({ payload, now })));
    } catch (error) {
      log.error({ err: error, collector: name }, 'metrics could not be read');
      value = 0;
    }
    up.samples.push({ labels: { collector: name }, value });
  }
  return [...metrics, up].map(textOf).join('');
}

function textOf({ name, help, type = 'gauge', samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value, part }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `frontage_${name}${part ? `_${part}` : ''}${named.length ? `{${named.join(',')}}` : ''} ${value === Infinity ? '+Inf' : value}\n`;
  });
  return `# HELP frontage_${name} ${escapedHelp(help)}\n# TYPE frontage_${name} ${type}\n${lines.join('')}`;
}

const escapedHelp = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
const escaped = (text: string): string => escapedHelp(text).replace(/"/g, '\\"');
