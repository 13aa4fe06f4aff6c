import { benchLeads } from './leads.ts';
import { type Load, load } from './load.ts';
import type { Row } from './report.ts';
import { memoryOf, startServer, untilIdle } from './server.ts';

/** How long it takes; `SOAK_MINUTES` makes it shorter while trying it. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const COMPRESSED = { 'Accept-Encoding': 'gzip' };
const METRICS_TOKEN = 'the-soak-reads-how-memory-is-used';
/** How much more memory the last quarter may take than the second, the first being for caches to fill. */
const MOST_GROWTH = 1.05;

/**
 * Mixed traffic for a long time: cached and uncached pages, searches nobody asked before, the ajax address, leads and contact
 * forms. Memory must stay flat, and no request may fail.
 */
export async function benchSoak({
  dataDir,
  listingPaths,
  contactForm,
}: {
  dataDir: string;
  listingPaths: string[];
  contactForm: number;
}): Promise<Row[]> {
  const server = await startServer({ dataDir, env: { FRONTAGE_DEMO: '0', METRICS_TOKEN } });
  try {
    await untilIdle(server.pid);
    const end = performance.now() + MINUTES * 60_000;
    const memory: Memory[] = [];
    const loads: Load[] = [];
    let leads = 0;
    for (let round = 0; performance.now() < end; round += 1) {
      const searches = Array.from(
        { length: 100 },
        (_, n) => `/buy?min_price=${300_000 + round * 100 + n}&beds=${1 + (n % 4)}`,
      );
      const { url } = server;
      const seconds = 4;
      const paths = ['/', '/buy', '/rent', '/sold', '/agents', '/calculators/stamp-duty', ...listingPaths];
      loads.push(await load({ url, paths, headers: COMPRESSED, seconds }));
      loads.push(await load({ url, paths: searches, headers: COMPRESSED, seconds }));
      loads.push(await load({ url, paths: listingPaths, headers: server.uncached, seconds }));
      // Refuses to go on where one was not stored.
      await benchLeads({ url, contactForm, posts: 100, rounds: 1, first: leads });
      leads += 100;
      memory.push(await memoryAt(server));
    }
    return rowsOf({ memory, loads, leads });
  } finally {
    await server.stop();
  }
}

/**
 * MB: what the process holds itself, of it what JavaScript uses and what lies outside of that, and the mapped pages of files,
 * most of them the database's (up to 256 MB), which the system takes back when it needs the room.
 */
type Memory = Record<(typeof KINDS)[number], number>;
const KINDS = ['own', 'heap', 'external', 'mapped'] as const;

async function memoryAt({ url, pid }: { url: string; pid: number }): Promise<Memory> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const read = (kind: string) =>
    Number(new RegExp(`memory_bytes\\{kind="${kind}"\\} (\\S+)`).exec(text)?.[1]) / 2 ** 20;
  const { own, mapped } = memoryOf(pid);
  return { own, heap: read('heap'), external: read('external'), mapped };
}

function rowsOf({ memory, loads, leads }: { memory: Memory[]; loads: Load[]; leads: number }): Row[] {
  const size = Math.max(1, Math.floor(memory.length / 4));
  const quarters = [0, 1, 2, 3].map((quarter) => memory.slice(quarter * size, (quarter + 1) * size));
  const inQuarters = (kind: keyof Memory) =>
    quarters.map((each) => Math.round(mean(each.map((at) => at[kind]))));
  const [, before = Number.NaN, , after = Number.NaN] = inQuarters('own');
  const growth = after / before;
  const errors = loads.reduce((sum, each) => sum + each.errors, 0);
  const slowest = Math.max(...loads.map(({ p99 }) => p99));
  return [
    {
      what: `${MINUTES} minutes of mixed traffic: own memory in the last quarter beside the second`,
      figure: `${after} MB beside ${before} MB: ${growth.toFixed(3)} times`,
      value: growth,
      unit: 'times',
      limit: `at most ${MOST_GROWTH}`,
      holds: growth <= MOST_GROWTH,
    },
    ...KINDS.map((kind) => ({
      what: `memory in each quarter, ${kind}`,
      figure: `${inQuarters(kind).join(', ')} MB`,
      value: inQuarters(kind).at(-1) ?? Number.NaN,
      unit: 'MB',
    })),
    {
      what: 'requests that failed',
      figure: `${errors}`,
      value: errors,
      unit: 'requests',
      limit: '0',
      holds: errors === 0,
    },
    { what: 'slowest p99 of a round', figure: `${slowest.toFixed(0)} ms`, value: slowest, unit: 'ms' },
    { what: 'leads and contact forms stored', figure: `${leads * 2}`, value: leads * 2, unit: 'leads' },
  ];
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
