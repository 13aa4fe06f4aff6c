import { expect, it } from 'vitest';
import { histogramSamples, type Metric, metricsText, newHistogram, observe } from './metrics.ts';

const text = (metrics: Metric[]) =>
  metricsText({
    payload: {} as never,
    collectors: [
      { name: 'a', collect: async () => metrics },
      { name: 'b', collect: () => Promise.reject(new Error('no database')) },
    ],
    now: 0,
  });

it('writes each measure with its help and type, texts escaped', async () => {
  const written = await text([
    {
      name: 'mails',
      help: 'A \\ and\na line.',
      samples: [{ labels: { to: 'a\\b"c\nd', x: 'y' }, value: 2.5 }],
    },
    { name: 'sent_total', help: 'All.', type: 'counter', samples: [] },
  ]);
  expect(written).toBe(
    [
      '# HELP frontage_mails A \\\\ and\\na line.',
      '# TYPE frontage_mails gauge',
      'frontage_mails{to="a\\\\b\\"c\\nd",x="y"} 2.5',
      '# HELP frontage_sent_total All.',
      '# TYPE frontage_sent_total counter',
      '# HELP frontage_collector_up Whether the measures of a part could be read.',
      '# TYPE frontage_collector_up gauge',
      'frontage_collector_up{collector="a"} 1',
      'frontage_collector_up{collector="b"} 0',
      '',
    ].join('\n'),
  );
});

it('writes a histogram whose buckets hold the ones below them, up to all', async () => {
  const took = newHistogram([0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) observe(took, value);
  const written = await text([
    { name: 'took', help: 'Seconds.', type: 'histogram', samples: histogramSamples(took, { class: 'page' }) },
  ]);
  expect(written.split('\n').slice(1, 7)).toEqual([
    '# TYPE frontage_took histogram',
    'frontage_took_bucket{class="page",le="0.1"} 2',
    'frontage_took_bucket{class="page",le="1"} 3',
    'frontage_took_bucket{class="page",le="+Inf"} 4',
    'frontage_took_sum{class="page"} 7.65',
    'frontage_took_count{class="page"} 4',
  ]);
});
