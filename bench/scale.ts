import { ADMIN_ENV, signIn } from './admin-account.ts';
import { percentile, type Row } from './report.ts';
import { memoryOf, startServer, untilIdle } from './server.ts';

const REQUESTS = 60;

/** What is asked for, by whom, and how long 95 of 100 may take at most, in ms. */
type Asked = { what: string; path: (n: number) => string; headers: Record<string, string>; most?: number };

/**
 * Pages for visitors and lists for staff, one request after another past the page cache, on a PostgreSQL that holds
 * very much: what one request waits for, not how many there can be.
 */
export async function benchScale({
  dataDir,
  env,
  listingPaths,
}: {
  dataDir: string;
  env: Record<string, string>;
  listingPaths: string[];
}): Promise<Row[]> {
  const server = await startServer({
    dataDir,
    env: { ...env, ...ADMIN_ENV, FRONTAGE_DEMO: '0' },
  });
  try {
    // It looks through what was filled in behind its back.
    await untilIdle(server.pid, 900);
    const staff = await signIn(server.url);
    const asked: Asked[] = [
      {
        what: 'listing page',
        path: (n) => listingPaths[n % listingPaths.length] as string,
        headers: server.uncached,
        most: 100,
      },
      {
        what: 'search, page 1',
        path: (n) => `/buy?min_price=${300_000 + n * 1000}`,
        headers: server.uncached,
        most: 500,
      },
      {
        what: 'search in a suburb',
        path: (n) => `/buy?suburb=benchtown-${n}-nsw-${2000 + n}`,
        headers: server.uncached,
      },
      {
        what: 'sitemap, a part',
        path: (n) => (n % 2 ? '/sitemap.xml' : '/sitemap/listings-1.xml'),
        headers: server.uncached,
      },
      {
        what: 'staff: inbox',
        path: (n) => `/api/leads/inbox?view=new&page=${1 + (n % 5)}`,
        headers: staff,
        most: 500,
      },
      {
        what: 'staff: inbox, search',
        path: (n) => `/api/leads/inbox?view=all&search=visitor${n * 997}`,
        headers: staff,
        most: 500,
      },
      {
        what: 'staff: listings',
        path: (n) => `/api/listings/board?view=${n % 2 ? 'current' : 'sold'}&page=${1 + (n % 20)}`,
        headers: staff,
        most: 500,
      },
      {
        what: 'staff: listings, search',
        path: (n) => `/api/listings/board?view=all&search=${1000 + n * 97}`,
        headers: staff,
        most: 500,
      },
      {
        what: 'staff: table of listings',
        path: (n) => `/api/listings?limit=25&page=${1 + n}&sort=-updatedAt&depth=0&draft=true`,
        headers: staff,
        most: 500,
      },
      {
        what: 'staff: agents, search',
        path: (n) => `/api/agents?limit=25&depth=0&draft=true&where[name][like]=${n * 97}`,
        headers: staff,
        most: 500,
      },
      {
        what: 'staff: leads',
        path: (n) => `/api/leads?limit=25&page=${1 + n}&sort=-createdAt&depth=0`,
        headers: staff,
        most: 500,
      },
    ];
    const rows: Row[] = [];
    for (const each of asked) rows.push(await measure({ url: server.url, ...each }));
    const { now, peak } = memoryOf(server.pid);
    return [...rows, { what: 'memory', figure: `${now} MB, ${peak} MB at most`, value: peak, unit: 'MB' }];
  } finally {
    await server.stop();
  }
}

async function measure({ url, what, path, headers, most }: Asked & { url: string }): Promise<Row> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let n = 0; n < REQUESTS; n += 1) {
    const began = performance.now();
    const answer = await fetch(url + path(n), { headers });
    await answer.arrayBuffer();
    statuses.add(answer.status);
    times.push(performance.now() - began);
  }
  const p95 = percentile(times, 95);
  const answers = [...statuses].filter((status) => status !== 200);
  return {
    what,
    figure: `p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms${answers.length > 0 ? `, answers ${answers.join(', ')}` : ''}`,
    value: p95,
    unit: 'ms',
    ...(most === undefined
      ? {}
      : { limit: `at most ${most} ms`, holds: p95 <= most && answers.length === 0 }),
  };
}
