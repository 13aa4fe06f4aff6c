import type { Payload } from 'payload';
import { log } from './log.ts';

/** One measure of the product with its values, as a program that watches it reads them. */
export type Metric = {
  /** Without the prefix, in lowercase with underscores; the unit last: `feed_last_success_age_seconds`. */
  name: string;
  /** A sentence. */
  help: string;
  samples: { labels?: Record<string, string>; value: number }[];
};

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

/** All are gauges: they are read from the database, so they may fall as well as rise, and survive a restart. */
function textOf({ name, help, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `frontage_${name}${named.length ? `{${named.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP frontage_${name} ${help}\n# TYPE frontage_${name} gauge\n${lines.join('')}`;
}

const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
