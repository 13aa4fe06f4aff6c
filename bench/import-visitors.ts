import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFeed } from './make-feed.ts';
import { percentile, type Row } from './report.ts';
import { startServer, untilIdle } from './server.ts';

const TOKEN = 'bench-metrics-token';
/** A page that an import does not change stays cached. */
const CACHED = '/calculators/stamp-duty';
const QUIET_MS = 10_000;
/** Between two requests of a visitor. */
const PAUSE_MS = 20;
const MOST_TIMES = 3;
const MOST_UNCACHED_MS = 300;

/**
 * What visitors wait for a page while a feed of so many new listings, dropped into a folder, is imported by the built
 * server. `dataDir` has a source called `bench`.
 */
export async function benchVisitors({
  dataDir,
  env,
  database,
  count,
}: {
  dataDir: string;
  env: Record<string, string>;
  database: string;
  count: number;
}): Promise<Row[]> {
  const server = await startServer({
    dataDir,
    env: { ...env, FRONTAGE_DEMO: '0', METRICS_TOKEN: TOKEN },
  });
  try {
    await untilIdle(server.pid);
    const visitor = (path: string, headers: Record<string, string> = {}) => ({
      url: server.url + path,
      headers,
    });
    await ask({ ...visitor(CACHED), until: () => true });
    const started = performance.now();
    const quiet = await ask({ ...visitor(CACHED), until: () => performance.now() - started > QUIET_MS });
    const incoming = join(dataDir, 'feeds/bench/incoming');
    await mkdir(incoming, { recursive: true });
    await makeFeed({ path: join(incoming, 'feed.xml.part'), count });
    await rename(join(incoming, 'feed.xml.part'), join(incoming, 'feed.xml'));
    while ((await queued(server.url)) === 0) await wait(100);
    let isOver = false;
    const begun = performance.now();
    const over = async () => {
      while ((await queued(server.url)) > 0) await wait(250);
      isOver = true;
    };
    const [cached, uncached] = await Promise.all([
      ask({ ...visitor(CACHED), until: () => isOver }),
      ask({ ...visitor('/buy', server.uncached), until: () => isOver }),
      over(),
    ]);
    const seconds = (performance.now() - begun) / 1000;
    const before = percentile(quiet, 99);
    const during = percentile(cached, 99);
    const p95 = percentile(uncached, 95);
    const what = `${database}: while ${count.toLocaleString('en-AU')} new listings come in (${seconds.toFixed(0)} s)`;
    return [
      {
        what: `${what}, p99 of a cached page`,
        figure: `${during.toFixed(0)} ms, ${before.toFixed(1)} ms before`,
        value: during,
        unit: 'ms',
        limit: `at most ${MOST_TIMES} × before`,
        holds: during <= MOST_TIMES * before,
      },
      {
        what: `${what}, p95 of an uncached search`,
        figure: `${p95.toFixed(0)} ms`,
        value: p95,
        unit: 'ms',
        limit: `at most ${MOST_UNCACHED_MS} ms`,
        holds: p95 <= MOST_UNCACHED_MS,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** One request after the other until something is over; how long each took, in ms. */
async function ask({
  url,
  headers,
  until,
}: {
  url: string;
  headers: Record<string, string>;
  until: () => boolean;
}): Promise<number[]> {
  const times: number[] = [];
  do {
    const at = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - at);
    await wait(PAUSE_MS);
  } while (!until());
  return times;
}

/** Feed files that wait or are being imported. */
async function queued(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const found = /feed_queue_files(?:\{[^}]*\})? (\d+)/.exec(await answer.text());
  if (!found) throw new Error('The metrics do not say how many feed files wait.');
  return Number(found[1]);
}
