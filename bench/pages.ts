import { ensureTools, load, startBareServer, startNginx } from './load.ts';
import { costText, type PageCost, readRecord, referenceMs, shareOf, writeRecord } from './record.ts';
import type { Row } from './report.ts';
import { cpuOf, memoryOf, type OtherServer, startServer, untilIdle } from './server.ts';

const COMPRESSED = { 'Accept-Encoding': 'gzip' };

/** What WordPress with Elementor and Easy Property Listings served uncached, at 10,000 listings on a machine like this. */
const PEER = { listing: 25, search: 3, home: 3 };

/** Node adds these itself. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** How long each kind of page is requested, in seconds. */
const SECONDS = 6;
/** CPU time of an uncached page at 10,000 listings, at most, as a share of the fixed piece of work (decision 100). */
const MOST_CPU = { listing: 1.9, search: 2.6, home: 1.6 };
/** CPU time of a cached page against that of Node's HTTP server with one finished answer, at most (decision 067). */
const CACHED_TIMES = 1.5;
/** The two are loaded in turns, this many times, so that other load on the machine affects both alike. */
const TURNS = 3;
const TURN_SECONDS = 4;

/**
 * Cached and uncached pages of a site that holds 10,000 listings in `dataDir`. CPU time for each request and bytes of
 * each page stand beside those of the last release; with `record` they take their place.
 */
export async function benchPages({
  dataDir,
  listingPaths,
  record,
}: {
  dataDir: string;
  listingPaths: string[];
  record: boolean;
}): Promise<Row[]> {
  await ensureTools();
  const startedAt = performance.now();
  const server = await startServer({ dataDir, env: { FRONTAGE_DEMO: '0' } });
  const seconds = (performance.now() - startedAt) / 1000;
  try {
    const idle = memoryOf(server.pid).now;
    const rows: Row[] = [
      {
        what: 'from start to ready',
        figure: `${seconds.toFixed(1)} s, ${(cpuOf(server.pid) / 1000).toFixed(1)} s of CPU time`,
        value: seconds,
        unit: 's',
        limit: 'at most 5 s',
        holds: seconds <= 5,
      },
    ];
    const first = listingPaths[0] as string;
    const page = await fetch(server.url + first, { headers: COMPRESSED });
    if (page.status !== 200) throw new Error(`${first} answered ${page.status}`);
    const body = await gzipBytes(await page.text());
    const sent = [...page.headers].filter(([name]) => !CONNECTION_HEADERS.has(name));
    const headers = { ...Object.fromEntries(sent), 'content-length': String(body.length) };
    const bare = await startBareServer({ body, headers });
    const nginx = await startNginx({
      body,
      headers: { 'Content-Encoding': 'gzip', 'Cache-Control': 'no-cache' },
    });
    await untilIdle(server.pid);
    // Until V8 has compiled what is hot.
    for (const { url } of [server, bare])
      await load({ url, paths: [first], headers: COMPRESSED, seconds: 4 });
    const limit = await load({ url: nginx.url, paths: [first], headers: COMPRESSED });
    const cached = await loadInTurns({ server, bare, path: first });
    await Promise.all([nginx.stop(), bare.stop()]);
    rows.push(
      {
        what: 'nginx, the same bytes as a file',
        figure: perSecond(limit.perSecond),
        value: limit.perSecond,
        unit: '1/s',
      },
      {
        what: 'Node’s HTTP server, the same bytes and headers',
        figure: `${perSecond(cached.bare.perSecond)}, ${cached.bare.cpuMs.toFixed(3)} ms CPU each`,
        value: cached.bare.perSecond,
        unit: '1/s',
      },
      {
        what: 'cached listing page',
        figure: `${perSecond(cached.page.perSecond)}, ${cached.page.cpuMs.toFixed(3)} ms CPU each: ${cached.times.toFixed(2)} times bare Node, ${(cached.page.perSecond / limit.perSecond).toFixed(2)} of nginx's rate, ${cached.page.errors} errors`,
        value: cached.times,
        unit: 'of bare Node’s CPU time',
        limit: `at most ${CACHED_TIMES} times bare Node's CPU time`,
        holds: cached.times <= CACHED_TIMES && cached.page.errors === 0,
      },
    );
    const searches = [...Array(200).keys()].map(
      (n) => `/buy?min_price=${300_000 + n * 1000}&beds=${1 + (n % 4)}`,
    );
    const before = readRecord();
    const costs: Record<string, PageCost> = {};
    const kinds = [
      { what: 'uncached listing page', paths: listingPaths, kind: 'listing' },
      { what: 'uncached search page', paths: searches, kind: 'search' },
      { what: 'uncached home page', paths: ['/'], kind: 'home' },
    ] as const;
    for (const { what, paths, kind } of kinds) {
      await load({ url: server.url, paths, headers: server.uncached, seconds: 3 });
      const reference = referenceMs();
      const cpu = cpuOf(server.pid);
      const measured = await load({ url: server.url, paths, headers: server.uncached, seconds: SECONDS });
      const html = await (await fetch(server.url + paths[0], { headers: server.uncached })).text();
      const cost = {
        referenceMs: reference,
        cpuMs: (cpuOf(server.pid) - cpu) / (measured.perSecond * SECONDS),
        bytes: Buffer.byteLength(html),
        gzipBytes: (await gzipBytes(html)).length,
      };
      costs[what] = cost;
      rows.push({
        what,
        figure: `${perSecond(measured.perSecond)} · p50 ${measured.p50.toFixed(1)} ms · p99 ${measured.p99.toFixed(1)} ms, ${measured.errors} errors`,
        value: measured.perSecond,
        unit: '1/s',
        limit: `(the peer: ${PEER[kind]}/s)`,
        holds: measured.errors === 0,
      });
      rows.push({
        what: `${what}, each request`,
        figure: costText(cost, before?.costs[what]),
        value: cost.cpuMs,
        unit: 'ms CPU',
        limit: `at most ${MOST_CPU[kind]} of the reference${before ? `, compared with ${before.at}` : ''}`,
        holds: shareOf(cost) <= MOST_CPU[kind],
      });
    }
    if (record) writeRecord(costs);
    const { now, peak } = memoryOf(server.pid);
    rows.push({
      what: 'memory of the process',
      figure: `idle ${idle} MB · under load ${now} MB · peak ${peak} MB`,
      value: peak,
      unit: 'MB',
    });
    return rows;
  } finally {
    await server.stop();
  }
}

type Cost = { perSecond: number; cpuMs: number; errors: number };

/** A cached page and the bare server in turns; of each the turn with the median cost, in ms of CPU time a request. */
async function loadInTurns({
  server,
  bare,
  path,
}: {
  server: OtherServer;
  bare: OtherServer;
  path: string;
}): Promise<{ page: Cost; bare: Cost; times: number }> {
  const turn = async ({ url, pid }: OtherServer): Promise<Cost> => {
    const cpu = cpuOf(pid);
    const { perSecond, errors } = await load({
      url,
      paths: [path],
      headers: COMPRESSED,
      seconds: TURN_SECONDS,
    });
    return { perSecond, errors, cpuMs: (cpuOf(pid) - cpu) / (perSecond * TURN_SECONDS) };
  };
  const turns: { page: Cost; bare: Cost; times: number }[] = [];
  for (let count = 0; count < TURNS; count += 1) {
    const node = await turn(bare);
    const page = await turn(server);
    turns.push({ page, bare: node, times: page.cpuMs / node.cpuMs });
  }
  turns.sort((a, b) => a.times - b.times);
  return turns[Math.floor(TURNS / 2)] as (typeof turns)[number];
}

const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-AU')}/s`;

async function gzipBytes(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
