import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.mjs';
import { benchScripts } from './browser.ts';
import { child } from './child.ts';
import { benchEditor } from './editor.ts';
import { benchVisitors } from './import-visitors.ts';
import { benchInstances } from './instances.ts';
import { benchInteractions } from './interactions.ts';
import { benchLeads, benchLeadsWithPictures } from './leads.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoops } from './loops.ts';
import { benchPages } from './pages.ts';
import type { Row } from './report.ts';
import { benchScale } from './scale.ts';
import { startServer } from './server.ts';
import { benchSoak } from './soak.ts';
import { benchStaff } from './staff.ts';
import { benchTenBlocks } from './ten-blocks.ts';

const PAGE_BENCH_LISTINGS = 10_000;

/** Parts that take long, and run only when they are named. */
export const LONG_PARTS: readonly string[] = ['soak', 'scale', 'instances'];

type Options = {
  /** Whether the figures become those that later runs are compared with. */
  record: boolean;
};

/** The parts of the bench, by their names. */
export const parts: Record<string, (options: Options) => Promise<Row[]>> = {
  search,
  map,
  pages,
  leads,
  import: imports,
  'import-large': importLarge,
  'import-visitors': importVisitors,
  alerts,
  loops,
  browser,
  editor: () => inTemporaryFolder((dataDir) => benchEditor({ dataDir })),
  'ten-blocks': () => inTemporaryFolder((dataDir) => benchTenBlocks({ dataDir })),
  staff: () => inTemporaryFolder((dataDir) => benchStaff({ dataDir })),
  soak,
  scale,
  instances,
  places: () => child<Row[]>({ script: 'places-child.ts', args: [], env: {}, tsx: false }),
  duty: () => child<Row[]>({ script: 'duty-child.ts', args: [], env: {}, tsx: false }),
};

function pages({ record }: Options): Promise<Row[]> {
  return inTemporaryFolder(async (dataDir) => {
    const listingPaths = await child<string[]>({
      script: 'fill-child.ts',
      args: [String(PAGE_BENCH_LISTINGS)],
      env: { DATA_DIR: dataDir },
    });
    return benchPages({ dataDir, listingPaths, record });
  });
}

/** Runs work against each database in turn; `env` names it. */
async function onEachDatabase(
  work: (input: { database: string; env: Record<string, string> }) => Promise<Row[]>,
): Promise<Row[]> {
  const sqlite = await inTemporaryFolder((dataDir) =>
    work({ database: 'SQLite', env: { DATA_DIR: dataDir } }),
  );
  const server = await startPostgres({ durable: true });
  try {
    const postgres = await inTemporaryFolder((dataDir) =>
      work({ database: 'PostgreSQL', env: { DATA_DIR: dataDir, DATABASE_URL: server.url() } }),
    );
    return [...sqlite, ...postgres];
  } finally {
    await server.stop();
  }
}

function search(): Promise<Row[]> {
  return onEachDatabase(({ database, env }) =>
    child<Row[]>({ script: 'search-child.ts', args: [database], env }),
  );
}

function map(): Promise<Row[]> {
  return onEachDatabase(({ database, env }) =>
    child<Row[]>({ script: 'map-child.ts', args: [database], env }),
  );
}

function leads(): Promise<Row[]> {
  return onEachDatabase(async ({ database, env }) => {
    const contactForm = await child<number>({ script: 'contact-form-child.ts', args: [], env });
    const server = await startServer({ dataDir: String(env.DATA_DIR), env: { ...env, FRONTAGE_DEMO: '0' } });
    try {
      const { url } = server;
      const plain = await benchLeads({ url, contactForm, database });
      return [...plain, ...(await benchLeadsWithPictures({ url, database }))];
    } finally {
      await server.stop();
    }
  });
}

function imports(): Promise<Row[]> {
  return onEachDatabase((on) => importOf({ ...on, count: 10_000 }));
}

/** With the heap that `npm run import` gives itself. */
const importOf = ({
  database,
  env,
  count,
}: {
  database: string;
  env: Record<string, string>;
  count: number;
}): Promise<Row[]> =>
  child<Row[]>({
    script: 'import-child.ts',
    args: [database, String(count)],
    env,
    isBuilt: true,
    // As scripts/import.mjs.
    node: ['--max-old-space-size=256', '--heap-growing-percent=40'],
  });

/** Ten times as many listings must not take more memory. */
const MOST_GROWTH = 1.2;

/** The memory that an import of 100,000 listings takes beside one of 10,000; some ten minutes. */
async function importLarge(): Promise<Row[]> {
  const small = await onEachDatabase((on) => importOf({ ...on, count: 10_000 }));
  const large = await onEachDatabase((on) => importOf({ ...on, count: 100_000 }));
  const memoryOf = (rows: Row[]) => rows.filter(({ unit }) => unit === 'MB');
  const before = memoryOf(small);
  const growth = memoryOf(large).map((row, index): Row => {
    const ratio = row.value / (before[index]?.value ?? Number.NaN);
    return {
      what: `${row.what.split(':')[0]}: peak memory over 100,000 listings beside 10,000`,
      figure: `${ratio.toFixed(2)} times`,
      value: ratio,
      unit: 'times',
      limit: `at most ${MOST_GROWTH}`,
      holds: ratio <= MOST_GROWTH,
    };
  });
  return [...before, ...large.map(({ limit: _, holds: __, ...row }) => row), ...growth];
}

/** What visitors notice of an import of 10,000 new listings. */
function importVisitors(): Promise<Row[]> {
  return onEachDatabase(async ({ database, env }) => {
    await child<Row[]>({ script: 'feed-source-child.ts', args: [], env });
    return benchVisitors({ dataDir: String(env.DATA_DIR), env, database, count: 10_000 });
  });
}

function loops(): Promise<Row[]> {
  return onEachDatabase(async ({ database, env }) => {
    const made = await child<{ post: number; widgets: string[]; list: string }>({
      script: 'loops-child.ts',
      args: [String(PAGE_BENCH_LISTINGS)],
      env,
    });
    return benchLoops({ dataDir: String(env.DATA_DIR), env, database, ...made });
  });
}

/** Twenty minutes; `SOAK_MINUTES=2` while trying it. Only when it is named: `npm run bench` leaves it out. */
function soak(): Promise<Row[]> {
  return inTemporaryFolder(async (dataDir) => {
    const env = { DATA_DIR: dataDir };
    const listingPaths = await child<string[]>({
      script: 'fill-child.ts',
      args: [String(PAGE_BENCH_LISTINGS)],
      env,
    });
    const contactForm = await child<number>({ script: 'contact-form-child.ts', args: [], env });
    return benchSoak({ dataDir, listingPaths, contactForm });
  });
}

/** A million listings and half a million leads on PostgreSQL, or as `SCALE_LISTINGS` and `SCALE_LEADS` say. Only when it is named. */
async function scale(): Promise<Row[]> {
  const { SCALE_LISTINGS = '1000000', SCALE_LEADS = '500000', SCALE_ALERTS = '1000000' } = process.env;
  const server = await startPostgres({ durable: true });
  try {
    return await inTemporaryFolder(async (dataDir) => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: server.url() };
      const listingPaths = await child<string[]>({
        script: 'scale-child.ts',
        args: [SCALE_LISTINGS, SCALE_LEADS, SCALE_ALERTS],
        env,
      });
      const rows = await benchScale({ dataDir, env, listingPaths });
      return rows.map((row) => ({ ...row, what: `${SCALE_LISTINGS} listings: ${row.what}` }));
    });
  } finally {
    await server.stop();
  }
}

/**
 * One, two and three instances behind HAProxy, and 10,000 changes that all of them must show within a second.
 * `INSTANCES_LISTINGS`, `INSTANCES_SECONDS` and `INSTANCES_CHANGES` make it shorter. Only when it is named.
 */
async function instances(): Promise<Row[]> {
  const { INSTANCES_LISTINGS = '10000', INSTANCES_SECONDS = '10', INSTANCES_CHANGES = '10000' } = process.env;
  const server = await startPostgres({ durable: true });
  try {
    return await inTemporaryFolder(async (dataDir) => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: server.url() };
      const listingPaths = await child<string[]>({
        script: 'fill-child.ts',
        args: [INSTANCES_LISTINGS],
        env,
      });
      const [seconds, changes] = [Number(INSTANCES_SECONDS), Number(INSTANCES_CHANGES)];
      return benchInstances({ dataDir, env, listingPaths, seconds, changes });
    });
  } finally {
    await server.stop();
  }
}

function alerts(): Promise<Row[]> {
  return onEachDatabase(({ database, env }) =>
    child<Row[]>({ script: 'alerts-child.ts', args: [database], env }),
  );
}

function browser(): Promise<Row[]> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir });
    try {
      const linkOn = async (path: string, link: RegExp) => {
        const found = link.exec(await (await fetch(server.url + path)).text())?.[1];
        if (!found) throw new Error(`${path} links to no page to measure.`);
        return found;
      };
      const listing = await linkOn('/buy', /href="(\/property\/[^"]+)"/);
      const measured = [
        { name: 'home', path: '/', startedKilobytes: 95, mostLcpMs: 1800 },
        { name: 'search', path: '/buy', startedKilobytes: 100 },
        { name: 'listing', path: listing, startedKilobytes: 110 },
      ];
      const scripts = await benchScripts({ url: server.url, pages: measured });
      const interactions = await benchInteractions({ url: server.url });
      const pages = [
        ...measured,
        { name: 'suburb', path: await linkOn('/suburbs', /href="(\/suburbs\/[^"/]+\/[^"]+)"/) },
        { name: 'calculator', path: '/calculators/stamp-duty' },
        { name: 'post', path: await linkOn('/news', /href="(\/news\/[a-z0-9]+-[a-z0-9-]+)"/) },
      ];
      return [...scripts, ...interactions, ...(await benchLighthouse({ server, pages }))];
    } finally {
      await server.stop();
    }
  });
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
