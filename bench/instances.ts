import { ADMIN_ENV, signIn } from './admin-account.ts';
import { ensureTools, type Load, load } from './load.ts';
import { ensureHaproxy, startHaproxy } from './proxy.ts';
import { percentile, type Row } from './report.ts';
import { type BenchServer, cpuOf, memoryOf, startServer, untilIdle } from './server.ts';

const MOST_INSTANCES = 3;
/** How long another instance may go on showing a page that was changed, in ms. */
const MOST_STALE_MS = 1000;

type Setup = {
  dataDir: string;
  env: Record<string, string>;
  listingPaths: string[];
  /** How long each kind of page is asked for, in seconds. */
  seconds: number;
  /** How often a record is changed. */
  changes: number;
};

/** One, two and three instances on one PostgreSQL behind HAProxy: how much they serve, and that none shows an old page. */
export async function benchInstances(setup: Setup): Promise<Row[]> {
  await ensureTools();
  await ensureHaproxy();
  const rows: Row[] = [];
  for (let count = 1; count <= MOST_INSTANCES; count += 1) rows.push(...(await withInstances(setup, count)));
  return rows;
}

async function withInstances(setup: Setup, count: number): Promise<Row[]> {
  const { dataDir, env, listingPaths, seconds, changes } = setup;
  const instances: BenchServer[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    const starts: { seconds: number; cpuMs: number }[] = [];
    for (let index = 0; index < count; index += 1) {
      const began = performance.now();
      const instance = await startServer({
        dataDir,
        env: { ...env, ...ADMIN_ENV, FRONTAGE_DEMO: '0' },
      });
      starts.push({ seconds: (performance.now() - began) / 1000, cpuMs: cpuOf(instance.pid) });
      instances.push(instance);
      stops.push(instance.stop);
    }
    for (const { pid } of instances) await untilIdle(pid);
    const proxy = await startHaproxy(instances.map(({ port }) => port));
    stops.push(proxy.stop);
    const uncached = instances[0]?.uncached ?? {};
    const searches = Array.from({ length: 200 }, (_, n) => `/buy?min_price=${300_000 + n * 500}`);
    const rows = [startOf({ count, starts })];
    for (const [what, paths, headers] of [
      ['cached pages', ['/', '/buy', '/rent'], {}],
      ['listings, not cached', listingPaths, uncached],
      ['searches, not cached', searches, uncached],
    ] as const) {
      const cpu = () => instances.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
      const before = cpu();
      const loaded = await load({ url: proxy.url, paths, headers, seconds });
      rows.push(rowOf({ count, what, loaded, cpuMs: cpu() - before, seconds }));
    }
    const memory = instances.map(({ pid }) => memoryOf(pid).now);
    rows.push({
      what: `${count}: memory of each`,
      figure: `${memory.join(', ')} MB`,
      value: Math.max(...memory),
      unit: 'MB',
    });
    return count > 1 ? [...rows, await staleness({ instances, changes })] : rows;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The newest instance: what Node compiled is there from those before. */
function startOf({ count, starts }: { count: number; starts: { seconds: number; cpuMs: number }[] }): Row {
  const { seconds = 0, cpuMs = 0 } = starts.at(-1) ?? {};
  return {
    what: `${count}: from start to ready`,
    figure: `${seconds.toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s of processor time`,
    value: seconds,
    unit: 's',
    limit: 'at most 5 s',
    holds: seconds <= 5,
  };
}

function rowOf({
  count,
  what,
  loaded: { perSecond, p50, p99, errors },
  cpuMs,
  seconds,
}: {
  count: number;
  what: string;
  loaded: Load;
  cpuMs: number;
  seconds: number;
}): Row {
  const each = cpuMs / (perSecond * seconds);
  const failed = errors > 0 ? `, ${errors} failed` : '';
  return {
    what: `${count}: ${what}`,
    figure: `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${each.toFixed(2)} ms of processor time each${failed}`,
    value: perSecond,
    unit: 'requests/s',
    limit: 'no request fails',
    holds: errors === 0,
  };
}

/** Changes a record at each instance in turn, and asks the others for its page until they show it. */
async function staleness({
  instances,
  changes,
}: {
  instances: BenchServer[];
  changes: number;
}): Promise<Row> {
  const [first] = instances as [BenchServer];
  const headers = { 'Content-Type': 'application/json', ...(await signIn(first.url)) };
  const send = async (url: string, method: string, data: object) => {
    const answer = await fetch(url, { method, headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    return (await answer.json()) as { doc: { id: number; slug: string } };
  };
  const { doc } = await send(`${first.url}/api/agents?keepSampleText=true`, 'POST', {
    name: `Instance Tester ${instances.length}`,
    role: 'Before',
    email: 'instance-tester@example.com',
    _status: 'published',
  });
  const shows = async (url: string, role: string) =>
    (await (await fetch(`${url}/agents/${doc.slug}`)).text()).includes(role);
  const delays: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const at = instances[change % instances.length] as BenchServer;
    const role = `Director ${change}.`;
    await send(`${at.url}/api/agents/${doc.id}?keepSampleText=true`, 'PATCH', { role, _status: 'published' });
    const saved = performance.now();
    for (const { url } of instances)
      while (!(await shows(url, role)) && performance.now() - saved < 10 * MOST_STALE_MS)
        await new Promise((resolve) => setTimeout(resolve, 2));
    delays.push(performance.now() - saved);
  }
  const late = delays.filter((delay) => delay > MOST_STALE_MS).length;
  return {
    what: `${instances.length}: changes shown by all instances`,
    figure: `${changes} changes: p50 ${percentile(delays, 50).toFixed(0)} ms, p99 ${percentile(delays, 99).toFixed(0)} ms, slowest ${Math.max(...delays).toFixed(0)} ms; ${late} later than a second`,
    value: late,
    unit: 'changes',
    limit: '0 later than a second',
    holds: late === 0,
  };
}
